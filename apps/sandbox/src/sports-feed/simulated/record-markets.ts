import type { Counted, CountSpan, Judge, Score, Side, SimulatedMarket } from './course.ts';
import { byResult } from './markets.ts';

/** Margins of markets with more outcomes, or that fewer people know about, in basis points. */
const MARGINS = { halves: 1_000, parts: 900, counts: 800 } as const;

const SIDES: readonly Side[] = ['home', 'away'];
const RESULTS = ['1', 'x', '2'];
const YES_NO = ['yes', 'no'];
const OVER_UNDER = ['over', 'under'];
const HALVES = ['first', 'equal', 'second'];
const LAST_MINUTE = 90;

type Holds = (score: Score & { readonly first?: Score }) => boolean;

/** Markets of a football match beside its score: halves, the first goal, corners, cards and penalties. */
export function recordMarkets(): SimulatedMarket[] {
  return [...ofHalves(), ...ofScore(), ...ofGoals(), ...ofCorners(), ...ofCards(), ...ofIncidents(), ...ofFirstHalf()];
}

function ofHalves(): SimulatedMarket[] {
  const secondOf = ({ first = NONE, ...score }: Score & { readonly first?: Score }) => ({
    home: score.home - first.home,
    away: score.away - first.away,
  });
  const higher = (first: number, second: number) => (first === second ? 'equal' : first > second ? 'first' : 'second');
  const common = { span: 'halves', marginBps: MARGINS.parts } as const;
  return [
    {
      ...common,
      kind: 'half-time-full-time',
      specifier: '',
      marginBps: MARGINS.halves,
      oddsMax: 250_000,
      outcomes: RESULTS.flatMap((half) => RESULTS.map((full) => `${half}/${full}`)),
      judge: won((outcome, score) => outcome === `${resultOf(score.first ?? NONE)}/${resultOf(score)}`),
      isLostBy: (outcome, [first, second]) => !!first && !!second && !outcome.startsWith(`${resultOf(first)}/`),
    },
    {
      ...common,
      kind: 'highest-half',
      specifier: '',
      outcomes: HALVES,
      judge: won((outcome, { first = NONE, ...score }) => {
        const second = secondOf({ first, ...score });
        return outcome === higher(first.home + first.away, second.home + second.away);
      }),
      isLostBy: lostHalf(({ home, away }) => home + away),
    },
    ...SIDES.map(
      (side): SimulatedMarket => ({
        ...common,
        kind: 'team-highest-half',
        specifier: `side=${side}`,
        outcomes: HALVES,
        judge: won((outcome, { first = NONE, ...score }) => {
          return outcome === higher(first[side], secondOf({ first, ...score })[side]);
        }),
        isLostBy: lostHalf((score) => score[side]),
      }),
    ),
  ];
}

/** A half that the other one has reached has not the most goals, whatever comes. */
function lostHalf(goalsOf: (score: Score) => number): NonNullable<SimulatedMarket['isLostBy']> {
  return (outcome, [first, second]) => {
    if (!first || !second || outcome === 'second') return false;
    const ahead = goalsOf(second) - goalsOf(first);
    return outcome === 'first' ? ahead >= 0 : ahead > 0;
  };
}

/** Of the score alone, and settled with it. */
function ofScore(): SimulatedMarket[] {
  const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');
  return SIDES.flatMap((side) => {
    const isDecidedBy = (score: Score) => score[other(side)] > 0;
    return [
      { ...yesNo('clean-sheet', `side=${side}`, 'match', (score) => !isDecidedBy(score)), isDecidedBy },
      {
        ...yesNo('win-to-nil', `side=${side}`, 'match', (score) => !isDecidedBy(score) && score[side] > 0),
        isDecidedBy,
      },
    ];
  });
}

function ofGoals(): SimulatedMarket[] {
  const intervals = (every: number) =>
    Array.from({ length: LAST_MINUTE / every }, (_, place) => [place * every + 1, (place + 1) * every] as const);
  const firstGoal = (every: number): SimulatedMarket => ({
    kind: 'first-goal-time',
    specifier: `every=${every}`,
    span: 'first-goal',
    marginBps: MARGINS.halves,
    outcomes: [...intervals(every).map(([from, to]) => `${from}-${to}`), 'none'],
    judge: won((outcome, { home: minute }) => {
      if (outcome === 'none') return minute === 0;
      const [from = 0, to = 0] = outcome.split('-').map(Number);
      return minute >= from && minute <= to;
    }),
  });
  return [
    firstGoal(15),
    firstGoal(30),
    {
      kind: 'nth-goal',
      specifier: 'goal=1',
      span: 'first-goal',
      outcomes: ['1', 'none', '2'],
      marginBps: MARGINS.parts,
      judge: won((outcome, { away: who }) => outcome === (['none', '1', '2'][who] ?? '')),
    },
    ...intervals(15).map(([from, to]) =>
      yesNo('goal-in-interval', `minutes=${from}-${to}`, `goals ${from}-${to}`, ({ home }) => home > 0),
    ),
  ];
}

function ofCorners(): SimulatedMarket[] {
  return [
    resultOfCount('corners'),
    oddEvenOf('corners'),
    ...[6.5, 7.5, 8.5, 9.5, 10.5, 11.5, 12.5, 13.5].map((line) => totalOf('corners', line)),
    ...[3.5, 4.5, 5.5, 6.5, 7.5].map((line) => teamTotalOf('corners', 'home', line)),
    ...[2.5, 3.5, 4.5, 5.5, 6.5].map((line) => teamTotalOf('corners', 'away', line)),
    ...[-3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((line) => handicapOf('corners', line)),
  ];
}

function ofCards(): SimulatedMarket[] {
  return [
    resultOfCount('yellow-cards'),
    ...[2.5, 3.5, 4.5, 5.5].map((line) => totalOf('yellow-cards', line)),
    ...SIDES.flatMap((side) => [1.5, 2.5].map((line) => teamTotalOf('yellow-cards', side, line))),
    ...[-1.5, -0.5, 0.5, 1.5].map((line) => handicapOf('yellow-cards', line)),
    resultOfCount('cards'),
    oddEvenOf('cards'),
    ...[2.5, 3.5, 4.5, 5.5, 6.5].map((line) => totalOf('cards', line)),
    ...SIDES.flatMap((side) => [1.5, 2.5, 3.5].map((line) => teamTotalOf('cards', side, line))),
  ];
}

/** Markets of a card or a penalty at all, of either side or of one. */
function ofIncidents(): SimulatedMarket[] {
  const asked = [
    ['red-card', 'red-cards'],
    ['penalty', 'penalties'],
  ] as const;
  return asked.flatMap(([kind, counted]) => [
    { ...yesNo(kind, '', counted, ({ home, away }) => home + away > 0), marginBps: MARGINS.counts },
    ...SIDES.map((side) => ({
      ...yesNo(kind, `side=${side}`, counted, (score) => score[side] > 0),
      marginBps: MARGINS.counts,
    })),
  ]);
}

/** Markets that are counted until half-time, and settled there. */
function ofFirstHalf(): SimulatedMarket[] {
  const lines = (counted: Statistic, ask: typeof totalOf, ...asked: number[]) =>
    asked.map((line) => ask(counted, line));
  return [
    resultOfCount('corners'),
    oddEvenOf('corners'),
    ...lines('corners', totalOf, 2.5, 3.5, 4.5, 5.5, 6.5),
    ...SIDES.flatMap((side) => [1.5, 2.5, 3.5].map((line) => teamTotalOf('corners', side, line))),
    ...lines('corners', handicapOf, -1.5, -0.5, 0.5, 1.5),
    resultOfCount('cards'),
    ...lines('cards', totalOf, 0.5, 1.5, 2.5, 3.5),
    ...SIDES.map((side) => teamTotalOf('cards', side, 0.5)),
    ...lines('yellow-cards', totalOf, 0.5, 1.5, 2.5),
    ...ofIncidents().filter(({ specifier }) => specifier === ''),
  ].map(inFirstHalf);
}

/** The same market of the first half alone. */
function inFirstHalf(market: SimulatedMarket): SimulatedMarket {
  const fields = market.specifier.split('|').filter((field) => field !== '');
  const isLast = (field: string) => field.startsWith('line=');
  const specifier = [...fields.filter((field) => !isLast(field)), 'period=1', ...fields.filter(isLast)].join('|');
  return { ...market, specifier, span: `${market.span as CountSpan} of half 1` };
}

type Statistic = Exclude<Counted, 'penalties'> | 'cards';

function resultOfCount(counted: Statistic): SimulatedMarket {
  return { ...countMarket(counted, '1x2', ''), outcomes: RESULTS, judge: byResult };
}

function oddEvenOf(counted: Statistic): SimulatedMarket {
  const judge = won((outcome, { home, away }) => ((home + away) % 2 === 1) === (outcome === 'odd'));
  return { ...countMarket(counted, 'odd-even', ''), outcomes: ['odd', 'even'], judge };
}

function totalOf(counted: Statistic, line: number): SimulatedMarket {
  const judge = won((outcome, { home, away }) => home + away > line === (outcome === 'over'));
  return { ...countMarket(counted, 'total', `line=${line}`), outcomes: OVER_UNDER, judge };
}

function teamTotalOf(counted: Statistic, side: Side, line: number): SimulatedMarket {
  const judge = won((outcome, score) => score[side] > line === (outcome === 'over'));
  return { ...countMarket(counted, 'team-total', `side=${side}|line=${line}`), outcomes: OVER_UNDER, judge };
}

function handicapOf(counted: Statistic, line: number): SimulatedMarket {
  const judge = won((outcome, { home, away }) => home + line > away === (outcome === '1'));
  return { ...countMarket(counted, 'handicap', `line=${line}`), outcomes: ['1', '2'], judge };
}

function countMarket(counted: Statistic, ask: string, specifier: string) {
  return { kind: `${counted}-${ask}`, specifier, span: counted, marginBps: MARGINS.counts } as const;
}

function yesNo(kind: string, specifier: string, span: SimulatedMarket['span'], holds: Holds): SimulatedMarket {
  const judge = won((outcome, score) => holds(score) === (outcome === 'yes'));
  return { kind, specifier, span, outcomes: YES_NO, judge };
}

const NONE: Score = { home: 0, away: 0 };

function resultOf({ home, away }: Score): string {
  return home === away ? 'x' : home > away ? '1' : '2';
}

function won(holds: (outcome: string, score: Parameters<Judge>[1]) => boolean): Judge {
  return (outcome, score) => (holds(outcome, score) ? 'won' : 'lost');
}
