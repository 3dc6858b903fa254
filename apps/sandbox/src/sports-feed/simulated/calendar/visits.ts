import type { FeedMarket, FeedRecordBody } from '@ordago/provider-protocols';
import type { Draw } from '../draws.ts';
import { quoted } from './quote.ts';

/** Score of a player in one visit, with the chance of each figure: the same for both, drawn independently. */
interface Visits {
  readonly kind: 'break' | 'maxima';
  readonly figures: readonly (readonly [figure: number, chance: number])[];
  readonly lines: readonly number[];
  /** Figure of the line of both: the higher of the two, or their sum. */
  readonly of: (home: number, away: number) => number;
}

/** Highest breaks of a match of seven frames, and visits of 180 in one of nine legs: assumptions. */
const VISITS: Readonly<Record<string, Visits>> = {
  snooker: {
    kind: 'break',
    figures: chances([
      [34, 6],
      [42, 10],
      [51, 14],
      [58, 15],
      [66, 14],
      [74, 12],
      [83, 9],
      [91, 7],
      [104, 6],
      [118, 4],
      [133, 2],
      [147, 1],
    ]),
    lines: [62.5, 78.5, 99.5],
    of: Math.max,
  },
  darts: {
    kind: 'maxima',
    figures: chances([
      [0, 9],
      [1, 21],
      [2, 26],
      [3, 20],
      [4, 12],
      [5, 7],
      [6, 3],
      [7, 2],
    ]),
    lines: [3.5, 4.5, 5.5],
    of: (home, away) => home + away,
  },
};

function chances(weights: readonly (readonly [figure: number, weight: number])[]): Visits['figures'] {
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  return weights.map(([figure, weight]) => [figure, weight / sum] as const);
}

/** Markets of the higher visit and of the total of both; none in sports that do not count it. */
export function visitMarkets(slug: string): FeedMarket[] {
  const visits = VISITS[slug];
  if (!visits) return [];
  const { kind, figures, lines, of } = visits;
  const chanceOf = (holds: (home: number, away: number) => boolean) =>
    figures.flatMap(([home, p]) => figures.map(([away, q]) => (holds(home, away) ? p * q : 0))).reduce((a, b) => a + b);
  return [
    ...quoted(`${kind}-1x2`, '', [
      ['1', chanceOf((home, away) => home > away)],
      ['x', chanceOf((home, away) => home === away)],
      ['2', chanceOf((home, away) => home < away)],
    ]),
    ...lines.flatMap((line) => {
      const over = chanceOf((home, away) => of(home, away) > line);
      return quoted(`${kind}-total`, `line=${line}`, [
        ['over', over],
        ['under', 1 - over],
      ]);
    }),
  ];
}

/** Visits of both, as a record holds them. */
export function visitFacts(slug: string, draw: Draw): Pick<FeedRecordBody & { sort: 'match' }, 'breaks' | 'maxima'> {
  const visits = VISITS[slug];
  if (!visits) return {};
  const reported = { home: figureOf(visits, draw), away: figureOf(visits, draw) };
  return visits.kind === 'break' ? { breaks: reported } : { maxima: reported };
}

function figureOf({ figures }: Visits, draw: Draw): number {
  let rest = draw();
  for (const [figure, chance] of figures) {
    rest -= chance;
    if (rest < 0) return figure;
  }
  return figures.at(-1)?.[0] ?? 0;
}
