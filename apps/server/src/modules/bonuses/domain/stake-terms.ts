import type { Factor, Odds } from '@ordago/kernel';
import { freeBetOdds, judgeFreeBet, judgeFreeOdds } from './free-bet.ts';
import { judgeBonusLegs, judgeBonusOdds, judgeBonusShare } from './judge-bonus.ts';
import type { FreeBetSettings, FreeBetTerms, SlipShape } from './terms.ts';

/** Terms of stakes that are not the player's own money, as the sportsbook asks about them when a bet is placed. */
export const stakeTerms = {
  judgeBonusShare,
  judgeBonusLegs,
  judgeBonusOdds,
  judgeFreeBet,
  judgeFreeOdds: (
    terms: FreeBetTerms,
    { kind, factor }: { readonly kind: SlipShape['kind']; readonly factor: Factor },
    settings: FreeBetSettings,
  ) => {
    const bounds = freeBetOdds(terms, kind === 'single' ? 'single' : 'express', settings);
    return judgeFreeOdds(bounds, {
      isBelow: (least) => compare(factor, least) < 0n,
      isAbove: (most) => compare(factor, most) > 0n,
    });
  },
};

/** Below nothing where a unit of stake would pay less than the odds, above nothing where it would pay more. */
function compare({ numerator, denominator }: Factor, odds: Odds): bigint {
  return numerator * 1_000n - BigInt(odds) * denominator;
}
