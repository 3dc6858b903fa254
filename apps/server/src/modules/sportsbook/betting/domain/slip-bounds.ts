import { combinationsOf, formatOdds } from '@ordago/kernel';
import type { BettingSettings, OfferedSelection, Slip } from '../../shared/domain/slip.ts';
import { longestProduct } from './judge-slip.ts';
import { shownOdds } from './preview-express.ts';

/** A bound that no stake changes: how much there may be, and how much there is where that is seen beforehand. */
export interface SlipBound {
  readonly name:
    | 'express-too-many'
    | 'combination-count-exceeded'
    | 'express-odds-above-maximum'
    | 'bet-too-soon'
    | 'same-bet-limit';
  readonly max: string;
  readonly now: string | null;
}

/** Returns the bounds of a slip whatever its stake. */
export function boundsOf(slip: Slip, legs: readonly OfferedSelection[], settings: BettingSettings): SlipBound[] {
  const { expressLegsMax, combinationsMax, expressOddsMax, betGapS, sameBetMax } = settings;
  const { system } = slip;
  const combinations = system === null ? [] : [String(combinationsOf(slip.legs.length, system))];
  return [
    { name: 'express-too-many', max: String(expressLegsMax), now: String(slip.legs.length) },
    ...combinations.map((now) => ({ name: 'combination-count-exceeded' as const, max: String(combinationsMax), now })),
    {
      name: 'express-odds-above-maximum',
      max: formatOdds(expressOddsMax),
      now: legs.length === 0 ? null : formatOdds(shownOdds(longestProduct(slip, legs))),
    },
    ...(betGapS > 0 ? [{ name: 'bet-too-soon' as const, max: String(betGapS), now: null }] : []),
    ...(sameBetMax === null ? [] : [{ name: 'same-bet-limit' as const, max: String(sameBetMax), now: null }]),
  ];
}
