import { describe, expect, it } from 'vitest';
import {
  anyRound,
  blackjackOutcome,
  cardDuelOutcome,
  crashMessage,
  diceOutcome,
  fairness,
  moneyWheelOutcome,
  playedRound,
  playSession,
  pokerOutcome,
  readShape,
  roundProof,
  type Shape,
  slotOutcome,
  virtualFootballOutcome,
} from './index.ts';

const ROUND = {
  round: 'r-1',
  state: 'settled',
  stake: '2.00',
  payout: '3.96',
  balance: '101.96',
  word: '',
  outcome: { kind: 'dice', roll: 5_100, isWin: true },
};
const SESSION = {
  provider: 'originals',
  game: {
    id: 'dice',
    name: 'Dados',
    studio: 'Ordago Originals',
    engine: {
      kind: 'dice',
      key: 'dice',
      form: 'one-shot',
      parameters: { rolls: 10_000 },
      rtp: { min: 9_900, max: 9_900 },
      volatility: 'low',
    },
  },
  player: { name: 'ana' },
  currency: 'USD',
  language: 'es',
  lobbyUrl: '',
  balance: '100.00',
  stakes: { min: '0.10', max: '1000.00', steps: ['0.10', '1.00'] },
  isDemo: false,
  open: null,
};
const AT = { seq: 3, now: 1_764_000_000_000 };
const BET = { id: 'r-2', name: 'a***a', stake: '1.00', currency: 'USD' };
const SNAPSHOT = {
  ...AT,
  type: 'snapshot',
  bust: null,
  chain: { terminal: 'a', salt: 'b', length: 500 },
  bets: [{ ...BET, cashed: null }],
  mine: null,
  history: [{ place: 1, bust: 250 }],
};
const BETS = [{ place: 'home', stake: '1.00', payout: '0.00' }];
const SPIN = { window: [['A', 'K']], lineWins: [{ line: 0, count: 3, payout: '1.00' }], payout: '1.00' };

/** One value of each shape, with every field that the shape asks for and no other. */
const VALUES: [title: string, shape: Shape<unknown>, value: Record<string, unknown>][] = [
  ['session', playSession, SESSION],
  ['round', anyRound, ROUND],
  ['snapshot of the crash table', crashMessage, SNAPSHOT],
  ['start of a round of the crash', crashMessage, { ...AT, type: 'betting', place: 2, endsAt: 1_764_000_008_000 }],
  ['bet on the crash', crashMessage, { ...AT, type: 'bet', ...BET }],
  ['take-off of the crash', crashMessage, { ...AT, type: 'flying', at: 1_764_000_008_000 }],
  ['cash-out of the crash', crashMessage, { ...AT, type: 'cashed', id: 'r-2', multiple: 150, payout: '1.50' }],
  ['bust of the crash', crashMessage, { ...AT, type: 'bust', place: 2, multiple: 231, hash: 'c' }],
  [
    'seeds',
    fairness,
    {
      commitment: 'a',
      clientSeed: 'b',
      nonce: 4,
      nextCommitment: 'c',
      revealed: [{ serverSeed: 'd', commitment: 'e', clientSeed: 'f', bets: 9 }],
    },
  ],
  [
    'proof',
    roundProof,
    {
      round: 'r-1',
      game: 'dice',
      engine: 'dice',
      stake: '2.00',
      payout: '3.96',
      choice: { direction: 'over', target: 5_050 },
      moves: [],
      seeds: { commitment: 'a', server_seed: null, client_seed: 'b', nonce: 0 },
      chain: null,
    },
  ],
  ['outcome of dice', diceOutcome, { roll: 0, isWin: false }],
  ['outcome of a slot', slotOutcome, { ...SPIN, freeSpins: [SPIN], beatsStake: false }],
  ['outcome of the money wheel', moneyWheelOutcome, { bets: [], segment: 'one', coin: null }],
  ['outcome of football', virtualFootballOutcome, { bets: BETS, score: [1, 0], goals: [{ side: 'home', minute: 9 }] }],
  ['outcome of dragon tiger', cardDuelOutcome, { kind: 'dragon-tiger', bets: BETS, dragon: 'As', tiger: '2h' }],
  [
    'hand of blackjack',
    blackjackOutcome,
    {
      dealer: ['As'],
      dealerTotal: 11,
      hands: [{ cards: ['2h', '3d'], total: 5, isOpen: true }],
      phase: 'play',
      actions: ['hit', 'stand'],
    },
  ],
  [
    'hand of poker',
    pokerOutcome,
    { player: ['As', 'Kd'], board: ['2h'], dealer: [], hand: 'high-card', phase: 'decide', actions: ['call', 'fold'] },
  ],
];

describe('the wire of a game', () => {
  it.each(VALUES)('reads a %s', (_title, shape, value) => {
    expect(readShape(shape, value)).toEqual(value);
  });

  it.each(VALUES)('refuses a %s that lacks a field, or has one of another kind', (_title, shape, value) => {
    for (const field of Object.keys(value)) {
      const { [field]: _, ...rest } = value;
      expect(readShape(shape, rest), `without ${field}`).toBeNull();
      // A choice is the engine's own affair.
      const other = { ...rest, [field]: Symbol.for('none') };
      if (field !== 'choice') expect(readShape(shape, other), `with another ${field}`).toBeNull();
    }
  });

  it.each([null, 'round', 7, [], {}])('reads no round from %j', (value) => {
    expect(readShape(anyRound, value)).toBeNull();
  });

  it.each(['', '1,00', 'NaN', '1e3', ' 1.00', 1, null])('takes %j for no amount', (stake) => {
    expect(readShape(anyRound, { ...ROUND, stake })).toBeNull();
  });

  it('leaves out fields that it does not know', () => {
    expect(readShape(anyRound, { ...ROUND, later: true })).toEqual(ROUND);
  });

  it('knows rounds without an outcome, and refuses one whose outcome is that of another game', () => {
    expect(readShape(playedRound(diceOutcome), { ...ROUND, outcome: null })?.outcome).toBeNull();
    expect(readShape(playedRound(diceOutcome), ROUND)?.outcome).toEqual({ roll: 5_100, isWin: true });
    expect(readShape(playedRound(slotOutcome), ROUND)).toBeNull();
  });

  it('refuses a message of the crash table of no known type', () => {
    expect(readShape(crashMessage, { ...AT, type: 'later' })).toBeNull();
  });

  it('carries the lobby of a table, and the round that waits', () => {
    const lobby = { id: 'xpg', name: 'XPG', table: null, tables: [{ id: 'xpg-1', name: 'Uno', kind: 'roulette' }] };
    const open = { ...ROUND, state: 'playing', place: 1, choice: { mines: 3 } };
    expect(readShape(playSession, { ...SESSION, lobby, open })).toEqual({ ...SESSION, lobby, open });
    expect(readShape(playSession, { ...SESSION, open: { ...open, state: 'begun' } })).toBeNull();
  });
});
