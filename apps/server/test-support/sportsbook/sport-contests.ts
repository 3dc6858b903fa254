import type { Instant, Odds } from '@ordago/kernel';
import { type ResultRecord, type Shape, type SportRule, shapeOf } from '@ordago/sport-rules';
import type { ReportedState } from './sportsbook-test-kit.ts';

/** An outcome of a market. */
export type Asked = readonly [kind: string, specifier: string, outcome: string];

/** Bets on a sport: a bet that is ahead, one that is decided before the end, and the record of both. */
export interface SportContest {
  readonly offered: readonly (readonly [kind: string, specifier: string, outcomes: readonly string[]])[];
  readonly ahead: Asked;
  readonly decided: Asked;
  readonly ended: ResultRecord;
  readonly stopped: ResultRecord;
}

const score = (home: number, away: number) => ({ home, away });
const SIDES = ['1', '2'];
const LINES = ['over', 'under'];

/** Two points to one, in any unit of the sport: parts of it come first to last. */
function ofScore(parts: number): SportContest {
  const periods = Array.from({ length: parts }, (_, place) => (place === 0 ? score(2, 1) : score(0, 0)));
  const match = { sort: 'match', score: score(2, 1), periods, periodsPlanned: parts } as const;
  return {
    offered: [
      ['1x2', '', ['1', 'x', '2']],
      ['total', 'line=2.5', LINES],
    ],
    ahead: ['1x2', '', '1'],
    decided: ['total', 'line=2.5', 'over'],
    ended: { ...match, status: 'completed', decidedIn: 'regular-time' },
    stopped: { ...match, status: 'abandoned', periods: periods.slice(0, -1) },
  };
}

const OF_SETS: SportContest = {
  offered: [
    ['match-winner', '', SIDES],
    ['1x2', 'period=1', SIDES],
  ],
  ahead: ['match-winner', '', '1'],
  decided: ['1x2', 'period=1', '1'],
  ended: {
    sort: 'match',
    status: 'completed',
    score: score(2, 0),
    periodsPlanned: 3,
    decidedIn: 'regular-time',
    periods: [score(11, 7), score(11, 9)],
  },
  stopped: {
    sort: 'match',
    status: 'abandoned',
    score: score(1, 0),
    periodsPlanned: 3,
    periods: [score(11, 7), score(5, 2)],
  },
};

const OF_ROUNDS: SportContest = {
  offered: [
    ['fight-winner', 'ways=2', SIDES],
    ['fight-rounds-total', 'line=1.5', LINES],
  ],
  ahead: ['fight-winner', 'ways=2', '1'],
  decided: ['fight-rounds-total', 'line=1.5', 'over'],
  ended: { sort: 'fight', status: 'completed', winner: 'home', method: 'knockout', round: 3, roundsPlanned: 5 },
  stopped: { sort: 'fight', status: 'abandoned', round: 3, roundsPlanned: 5 },
};

const RUNNERS = ['ana', 'bo', 'cy'];
const OF_RACE: SportContest = {
  offered: [
    ['race-winner', '', RUNNERS],
    ['race-finish', 'runner=cy', ['yes', 'no']],
  ],
  ahead: ['race-winner', '', 'ana'],
  decided: ['race-finish', 'runner=cy', 'no'],
  ended: {
    sort: 'race',
    status: 'completed',
    entries: [
      { key: 'ana', state: 'finished', position: 1, laps: 50 },
      { key: 'bo', state: 'finished', position: 2, laps: 50 },
      { key: 'cy', state: 'retired', laps: 9 },
    ],
  },
  stopped: {
    sort: 'race',
    status: 'abandoned',
    entries: [
      { key: 'ana', state: 'finished', laps: 30 },
      { key: 'bo', state: 'finished', laps: 30 },
      { key: 'cy', state: 'retired', laps: 9 },
    ],
  },
};

/** A contest of each shape. */
export const CONTESTS: Readonly<Record<Shape, SportContest>> = {
  time: ofScore(2),
  innings: ofScore(9),
  ends: ofScore(10),
  periods: ofScore(2),
  sets: OF_SETS,
  rounds: OF_ROUNDS,
  race: OF_RACE,
};

/** Fixture and offer of a contest of a sport whose supplier prices it. */
export function reportedContest(rule: SportRule, eventKey: string, startsAt: Instant): readonly ReportedState[] {
  const side = (name: string) => ({ key: `${eventKey}/${name}`, name, code: null });
  const markets = CONTESTS[shapeOf(rule)].offered.map(([kind, specifier, outcomes]) => ({
    kind,
    specifier,
    selections: outcomes.map((outcome) => ({ outcome, odds: 2_300 as Odds })),
  }));
  return [
    {
      kind: 'fixture',
      eventKey,
      home: side('Alba'),
      away: shapeOf(rule) === 'race' ? null : side('Brisa'),
      league: { key: rule.slug, sport: rule.slug, name: `Liga ${rule.slug}`, country: 'world' },
      round: null,
      startsAt,
    },
    { kind: 'offer', eventKey, markets },
  ];
}
