import { formatOdds } from '@ordago/kernel';
import { priceCovers, priceOf, priceOutcomes, withMargin } from '@ordago/pricing';
import type { FeedMarket } from '@ordago/provider-protocols';
import type { Competitor } from './contest.ts';

/** Margin of each market: 6 %. */
const HOW = { marginBps: 600 } as const;
/** A surer outcome is not sold, nor is a market with one. */
const CHANCE_MAX = 0.97;

/** Outcomes of a market with their chances; what never happens is left out. */
export type Chances = readonly (readonly [outcome: string, chance: number])[];

/** A market of which one outcome wins; none where nothing is open about it. */
export function quoted(
  kind: string,
  specifier: string,
  chances: Chances,
  names: readonly Competitor[] = [],
): FeedMarket[] {
  const possible = chances.filter(([, chance]) => chance > 1e-6);
  if (possible.length < 2 || possible.some(([, chance]) => chance > CHANCE_MAX)) return [];
  const sum = possible.reduce((total, [, chance]) => total + chance, 0);
  const priced = priceOutcomes(
    possible.map(([outcome]) => outcome),
    possible.map(([, chance]) => chance / sum),
    HOW,
  );
  const selections = priced.flatMap(({ key: outcome, odds }) =>
    odds === null ? [] : [{ outcome, ...nameOf(names, outcome), odds: formatOdds(odds) }],
  );
  return selections.length === possible.length ? [{ kind, specifier, selections }] : [];
}

/** Two of the three results together, each of which costs what both cost. */
export function quotedCovers(outcomes: readonly string[], chances: Readonly<Record<string, number>>): FeedMarket[] {
  const results = Object.keys(chances);
  const covers = outcomes.map((key) => ({ key, parts: [...key].map((result) => results.indexOf(result)) }));
  const priced = priceCovers(covers, Object.values(chances), HOW);
  const selections = priced.flatMap(({ key: outcome, odds, chance }) =>
    odds === null || chance > CHANCE_MAX ? [] : [{ outcome, odds: formatOdds(odds) }],
  );
  return selections.length === outcomes.length ? [{ kind: 'double-chance', specifier: '', selections }] : [];
}

/** A market in which several win: as many as there are places, each of which costs its share. */
export function quotedPlaces(
  { kind, places }: { kind: 'race-place' | 'tournament-place'; places: number },
  chances: Chances,
  names: readonly Competitor[],
): FeedMarket[] {
  const sum = chances.reduce((total, [, chance]) => total + chance, 0);
  const burdened = withMargin(
    chances.map(([, chance]) => chance / sum),
    { ...HOW, method: 'proportional' },
  );
  const selections = chances.flatMap(([outcome], place) => {
    const chance = (burdened[place] ?? 0) * places;
    const odds = chance < CHANCE_MAX ? priceOf(chance) : null;
    return odds === null ? [] : [{ outcome, ...nameOf(names, outcome), odds: formatOdds(odds) }];
  });
  return selections.length > 1 ? [{ kind, specifier: `places=${places}`, selections }] : [];
}

function nameOf(names: readonly Competitor[], outcome: string): { name?: string } {
  const found = names.find(({ key }) => key === outcome);
  return found ? { name: found.name } : {};
}
