import { type MarketOffer, priceGrid } from '../../sportsbook/index.ts';
import { gridOfMatch, incidentOffer, knockoutOffer } from '../domain/price-virtual.ts';
import type { VirtualCompetition, VirtualPairing } from '../domain/round.ts';

/** The markets of every virtual match, in the words of the catalogue. */
const OFFERED = new Set([
  '1x2',
  'double-chance',
  'both-score',
  'both-score-result',
  'half-time-full-time',
  'goal-count max=6',
  'total line=1.5',
  'total line=2.5',
  'total line=3.5',
  'both-score-total line=2.5',
  'both-score-total line=3.5',
  'team-total side=home|line=0.5',
  'team-total side=home|line=1.5',
  'team-total side=away|line=0.5',
  'team-total side=away|line=1.5',
]);

/** Returns the markets and prices of a match, which follow from the two strengths alone. */
export function offerOf(pairing: VirtualPairing, competition: VirtualCompetition): MarketOffer[] {
  const common = priceGrid(gridOfMatch(pairing), { resultFacts: ['score', 'periods'] }).filter(
    ({ kind, specifier }) =>
      OFFERED.has(`${kind} ${specifier}`.trim()) || (kind === 'correct-score' && !specifier.includes('period')),
  );
  const all = [...common, ...incidentOffer(pairing)];
  return competition === 'cup' ? [...all, ...knockoutOffer(pairing)] : all;
}
