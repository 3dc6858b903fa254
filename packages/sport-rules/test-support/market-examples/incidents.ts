import type { MatchRecord } from '../../src/result/record.ts';
import { type Example, match, pair } from './example.ts';

/** 1:1 by an own goal in the 12th minute and a goal of Ruiz in added time. */
const GOALS = match('1:1', undefined, {
  goals: [
    { side: 'away', minute: 12, scorer: 'ruiz', isOwnGoal: true },
    { side: 'home', minute: 90, scorer: 'ruiz' },
  ],
  lineup: ['ruiz', 'costa'],
});
/** Stopped in the 61st minute without a goal. */
const GOALLESS: MatchRecord = match('0:0', ['0:0', '0:0'], { status: 'abandoned', minutesPlayed: 61, goals: [] });
const COUNTED = match('1:1', undefined, {
  statistics: {
    corners: pair('7:3'),
    'yellow-cards': pair('2:3'),
    'red-cards': pair('0:1'),
    penalties: pair('0:0'),
    shots: pair('12:9'),
    'shots-on-target': pair('5:5'),
    fouls: pair('11:14'),
  },
});
/** The same figures half by half: of the first one 4:1 corners, a yellow card of the visitors and no penalty. */
const BY_HALF: MatchRecord = {
  ...match('1:1', ['0:1', '1:0'], { statistics: COUNTED.statistics }),
  statisticsByPeriod: [
    { corners: pair('4:1'), 'yellow-cards': pair('0:1'), 'red-cards': pair('0:0'), penalties: pair('0:0') },
    { corners: pair('3:2'), 'yellow-cards': pair('2:2'), 'red-cards': pair('0:1'), penalties: pair('0:0') },
  ],
};
/** Stopped in the second half, of which nothing more is known; and in the first one, after two corners. */
const STOPPED_LATE: MatchRecord = {
  ...match('0:1', ['0:1', '0:0'], { status: 'abandoned', minutesPlayed: 61 }),
  statistics: { corners: pair('5:2') },
  statisticsByPeriod: [{ corners: pair('4:1') }, { corners: pair('1:1') }],
};
const STOPPED_EARLY: MatchRecord = {
  ...match('0:0', ['0:0'], { status: 'abandoned', minutesPlayed: 20 }),
  statistics: { corners: pair('2:0') },
  statisticsByPeriod: [{ corners: pair('2:0') }],
};
const CUP = match('1:1', undefined, { decidedIn: 'shoot-out', shootOut: pair('4:5'), advancing: 'away' });

/** Markets about goals in time, scorers, statistics and cup matches. */
export const INCIDENT_EXAMPLES: readonly Example[] = [
  ['first-goal-time', 'every=15', GOALS, { '1-15': 'won' }],
  ['first-goal-time', 'every=10', GOALS, { '11-20': 'won' }],
  ['first-goal-time', 'every=15', match('0:0'), { none: 'won' }],
  ['first-goal-time', 'every=15', match('1:0'), null],
  ['first-goal-time', 'every=30', GOALLESS, { '61-90': 'returned', none: 'returned' }],
  ['goal-in-interval', 'minutes=76-90', GOALS, { yes: 'won' }],
  ['goal-in-interval', 'minutes=13-75', GOALS, { no: 'won' }],
  ['goal-in-interval', 'minutes=16-30', GOALLESS, { no: 'won' }],
  ['goal-in-interval', 'minutes=70-75', GOALLESS, { yes: 'returned', no: 'returned' }],
  ['nth-goal', 'goal=1', GOALS, { '2': 'won' }],
  ['nth-goal', 'goal=3', GOALS, { none: 'won' }],
  ['nth-goal', 'goal=2', match('2:0'), { '1': 'won' }],
  ['nth-goal', 'goal=1', match('2:1'), null],
  ['last-goal', '', GOALS, { '1': 'won' }],
  ['last-goal', '', match('0:0'), { none: 'won' }],
  ['first-scorer', 'player=ruiz', GOALS, { yes: 'won' }],
  ['first-scorer', 'player=costa', GOALS, { no: 'won' }],
  ['first-scorer', 'player=vega', GOALS, { yes: 'returned', no: 'returned' }],
  ['player-scores', 'player=ruiz', GOALS, { yes: 'won' }],
  ['player-scores', 'player=vega', match('0:0'), null],
  ['player-scores', 'player=vega', match('1:0', undefined, { goals: [{ side: 'home' }] }), null],

  ['yellow-card', '', COUNTED, { yes: 'won' }],
  ['red-card', '', COUNTED, { yes: 'won' }],
  ['red-card', 'side=home', COUNTED, { no: 'won' }],
  ['red-card', '', match('1:1'), null],
  ['penalty', '', COUNTED, { no: 'won' }],
  ['corners-1x2', '', COUNTED, { '1': 'won' }],
  ['corners-total', 'line=9.75', COUNTED, { over: 'half-won', under: 'half-lost' }],
  ['corners-team-total', 'side=away|line=3.5', COUNTED, { under: 'won' }],
  ['corners-handicap', 'line=-4', COUNTED, { '1': 'returned', '2': 'returned' }],
  ['corners-odd-even', '', COUNTED, { even: 'won' }],
  ['corners-1x2', 'period=1', BY_HALF, { '1': 'won' }],
  ['corners-total', 'period=1|line=4.75', BY_HALF, { over: 'half-won', under: 'half-lost' }],
  ['corners-total', 'period=2|line=5.5', BY_HALF, { under: 'won' }],
  ['corners-team-total', 'side=away|period=1|line=1.5', BY_HALF, { under: 'won' }],
  ['corners-handicap', 'period=1|line=-3', BY_HALF, { '1': 'returned', '2': 'returned' }],
  ['corners-odd-even', 'period=1', BY_HALF, { odd: 'won' }],
  ['cards-total', 'period=1|line=0.5', BY_HALF, { over: 'won' }],
  ['red-card', 'period=1', BY_HALF, { no: 'won' }],
  ['yellow-card', 'side=home|period=1', BY_HALF, { no: 'won' }],
  ['penalty', 'period=2', COUNTED, { no: 'won' }],
  ['corners-total', 'period=1|line=4.5', COUNTED, null],
  ['corners-total', 'period=3|line=4.5', BY_HALF, { over: 'returned', under: 'returned' }],
  ['corners-total', 'period=1|line=4.5', STOPPED_LATE, { over: 'won' }],
  ['corners-total', 'period=2|line=2.5', STOPPED_LATE, { over: 'returned', under: 'returned' }],
  ['corners-total', 'period=2|line=1.5', STOPPED_LATE, { over: 'won' }],
  ['corners-total', 'period=1|line=2.5', STOPPED_EARLY, { over: 'returned', under: 'returned' }],
  ['corners-total', 'period=1|line=1.5', STOPPED_EARLY, { over: 'won' }],
  ['corners-1x2', 'period=2', STOPPED_EARLY, { '1': 'returned', x: 'returned', '2': 'returned' }],
  ['cards-1x2', '', COUNTED, { '2': 'won' }],
  ['cards-total', 'line=5.5', COUNTED, { over: 'won' }],
  ['cards-team-total', 'side=home|line=2.5', COUNTED, { under: 'won' }],
  ['cards-handicap', 'line=1.75', COUNTED, { '1': 'half-lost', '2': 'half-won' }],
  ['cards-odd-even', '', COUNTED, { even: 'won' }],
  ['yellow-cards-1x2', '', COUNTED, { '2': 'won' }],
  ['yellow-cards-total', 'line=5', COUNTED, { over: 'returned', under: 'returned' }],
  ['yellow-cards-team-total', 'side=home|line=1.5', COUNTED, { over: 'won' }],
  ['yellow-cards-handicap', 'line=1.5', COUNTED, { '1': 'won' }],
  ['yellow-cards-odd-even', '', COUNTED, { odd: 'won' }],
  ['red-cards-1x2', '', COUNTED, { '2': 'won' }],
  ['red-cards-total', 'line=0.5', COUNTED, { over: 'won' }],
  ['red-cards-team-total', 'side=home|line=0.5', COUNTED, { under: 'won' }],
  ['red-cards-handicap', 'line=0.5', COUNTED, { '2': 'won' }],
  ['red-cards-odd-even', '', COUNTED, { odd: 'won' }],
  ['shots-1x2', '', COUNTED, { '1': 'won' }],
  ['shots-total', 'line=21.5', COUNTED, { under: 'won' }],
  ['shots-team-total', 'side=away|line=8.5', COUNTED, { over: 'won' }],
  ['shots-handicap', 'line=-3', COUNTED, { '1': 'returned', '2': 'returned' }],
  ['shots-odd-even', '', COUNTED, { odd: 'won' }],
  ['shots-on-target-1x2', '', COUNTED, { x: 'won' }],
  ['shots-on-target-total', 'line=9.5', COUNTED, { over: 'won' }],
  ['shots-on-target-team-total', 'side=home|line=5.25', COUNTED, { over: 'half-lost', under: 'half-won' }],
  ['shots-on-target-handicap', 'line=0', COUNTED, { '1': 'returned', '2': 'returned' }],
  ['shots-on-target-odd-even', '', COUNTED, { even: 'won' }],
  ['fouls-1x2', '', COUNTED, { '2': 'won' }],
  ['fouls-total', 'line=24.5', COUNTED, { over: 'won' }],
  ['fouls-team-total', 'side=away|line=14.5', COUNTED, { under: 'won' }],
  ['fouls-handicap', 'line=2.5', COUNTED, { '2': 'won' }],
  ['fouls-odd-even', '', COUNTED, { odd: 'won' }],

  ['overtime', '', CUP, { yes: 'won' }],
  ['overtime', '', match('1:0', undefined, { decidedIn: 'regular-time' }), { no: 'won' }],
  ['overtime', '', match('1:1'), null],
  ['shoot-out', '', CUP, { yes: 'won' }],
  ['shoot-out', '', match('1:1', undefined, { decidedIn: 'overtime' }), { no: 'won' }],
  ['decided-in', '', CUP, { 'shoot-out': 'won' }],
  ['advancing', '', CUP, { '2': 'won' }],
  ['advancing', '', match('1:0'), null],
  ['advancing', '', GOALLESS, { '1': 'returned', '2': 'returned' }],
  ['corners-total', 'line=9.5', GOALLESS, null],
];
