/** A score: goals of the home side, goals of the away side. */
export type Score = readonly [number, number];

/** One place to bet on: when it wins, and what its odds return of the exact chance, in hundredths. */
export interface FootballMarket {
  readonly place: string;
  readonly returns: bigint;
  isWon(score: Score): boolean;
}

const SCORES_TO = 4;
const TOTALS_TO = 6;

/** Every market of a virtual match, in the order that a screen shows them. */
export const FOOTBALL_MARKETS: readonly FootballMarket[] = [
  market('home', 94n, ([home, away]) => home > away),
  market('draw', 94n, ([home, away]) => home === away),
  market('away', 94n, ([home, away]) => home < away),
  market('home-or-draw', 94n, ([home, away]) => home >= away),
  market('home-or-away', 94n, ([home, away]) => home !== away),
  market('draw-or-away', 94n, ([home, away]) => home <= away),
  ...overUnder('', [1.5, 2.5, 3.5], ([home, away]) => home + away),
  ...overUnder('home-', [0.5, 1.5], ([home]) => home),
  ...overUnder('away-', [0.5, 1.5], ([, away]) => away),
  market('both-score', 93n, ([home, away]) => home > 0 && away > 0),
  market('not-both-score', 93n, ([home, away]) => home === 0 || away === 0),
  ...upTo(TOTALS_TO).map((goals) => market(`goals-${goals}`, 90n, ([home, away]) => home + away === goals)),
  ...upTo(SCORES_TO).flatMap((home) =>
    upTo(SCORES_TO).map((away) =>
      market(`score-${home}-${away}`, 90n, (score) => score[0] === home && score[1] === away),
    ),
  ),
];

function market(place: string, returns: bigint, isWon: (score: Score) => boolean): FootballMarket {
  return { place, returns, isWon };
}

function overUnder(prefix: string, lines: readonly number[], count: (score: Score) => number): FootballMarket[] {
  return lines.flatMap((line) => [
    market(`${prefix}over-${line}`, 93n, (score) => count(score) > line),
    market(`${prefix}under-${line}`, 93n, (score) => count(score) < line),
  ]);
}

function upTo(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, number) => number);
}
