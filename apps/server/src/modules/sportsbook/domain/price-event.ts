import type { Instant, Odds } from '@ordago/kernel';
import { fitRatings, type LeagueRatings, type PricedMarket, priceMatch } from '@ordago/pricing';
import type { PastMatch } from './feed-message.ts';
import type { MarketKind } from './market.ts';

export type { LeagueRatings } from '@ordago/pricing';

/** A market as it will be offered, before it belongs to an event. */
export interface MarketOffer {
  readonly kind: MarketKind;
  /** Empty for markets without a line. */
  readonly line: string;
  readonly selections: readonly { readonly outcome: string; readonly odds: Odds }[];
}

/** Rates the teams of one league on its past; null where the past is too short to say anything. */
export function rateLeague(past: readonly PastMatch[], league: string, asOf: Instant): LeagueRatings | null {
  return fitRatings(
    past.filter((match) => match.leagueKey === league),
    asOf,
  );
}

/** Our names for the outcomes of the pricing model, market by market. */
const OUTCOMES: Readonly<Record<PricedMarket['kind'], { kind: MarketKind; names: Readonly<Record<string, string>> }>> =
  {
    'match-result': { kind: '1x2', names: { home: '1', draw: 'x', away: '2' } },
    'double-chance': {
      kind: 'double-chance',
      names: { 'home-or-draw': '1x', 'home-or-away': '12', 'draw-or-away': 'x2' },
    },
    totals: { kind: 'total', names: { over: 'over', under: 'under' } },
    'both-teams-to-score': { kind: 'both-score', names: { yes: 'yes', no: 'no' } },
  };

/**
 * Prices a football match in every market we offer. A market with a selection whose price the ladder does not reach is
 * not offered at all: half a market invites only one side.
 */
export function priceEvent(ratings: LeagueRatings, teams: { home: string; away: string }): MarketOffer[] {
  return priceMatch(ratings, teams).flatMap((market) => {
    const { kind, names } = OUTCOMES[market.kind];
    const selections = market.selections.flatMap(({ key, odds }) => {
      const outcome = names[key];
      return odds === null || outcome === undefined ? [] : [{ outcome, odds }];
    });
    if (selections.length < market.selections.length) return [];
    const line = market.lineHalves === null ? '' : halvesText(market.lineHalves);
    return [{ kind, line, selections }];
  });
}

/** 5 halves of a goal are the line `2.5`. */
function halvesText(halves: number): string {
  return halves % 2 === 0 ? String(halves / 2) : `${(halves - 1) / 2}.5`;
}
