import type { Instant } from '@ordago/kernel';
import { fitRatings, type Grid, gridOf, type LeagueRatings, type Rates, scoreMatrix } from '@ordago/pricing';
import type { Fact } from '@ordago/sport-rules';
import type { MarketOffer, PastMatch } from '../../shared/domain/feed-message.ts';
import { footballOffer } from './football-offer.ts';
import { priceList } from './price-list.ts';

export { type LeagueRatings, type Rates, ratesOf } from '@ordago/pricing';

/** Rates the teams of one league on its past; null where the past is too short for a rating. */
export function rateLeague(past: readonly PastMatch[], league: string, asOf: Instant): LeagueRatings | null {
  return fitRatings(
    past.filter((match) => match.leagueKey === league),
    asOf,
  );
}

/** The chances of all scores of a match, by the halves. */
export function gridFrom(rates: Rates): Grid {
  return gridOf(scoreMatrix(rates));
}

/** Requested offer: markets that can be settled by what results contain, the main ones or the whole list. */
export interface OfferAsked {
  readonly resultFacts: readonly Fact[];
  /** (Default: whole) */
  readonly width?: 'main' | 'whole';
}

/**
 * Prices a football match in every market that follows from its score and can be settled by what the supplier reports.
 * A market with an outcome whose price the ladder does not reach is not offered at all: half a market invites only one
 * side.
 */
export function priceGrid(grid: Grid, { resultFacts, width = 'whole' }: OfferAsked): MarketOffer[] {
  const list = priceList(grid);
  return footballOffer().flatMap((market, place) => {
    if (width === 'main' && !market.isMain) return [];
    if (![...market.needs].every((fact) => resultFacts.includes(fact))) return [];
    const priced = list.outcomes[place] ?? [];
    if (market.isLine && !priced.every(({ chance }) => isOpen(chance, priced.length))) return [];
    const selections = priced.flatMap(({ key, odds }) => (odds === null ? [] : [{ outcome: key, odds }]));
    const { kind, specifier } = market;
    return selections.length < priced.length ? [] : [{ kind, specifier, selections }];
  });
}

/** The least chance at which a line of two outcomes is offered; beyond it nobody bets on the other side. */
const LINE_CHANCE_MIN = 0.12;

function isOpen(chance: number, outcomes: number): boolean {
  return outcomes > 2 ? chance >= LINE_CHANCE_MIN / 8 : chance >= LINE_CHANCE_MIN;
}
