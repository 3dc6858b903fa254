import { type Outlook, type Step, stepsOutlook, winChance } from '@ordago/pricing';
import type { FeedMarket } from '@ordago/provider-protocols';
import type { Score } from '../course.ts';
import type { Draw } from '../draws.ts';
import { linesAround } from '../markets.ts';
import { type CalendarContest, type CalendarSport, STOPPED_SHARE } from './contest.ts';
import { quoted } from './quote.ts';

/** One that is played end by end: an end gives one side some points, or nobody any. */
interface Ends {
  readonly count: number;
  /** Chances of 1, 2, 3 … points for the side that wins an end. */
  readonly sizes: readonly number[];
  readonly blank: number;
  readonly minutes: number;
}

/** Sports of ends, of bouts and of overs, drawn part by part as they are priced. */
export const STEP_SPORTS: readonly CalendarSport[] = [
  ofEnds('curling', { count: 10, sizes: [0.5, 0.36, 0.11, 0.03], blank: 0.16, minutes: 150 }, 'teams'),
  ofEnds('bowls', { count: 18, sizes: [0.55, 0.28, 0.12, 0.05], blank: 0.02, minutes: 120 }, 'people'),
  { slug: 'wrestling', sides: 'people', minutes: 12, contest: bout },
  { slug: 'cricket', sides: 'teams', minutes: 200, contest: innings },
];

function ofEnds(slug: string, ends: Ends, sides: CalendarSport['sides']): CalendarSport {
  return {
    slug,
    sides,
    minutes: ends.minutes,
    contest: (draw) => {
      const home = 0.4 + 0.2 * draw();
      const step = sidesOf(ends.sizes, home, 1 - ends.blank, ends.blank);
      const outlook = stepsOutlook(Array.from({ length: ends.count }, () => step));
      const extra = sidesOf([1], home, 1, 0);
      const winner = winChance(outlook, extra);
      return {
        // In curling an extra end counts in every market, so that nothing ends level.
        markets: () =>
          slug === 'curling' ? matchMarkets(withExtra(outlook, extra), winner, []) : matchMarkets(outlook, winner),
        ...playedEnds(ends, step, extra, draw),
      };
    },
  };
}

/** A step in which one side scores; chances of the sizes sum to 1. */
function sidesOf(sizes: readonly number[], home: number, scored: number, nothing: number): Step {
  const ones = sizes.flatMap((chance, place) => [
    { home: place + 1, away: 0, chance: chance * home * scored },
    { home: 0, away: place + 1, chance: chance * (1 - home) * scored },
  ]);
  return nothing > 0 ? [...ones, { home: 0, away: 0, chance: nothing }] : ones;
}

/** Adds the extra part that follows a level score to the possible outcomes. */
function withExtra(outlook: Outlook, extra: Step): Outlook {
  return outlook.flatMap(({ home, away, chance }) =>
    home === away
      ? extra.map((one) => ({ home: home + one.home, away: away + one.away, chance: chance * one.chance }))
      : [{ home, away, chance }],
  );
}

function matchMarkets(
  outlook: Outlook,
  winner: number,
  result: FeedMarket[] = quoted('1x2', '', resultsOf(outlook)),
): FeedMarket[] {
  const mean = meanOf(outlook, ({ home, away }) => home + away);
  const lead = meanOf(outlook, ({ home, away }) => away - home);
  return [
    ...quoted('match-winner', '', [
      ['1', winner],
      ['2', 1 - winner],
    ]),
    ...result,
    ...linesAround(mean, { count: 2, step: 1 }).flatMap((line) => totalAt(outlook, line)),
    ...linesAround(lead, { count: 2, step: 1 }).flatMap((line) => {
      const covered = chanceOf(outlook, ({ home, away }) => home + line > away);
      return quoted('handicap', `line=${line}`, [
        ['1', covered],
        ['2', 1 - covered],
      ]);
    }),
  ];
}

function totalAt(outlook: Outlook, line: number, specifier = `line=${line}`): FeedMarket[] {
  const over = chanceOf(outlook, ({ home, away }) => home + away > line);
  return quoted('total', specifier, [
    ['over', over],
    ['under', 1 - over],
  ]);
}

function resultsOf(outlook: Outlook) {
  return [
    ['1', chanceOf(outlook, ({ home, away }) => home > away)],
    ['x', chanceOf(outlook, ({ home, away }) => home === away)],
    ['2', chanceOf(outlook, ({ home, away }) => home < away)],
  ] as const;
}

function chanceOf(outlook: Outlook, holds: (score: Score) => boolean): number {
  return outlook.reduce((sum, one) => (holds(one) ? sum + one.chance : sum), 0);
}

function meanOf(outlook: Outlook, countOf: (score: Score) => number): number {
  return outlook.reduce((sum, one) => sum + countOf(one) * one.chance, 0);
}

function playedEnds({ count }: Ends, step: Step, extra: Step, draw: Draw): Omit<CalendarContest, 'markets'> {
  const isStopped = draw() < STOPPED_SHARE;
  const played = isStopped ? 1 + Math.floor(draw() * (count - 1)) : count;
  const periods = Array.from({ length: played }, () => drawn(step, draw));
  const score = sumOf(periods);
  const base = { sort: 'match', score, periods, periods_planned: count } as const;
  if (isStopped) return { record: { ...base, status: 'abandoned' }, ending: { kind: 'interrupted', played: null } };
  if (score.home !== score.away) return { record: { ...base, status: 'completed', decided_in: 'regular-time' } };
  return { record: { ...base, status: 'completed', decided_in: 'overtime', overtime: drawn(extra, draw) } };
}

/** Exchanges of each of the two periods of a bout. */
const EXCHANGES = 12;
/** The lead that wins a bout of freestyle at once. */
const LEAD_MAX = 10;

/** A bout of freestyle: a lead of ten ends it, and some wrestlers give up in the second period. */
function bout(draw: Draw): CalendarContest {
  const home = 0.38 + 0.24 * draw();
  const step = sidesOf([0.45, 0.45, 0, 0.1], home, 0.32, 0.68);
  const isWon = (one: number, other: number) => Math.abs(one - other) >= LEAD_MAX;
  const period = Array.from({ length: EXCHANGES }, () => step);
  const first = stepsOutlook(period, undefined, isWon);
  const whole = stepsOutlook([...period, ...period], undefined, isWon);
  const markets = () => [
    ...returningDraw('draw-no-bet', '', whole),
    ...quoted('1x2', '', resultsOf(whole)),
    ...linesAround(
      meanOf(whole, ({ home: a, away: b }) => a + b),
      { count: 1, step: 2 },
    ).flatMap((line) => totalAt(whole, line)),
    // The line has no draw: a period that ends in one returns both.
    ...returningDraw('1x2', 'period=1', first),
  ];
  return { markets, ...wrestled(step, isWon, draw) };
}

function returningDraw(kind: string, specifier: string, outlook: Outlook): FeedMarket[] {
  return quoted(
    kind,
    specifier,
    resultsOf(outlook).filter(([outcome]) => outcome !== 'x'),
  );
}

function wrestled(
  step: Step,
  isWon: (home: number, away: number) => boolean,
  draw: Draw,
): Omit<CalendarContest, 'markets'> {
  const fate = draw();
  const periods: Score[] = [];
  for (let period = 0; period < 2 && !isWon(sumOf(periods).home, sumOf(periods).away); period += 1) {
    periods.push({ home: 0, away: 0 });
    for (let exchange = 0; exchange < EXCHANGES && !isWon(sumOf(periods).home, sumOf(periods).away); exchange += 1) {
      const last = periods.pop() ?? { home: 0, away: 0 };
      const more = drawn(step, draw);
      periods.push({ home: last.home + more.home, away: last.away + more.away });
    }
  }
  const base = { sort: 'match', score: sumOf(periods), periods, periods_planned: 2 } as const;
  if (fate < STOPPED_SHARE && periods.length === 2) {
    return { record: { ...base, status: 'abandoned' }, ending: { kind: 'withdrawn', part: 2 } };
  }
  return { record: { ...base, status: 'completed', decided_in: 'regular-time' } };
}

/** Overs of each side; the first side bats first. */
const OVERS = 20;
const RUNS_MAX = 20;

/** Twenty overs a side. The second side stops once it is ahead, so that only the first side's runs are counted on. */
function innings(draw: Draw): CalendarContest {
  const overs = [7 + 1.6 * draw(), 7 + 1.6 * draw()].map((mean) => runsOf(mean));
  const [first, second] = overs.map((over) => stepsOutlook(Array.from({ length: OVERS }, () => over)));
  const markets = () => cricketMarkets(first ?? [], second ?? []);
  return { markets, ...batted(overs[0] ?? [], overs[1] ?? [], draw) };
}

/** Runs of an over, about a mean. */
function runsOf(mean: number): Step {
  const weights = Array.from({ length: RUNS_MAX + 1 }, (_, runs) => Math.exp(-((runs - mean) ** 2) / 30));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight, home) => ({ home, away: 0, chance: weight / sum }));
}

function cricketMarkets(first: Outlook, second: Outlook): FeedMarket[] {
  let ahead = 0;
  let level = 0;
  for (const one of first) {
    for (const other of second) {
      if (one.home > other.home) ahead += one.chance * other.chance;
      else if (one.home === other.home) level += one.chance * other.chance;
    }
  }
  const winner = ahead + level / 2;
  const mean = meanOf(first, ({ home }) => home);
  const odd = chanceOf(first, ({ home }) => home % 2 === 1);
  return [
    ...quoted('match-winner', '', [
      ['1', winner],
      ['2', 1 - winner],
    ]),
    ...linesAround(mean, { count: 3, step: 6 }).flatMap((line) => totalAt(first, line, `period=1|line=${line}`)),
    ...quoted('odd-even', 'period=1', [
      ['odd', odd],
      ['even', 1 - odd],
    ]),
  ];
}

function batted(one: Step, other: Step, draw: Draw): Omit<CalendarContest, 'markets'> {
  const home = Array.from({ length: OVERS }, () => drawn(one, draw).home).reduce((sum, runs) => sum + runs, 0);
  const isStopped = draw() < STOPPED_SHARE;
  const overs = isStopped ? Math.floor(draw() * OVERS) : OVERS;
  let away = 0;
  for (let over = 0; over < overs && away <= home; over += 1) away += drawn(other, draw).home;
  const periods = [
    { home, away: 0 },
    { home: 0, away },
  ];
  const base = { sort: 'match', score: { home, away }, periods, periods_planned: 2 } as const;
  if (isStopped && away <= home) {
    // Rain takes away overs: who scored faster has won by calculation, or nobody goes on.
    const isReduced = overs > 4 && draw() < 0.6;
    const pace = away / overs - home / OVERS;
    const winner = pace === 0 ? 'draw' : pace < 0 ? 'home' : 'away';
    const ending = isReduced
      ? ({ kind: 'reduced', winner } as const)
      : ({ kind: 'interrupted', played: null } as const);
    return { record: { ...base, status: 'abandoned' }, ending };
  }
  if (home !== away) return { record: { ...base, status: 'completed', decided_in: 'regular-time' } };
  const overtime = draw() < 0.5 ? { home: 12, away: 9 } : { home: 8, away: 11 };
  return { record: { ...base, status: 'completed', decided_in: 'overtime', overtime } };
}

function drawn(step: Step, draw: Draw): Score {
  let rest = draw();
  for (const { home, away, chance } of step) {
    rest -= chance;
    if (rest < 0) return { home, away };
  }
  return { home: 0, away: 0 };
}

function sumOf(scores: readonly Score[]): Score {
  return scores.reduce((sum, one) => ({ home: sum.home + one.home, away: sum.away + one.away }), { home: 0, away: 0 });
}
