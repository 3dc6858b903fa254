import type { TournamentRecord } from '../../src/result/record.ts';
import { type Example, fight, match, pair, race } from './example.ts';

const STOPPAGE = fight({ winner: 'away', method: 'technical-knockout', round: 3, isPastHalfRound: false });
const DECISION = fight({ winner: 'home', method: 'points', round: 12 });
const DRAWN = fight({ winner: 'draw', method: 'points', round: 12 });

const RACE = race(
  [['ana'], ['bo', 'cy'], ['dee']],
  [
    { key: 'eva', state: 'retired', laps: 40 },
    { key: 'flo', state: 'retired', laps: 31 },
    { key: 'gil', state: 'retired', laps: 31 },
    { key: 'hal', state: 'disqualified', laps: 50 },
    { key: 'ivo', state: 'non-runner' },
  ],
);
const DEAD_HEAT = race([['ana', 'bo'], ['cy']]);
const TRIPLE = race([['ana'], ['bo', 'cy', 'dee'], ['eva']]);

const CUP: TournamentRecord = {
  sort: 'tournament',
  status: 'completed',
  entries: [
    { key: 'spain', position: 1 },
    { key: 'brazil', position: 2 },
    { key: 'peru', position: 3 },
    { key: 'chile', position: 3 },
    { key: 'cuba' },
    { key: 'fiji', isWithdrawn: true },
  ],
};

const STOPPED_CUP: TournamentRecord = {
  ...CUP,
  status: 'abandoned',
  entries: (CUP.entries ?? []).map(({ position: _, ...entry }) => entry),
};
const BOTH_RETURNED = { spain: 'returned', cuba: 'returned' } as const;
const REST_RETURNED = { brazil: 'returned', peru: 'returned', chile: 'returned', fiji: 'returned' } as const;
const ALL_RETURNED = { ...BOTH_RETURNED, ...REST_RETURNED } as const;

/** Snooker of 5:3 frames with breaks of 120 and 88, and darts of 6:4 legs with four and two visits of 180. */
const FRAMES = match('5:3', undefined, { scoring: 'sets', periodsPlanned: 9, breaks: pair('120:88') });
const LEGS = match('6:4', undefined, { scoring: 'sets', periodsPlanned: 11, maxima: pair('4:2') });
/** The same, stopped before the end. */
const OPEN_FRAMES = { ...FRAMES, status: 'abandoned', score: pair('3:2') } as const;
const OPEN_LEGS = { ...LEGS, status: 'abandoned', score: pair('3:2') } as const;

/** Fights, races and tournaments, and what a player brings in one go. */
export const CONTEST_EXAMPLES: readonly Example[] = [
  ['fight-winner', 'ways=2', STOPPAGE, { '2': 'won' }],
  ['fight-winner', 'ways=2', DRAWN, { '1': 'returned', '2': 'returned' }],
  ['fight-winner', 'ways=3', DRAWN, { x: 'won' }],
  ['fight-winner', 'ways=2', fight({ status: 'abandoned' }), { '1': 'returned', '2': 'returned' }],
  ['fight-method', '', STOPPAGE, { 'technical-knockout': 'won' }],
  ['fight-method', '', DRAWN, { draw: 'won' }],
  ['fight-method', '', fight({ winner: 'home' }), null],
  ['fight-winner-method', '', DECISION, { '1/points': 'won' }],
  ['fight-winner-method', '', DRAWN, { draw: 'won' }],
  ['fight-round', 'rounds=12', STOPPAGE, { '3': 'won' }],
  ['fight-round', 'rounds=12', DECISION, { points: 'won' }],
  ['fight-rounds-total', 'line=2.5', STOPPAGE, { under: 'won' }],
  ['fight-rounds-total', 'line=2.5', { ...STOPPAGE, isPastHalfRound: true }, { over: 'won' }],
  ['fight-rounds-total', 'line=1.5', { ...STOPPAGE, isPastHalfRound: undefined }, { over: 'won' }],
  ['fight-rounds-total', 'line=2.5', { ...STOPPAGE, isPastHalfRound: undefined }, null],
  ['fight-rounds-total', 'line=11.5', DECISION, { over: 'won' }],
  ['fight-distance', '', STOPPAGE, { no: 'won' }],
  ['fight-distance', '', DECISION, { yes: 'won' }],

  ['race-winner', '', RACE, { ana: 'won', ivo: 'returned' }],
  ['race-winner', '', DEAD_HEAT, { ana: 'won 1/2', bo: 'won 1/2' }],
  ['race-place', 'places=3', RACE, { ana: 'won', bo: 'won', cy: 'won', ivo: 'returned' }],
  ['race-place', 'places=2', RACE, { ana: 'won', bo: 'won 1/2', cy: 'won 1/2', ivo: 'returned' }],
  ['race-place', 'places=3', TRIPLE, { ana: 'won', bo: 'won 2/3', cy: 'won 2/3', dee: 'won 2/3' }],
  ['race-finish', 'runner=dee', RACE, { yes: 'won' }],
  ['race-finish', 'runner=eva', RACE, { no: 'won' }],
  ['race-finish', 'runner=ivo', RACE, { yes: 'returned', no: 'returned' }],
  ['race-fastest-lap', '', { ...RACE, fastestLap: ['hal'] }, { hal: 'won', ivo: 'returned' }],
  ['race-fastest-lap', '', { ...DEAD_HEAT, fastestLap: ['ana', 'cy'] }, { ana: 'won 1/2', cy: 'won 1/2' }],
  ['race-fastest-lap', '', RACE, null],
  ['race-head-to-head', 'runners=dee,bo', RACE, { bo: 'won' }],
  ['race-head-to-head', 'runners=bo,cy', RACE, { bo: 'returned', cy: 'returned' }],
  ['race-head-to-head', 'runners=eva,dee', RACE, { dee: 'won' }],
  ['race-head-to-head', 'runners=flo,eva', RACE, { eva: 'won' }],
  ['race-head-to-head', 'runners=flo,gil', RACE, { flo: 'returned', gil: 'returned' }],
  ['race-head-to-head', 'runners=ana,ivo', RACE, { ana: 'returned', ivo: 'returned' }],
  ['race-group', 'runners=bo,cy,dee,ivo', RACE, { bo: 'won 1/2', cy: 'won 1/2', ivo: 'returned' }],
  ['race-group', 'runners=dee,eva,flo', RACE, { dee: 'won' }],

  ['break-1x2', '', FRAMES, { '1': 'won' }],
  ['break-1x2', '', match('5:3'), null],
  ['break-1x2', '', OPEN_FRAMES, { '1': 'returned', x: 'returned', '2': 'returned' }],
  ['break-total', 'line=99.5', FRAMES, { over: 'won' }],
  ['break-total', 'line=146.5', FRAMES, { under: 'won' }],
  ['break-total', 'line=120', FRAMES, { over: 'returned', under: 'returned' }],
  ['break-total', 'line=99.5', OPEN_FRAMES, { over: 'won' }],
  ['break-total', 'line=146.5', OPEN_FRAMES, { over: 'returned', under: 'returned' }],
  ['maxima-1x2', '', LEGS, { '1': 'won' }],
  ['maxima-total', 'line=5.5', LEGS, { over: 'won' }],
  ['maxima-total', 'line=6.5', LEGS, { under: 'won' }],
  ['maxima-total', 'line=5.5', OPEN_LEGS, { over: 'won' }],
  ['maxima-total', 'line=6.5', OPEN_LEGS, { over: 'returned', under: 'returned' }],

  ['tournament-winner', '', CUP, { spain: 'won', fiji: 'returned' }],
  // Stopped before its final: nothing is decided until the finalists are known.
  ['tournament-winner', '', STOPPED_CUP, ALL_RETURNED],
  ['tournament-winner', '', { ...STOPPED_CUP, finalists: ['spain', 'cuba'] }, { ...BOTH_RETURNED, fiji: 'returned' }],
  ['tournament-place', 'places=4', { ...STOPPED_CUP, finalists: ['spain', 'cuba'] }, ALL_RETURNED],
  [
    'tournament-winner',
    '',
    { ...CUP, isFinalHeld: false, entries: [{ key: 'spain', position: 1 }, { key: 'peru' }] },
    { spain: 'returned', peru: 'returned' },
  ],
  ['tournament-place', 'places=2', CUP, { spain: 'won', brazil: 'won', fiji: 'returned' }],
  [
    'tournament-place',
    'places=3',
    CUP,
    { spain: 'won', brazil: 'won', peru: 'won 1/2', chile: 'won 1/2', fiji: 'returned' },
  ],
];
