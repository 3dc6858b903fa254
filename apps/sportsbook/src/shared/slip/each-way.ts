import type { EachWay } from '@ordago/contracts';
import { kindOf, type Slip, type SlipLeg } from './slip.ts';

/**
 * State of the slip for a bet each way. `none`: no leg offers places. `on`: it is one. `blocked`: the player wants one,
 * and a system or a leg to win alone prevents it: nothing is placed until the player chooses how to go on.
 */
export type EachWayState =
  | { readonly kind: 'none' | 'off' | 'on' }
  | { readonly kind: 'blocked'; readonly why: 'system' }
  | { readonly kind: 'blocked'; readonly why: 'leg'; readonly leg: SlipLeg };

export function eachWayStateOf(slip: Slip): EachWayState {
  if (!slip.legs.some(({ eachWay }) => eachWay !== undefined)) return { kind: 'none' };
  if (!slip.eachWay) return { kind: 'off' };
  if (kindOf(slip) === 'system') return { kind: 'blocked', why: 'system' };
  const leg = slip.legs.find(({ eachWay }) => eachWay === undefined);
  return leg === undefined ? { kind: 'on' } : { kind: 'blocked', why: 'leg', leg };
}

/** The slip without a choice of each way that no leg offers: it would come back with a later selection, unasked. */
export function withoutIdleWish(slip: Slip): Slip {
  return slip.eachWay && eachWayStateOf(slip).kind === 'none' ? { ...slip, eachWay: false } : slip;
}

/** The legs with the terms of now: what the player sees at the moment of choosing. */
export function withTerms(slip: Slip, terms: ReadonlyMap<string, EachWay | null>): Slip {
  const legs = slip.legs.map((leg): SlipLeg => {
    const now = terms.get(leg.selection);
    if (now === undefined || areSame(leg.eachWay ?? null, now)) return leg;
    const { eachWay: _, ...others } = leg;
    return now === null ? others : { ...others, eachWay: now };
  });
  return legs.every((leg, place) => leg === slip.legs[place]) ? slip : { ...slip, legs };
}

export function areSame(one: EachWay | null, other: EachWay | null): boolean {
  return one?.divisor === other?.divisor && one?.places === other?.places;
}
