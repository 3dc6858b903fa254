import type { SportEvent } from '@ordago/contracts';

/** Columns of prices that the matches of a league have beside home, away and the total. */
export interface Columns {
  /** Home, draw, away; without it the two sides share the width of the three. */
  readonly hasDraw: boolean;
  /** True if the column of both to score is shown. */
  readonly hasBoth: boolean;
}

/** Kinds that ask which of two sides wins, without a draw. */
export const WINNER_KINDS = ['match-winner', 'fight-winner'];

/** Returns true if any of these matches can be drawn: all but those that are sold without a draw alone. */
export function mayBeDrawn(events: readonly SportEvent[]): boolean {
  return isSoldIn(events, '1x2') || !WINNER_KINDS.some((kind) => isSoldIn(events, kind));
}

/** Returns true if any of these matches offers a kind of market. */
export function isSoldIn(events: readonly SportEvent[], kind: string): boolean {
  return events.some(({ markets }) => markets.some((market) => market.kind === kind));
}
