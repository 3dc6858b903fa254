import type { Factor } from '@ordago/kernel';
import type { EngineFacts } from '../engine.ts';
import { reduced } from '../fraction.ts';
import { hundredths, type Law, NOTHING, winOrLose } from '../law.ts';
import { tableEngine } from '../table/table-engine.ts';
import { drawFinish, type Finish, finishesOf, type RaceField } from './finish.ts';

/**
 * Return of the odds of each kind over the runner's exact chance, in hundredths: win first, place among the first two,
 * show among the first three, forecast the first two and tricast the first three in order.
 */
const RETURNS = { win: 93n, place: 93n, show: 93n, forecast: 90n, tricast: 90n } as const;
type Kind = keyof typeof RETURNS;

/** Odds are never lower, in hundredths. */
const ODDS_MIN = 101n;
/** A place whose odds would be higher is not offered, in hundredths. */
const ODDS_MAX = 100_000n;

/** Facts declared beside the rules that every race has. */
export type RaceFacts = Pick<EngineFacts, 'key' | 'rtp' | 'payoutMaxHundredths' | 'volatility'>;

/**
 * A race between runners of declared strengths. The choice names one of the race cards and what is bet on it:
 * `{ race: 0, place: 'win-3' }`, with `place-3`, `show-3`, `forecast-3-5` and `tricast-3-5-1` beside it. Runners are numbered
 * from 1.
 */
export function raceEngine(facts: RaceFacts, cards: readonly RaceField[]) {
  const runners = cards[0]?.runners.length ?? 0;
  const places = placesOf(runners);
  const quotes = cards.map((card) => lazily(() => quotesOf(card, places)));
  const quoteOf = (race: number, place: string) => quotes[race]?.().get(place) ?? { chance: NOTHING, odds: 0 };
  const returnOf = (place: string, finish: Finish, race: number) =>
    isHome(place, finish) ? hundredths(quoteOf(race, place).odds) : NOTHING;
  return tableEngine<Finish>({
    facts: { ...facts, kind: 'horse-race', parameters: parametersOf(cards, (race) => quotes[race]?.() ?? new Map()) },
    places,
    isOffered: (place, race) => quoteOf(race, place).odds > 0,
    variants: { field: 'race', max: cards.length - 1, isVariant: () => true },
    samples: cards.map((_, race) => race),
    draw: (draws, race) => drawFinish(draws, cards[race] ?? { runners: [], weights: [] }),
    returnOf,
    show: (finish, race) => ({
      race,
      finish: finish.map((at) => at + 1),
      names: finish.map((at) => cards[race]?.runners[at] ?? ''),
    }),
    law(place, race): Law {
      const { chance, odds } = quoteOf(race, place);
      return winOrLose({ wins: chance.numerator, of: chance.denominator, returns: hundredths(odds) });
    },
  });
}

interface Quote {
  readonly chance: Factor;
  /** Hundredths; 0 where the place is not offered. */
  readonly odds: number;
}

/** The exact chance of every place by summing over all finishes, and the odds that follow from it. */
function quotesOf(card: RaceField, places: readonly string[]): Map<string, Quote> {
  const finishes = finishesOf(card);
  const exactly = new Map(finishes.map(({ finish, chance }) => [tricastOf(finish), chance]));
  return new Map(
    places.map((place) => {
      const chance =
        exactly.get(place) ??
        finishes
          .filter(({ finish }) => isHome(place, finish))
          .reduce<Factor>((sum, one) => plus(sum, one.chance), NOTHING);
      const fair = (RETURNS[kindOf(place)] * chance.denominator) / chance.numerator;
      return [place, { chance, odds: fair > ODDS_MAX ? 0 : Number(fair > ODDS_MIN ? fair : ODDS_MIN) }];
    }),
  );
}

function tricastOf(finish: Finish): string {
  return `tricast-${finish.map((at) => at + 1).join('-')}`;
}

/** Returns true if a bet on a place has won. */
function isHome(place: string, finish: Finish): boolean {
  const [, first = '', second = ''] = place.split('-');
  const rank = finish.indexOf(Number(first) - 1);
  switch (kindOf(place)) {
    case 'win':
      return rank === 0;
    case 'place':
      return rank === 0 || rank === 1;
    case 'show':
      return rank >= 0;
    case 'forecast':
      return rank === 0 && finish[1] === Number(second) - 1;
    case 'tricast':
      return place === tricastOf(finish);
  }
}

function kindOf(place: string): Kind {
  return place.slice(0, place.indexOf('-')) as Kind;
}

function placesOf(runners: number): string[] {
  const numbers = Array.from({ length: runners }, (_, at) => at + 1);
  const alone = (['win', 'place', 'show'] as const).flatMap((kind) => numbers.map((number) => `${kind}-${number}`));
  const forecasts = numbers.flatMap((first) =>
    numbers.filter((second) => second !== first).map((second) => `forecast-${first}-${second}`),
  );
  const tricasts = forecasts.flatMap((two) => {
    const [, first, second] = two.split('-').map(Number);
    const others = numbers.filter((third) => third !== first && third !== second);
    return others.map((third) => `tricast-${first}-${second}-${third}`);
  });
  return [...alone, ...forecasts, ...tricasts];
}

function parametersOf(cards: readonly RaceField[], quotes: (race: number) => ReadonlyMap<string, Quote>) {
  return {
    /** Computed when it is looked at: a card has some four hundred quotes. */
    get races() {
      return cards.map(({ runners }, race) => {
        const all = [...quotes(race)];
        const odds = all.filter(([place]) => kindOf(place) !== 'tricast').map(([place, quote]) => [place, quote.odds]);
        return { runners, odds: Object.fromEntries(odds), tricasts: tricastsOf(runners.length, quotes(race)) };
      });
    },
  };
}

/** Odds by first, second and third; 0 where there is no such bet. Three lists in each other are a tenth of as many names. */
function tricastsOf(runners: number, quotes: ReadonlyMap<string, Quote>): number[][][] {
  const range = Array.from({ length: runners }, (_, at) => at);
  return range.map((first) =>
    range.map((second) => range.map((third) => quotes.get(tricastOf([first, second, third]))?.odds ?? 0)),
  );
}

function plus(a: Factor, b: Factor): Factor {
  return reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
