import type { Slip, SlipLeg } from './slip.ts';

/** Whether a leg is several selections of its event as one. */
export function isCombination({ kind }: Pick<SlipLeg, 'kind'>): boolean {
  return kind === 'bet-builder';
}

/** The combinations of an event that the slip holds, as a call names them: the event's own markets leave them out. */
export function combinationsIn({ legs }: Slip, event: string): string | undefined {
  const own = legs.filter((leg) => leg.event === event && isCombination(leg)).map(({ selection }) => selection);
  return own.length === 0 ? undefined : own.join(',');
}
