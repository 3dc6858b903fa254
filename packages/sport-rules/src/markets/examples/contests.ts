import type { TournamentRecord } from '../../result/record.ts';
import { type Example, fight, race } from './example.ts';

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

/** Fights, races and tournaments. */
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

  ['tournament-winner', '', CUP, { spain: 'won', fiji: 'returned' }],
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
