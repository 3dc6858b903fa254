import { chainCheckpoints, chainDraws, type Draws, fairDraws } from '@ordago/fairness';
import { isRefusal } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { asNumber } from '../test-support/sample.ts';
import { BLACKJACK } from './blackjack/blackjack.ts';
import { bestAction, exactBlackjackEdge } from './blackjack/strategy.ts';
import { bustOf, CRASH, crashMsUntil, crashMultipleAt } from './crash/crash.ts';
import type { Json, SteppedEngine } from './engine.ts';
import { MINES, minesMultiple } from './mines/mines.ts';

const STAKE = 100_000n;

function words(...queue: number[]): Draws {
  return { nextU32: () => queue.shift() ?? 0 };
}

/** Plays moves in turn; answers the state and the round, or the name of the refusal. */
function through<C extends object, S extends object, M extends object>(
  engine: SteppedEngine<C, S, M>,
  { choice, draws, moves, stake = STAKE }: { choice: Json; draws: Draws; moves: readonly Json[]; stake?: bigint },
) {
  let state = engine.start(stake, engine.readChoice(choice, stake) as C, draws);
  let cost = 0n;
  for (const input of moves) {
    const move = engine.readMove(input, state);
    if (isRefusal(move)) return { refused: move.name, state, round: null, cost };
    cost += engine.costOf(state, move as M);
    state = engine.move(state, move as M);
  }
  return { refused: null, state, round: engine.roundOf(state), cost };
}

describe('mines', () => {
  /** Three mines: every draw takes the first tile left, so they lie on 0, 1 and 2. */
  const mined = (moves: readonly Json[], mines = 3) => through(MINES, { choice: { mines }, draws: words(), moves });
  const open = (tile: number) => ({ action: 'open', tile });
  const cashOut = { action: 'cash-out' };
  it.each([
    [1, 1, 103_125n],
    [3, 1, 112_500n],
    [3, 2, 128_571n],
    [3, 3, 147_857n],
    [24, 1, 2_475_000n],
  ])('pays 0.99 · C(25, k) / C(25 − m, k): %i mines, %i tiles', (mines, opened, payout) => {
    const moves = Array.from({ length: opened }, (_, k) => open(24 - k));
    const ending = mines + opened === 25 ? moves : [...moves, cashOut];
    expect(mined(ending, mines).round?.payout).toBe(payout);
  });
  it('is worth 99 % at every point of the round', () => {
    for (let mines = 1; mines <= 24; mines += 1)
      for (let k = 0; k < 25 - mines; k += 1) {
        const now = asNumber(minesMultiple(mines, k));
        const next = asNumber(minesMultiple(mines, k + 1));
        const survives = (25 - mines - k) / (25 - k);
        expect((next * survives) / now).toBeCloseTo(k === 0 ? 0.99 : 1, 9);
      }
  });
  it('ends on a mine, with nothing', () => {
    const { round } = mined([open(24), open(1)]);
    expect(round).toMatchObject({ payout: 0n, shown: { phase: 'burst', hidden: [0, 1, 2] } });
  });
  it('pays by itself when the last safe tile is open', () => {
    expect(mined([open(24)], 24).round).toMatchObject({ payout: 2_475_000n, shown: { phase: 'cashed-out' } });
  });
  it('never shows where the mines lie while it goes on', () => {
    const { state } = mined([open(24)]);
    expect(JSON.stringify(MINES.view(state))).not.toContain('hidden');
  });
  it.each([
    ['cashing out before the first tile', [cashOut], 'round-action-invalid'],
    ['a tile that is open', [open(24), open(24)], 'round-action-invalid'],
    ['a move after the end', [open(0), open(24)], 'round-action-invalid'],
    ['a tile off the board', [open(25)], 'validation-failed'],
    ['an unknown action', [{ action: 'peek' }], 'validation-failed'],
    ['a move that is none', ['open'], 'validation-failed'],
  ])('refuses %s', (_title, moves, name) => expect(mined(moves).refused).toBe(name));
  it.each([0, 25, 1.5, '3'])('refuses %j mines', (mines) => {
    expect(isRefusal(MINES.readChoice({ mines }, STAKE))).toBe(true);
  });
});

describe('crash', () => {
  const HALF = 2 ** 31;
  /** U = 1/2: bursts at 1.98. */
  const flight = (moves: readonly Json[], cashOutAt: number | null = null) =>
    through(CRASH, { choice: { cashOutAt }, draws: words(HALF, 0), moves });
  const end = { action: 'end' };
  it.each([
    ['an automatic target below the burst is paid exactly', 150, [end], 150_000n],
    ['a target equal to the burst is paid', 198, [end], 198_000n],
    ['a target a hundredth above is lost', 199, [end], 0n],
    ['no target and no hand is lost', null, [end], 0n],
    ['a hand is paid what the clock showed', null, [{ action: 'cash-out', at: 133 }], 133_000n],
    ['a target that came first is paid, not the later hand', 120, [{ action: 'cash-out', at: 190 }], 120_000n],
    ['a hand before the target is paid', 190, [{ action: 'cash-out', at: 120 }], 120_000n],
  ] as const)('%s', (_title, cashOutAt, moves, payout) => {
    expect(flight(moves, cashOutAt).round?.payout).toBe(payout);
  });
  it.each([
    ['a hand at the very burst', [{ action: 'cash-out', at: 198 }], 'round-action-invalid'],
    ['a hand after the burst', [{ action: 'cash-out', at: 300 }], 'round-action-invalid'],
    [
      'a second cash-out',
      [
        { action: 'cash-out', at: 110 },
        { action: 'cash-out', at: 120 },
      ],
      'round-action-invalid',
    ],
    ['a multiple below 1.01', [{ action: 'cash-out', at: 100 }], 'validation-failed'],
  ])('refuses %s', (_title, moves, name) => expect(flight(moves).refused).toBe(name));
  it('never shows the burst while it flies', () => {
    expect(JSON.stringify(CRASH.view(flight([]).state))).not.toContain('bust');
  });
  it.each([
    [0, 0, 100],
    [HALF, 0, 198],
    [2 ** 32 - 1, 2 ** 32 - 1, 99 * 2 ** 52],
    [Math.floor(2 ** 32 * 0.9), 0, 989],
  ])('bursts exactly at floor(99 / (1 − U)): words %i, %i', (high, low, bust) => {
    expect(bustOf(words(high, low))).toBe(bust);
  });
  it('shows a multiple from its first millisecond on, and not before', () => {
    for (const multiple of [100, 101, 102, 150, 200, 1_000, 123_456, 100_000_000]) {
      const ms = crashMsUntil(multiple);
      expect(crashMultipleAt(ms)).toBeGreaterThanOrEqual(multiple);
      if (ms > 0) expect(crashMultipleAt(ms - 1)).toBeLessThan(multiple);
    }
  });
  it('reaches m in 0.99 / m of the games of a chain', () => {
    const games = chainCheckpoints('ab'.repeat(32), { length: 6_000, every: 1 }).slice(1);
    const busts = games.map(({ hash }) => bustOf(chainDraws({ hash, salt: 'block' })));
    for (const multiple of [150, 200, 500]) {
      const share = 99 / multiple;
      const error = Math.sqrt((share * (1 - share)) / games.length);
      const reached = busts.filter((bust) => bust >= multiple).length / games.length;
      expect(Math.abs(reached - share)).toBeLessThan(4 * error);
    }
  });
});

describe('blackjack', () => {
  /** Cards by their ranks in the order dealt: player, dealer, player, dealer, then as they are drawn. */
  const RANKS = 'A23456789TJQK';
  const table = (ranks: string, moves: readonly string[], stake = STAKE) => {
    const draws = words(...[...ranks].map((rank) => RANKS.indexOf(rank)));
    return through(BLACKJACK, { choice: {}, draws, moves: moves.map((action) => ({ action })), stake });
  };
  it.each([
    ['a blackjack pays 3 to 2 at once', 'A9K7', [], 250_000n],
    ['two blackjacks give the stake back', 'ATKA', [], 100_000n],
    ['a blackjack of the dealer wins at once against a ten', '9T8A', [], 0n],
    ['the higher hand wins', 'T9K8', ['stand'], 200_000n],
    ['equal hands give the stake back', 'TTKK', ['stand'], 100_000n],
    ['a bust loses before the dealer draws', 'T6K6T', ['hit'], 0n],
    ['the dealer stands on a soft 17', 'T68A', ['stand'], 200_000n],
    ['the dealer draws to 16 and busts', 'T63TK', ['stand'], 200_000n],
    ['21 with three cards stands by itself and is no blackjack', '5T7K9', ['hit'], 200_000n],
    ['a double wins four times the stake', '5T6KT', ['double'], 400_000n],
    ['a double that busts loses both', 'T56KT', ['double'], 0n],
    ['split eights play on, each for its stake', '868TTTT', ['split', 'stand', 'stand'], 400_000n],
    ['split aces take one card each, and 21 is no blackjack', 'ATA9KQ', ['split'], 400_000n],
    ['a split hand may be doubled', '565T6T9TT', ['split', 'double', 'stand'], 600_000n],
  ])('%s', (_title, ranks, moves, payout) => expect(table(ranks, moves).round?.payout).toBe(payout));
  it.each([
    ['insurance pays 2 to 1 when the dealer has blackjack', '9A8T', ['insure'], 150_000n, 150_000n],
    ['insurance is lost when not, and the hand goes on', 'TAK8', ['insure', 'stand'], 200_000n, 150_000n],
    ['declining plays on', 'TAK8', ['decline', 'stand'], 200_000n, 100_000n],
    ['a blackjack against an ace is decided after the insurance', 'AAKT', ['insure'], 250_000n, 150_000n],
  ])('%s', (_title, ranks, moves, payout, stake) => {
    expect(table(ranks, moves).round).toMatchObject({ payout, stake });
  });
  it('returns what a move costs before it is made', () => {
    expect(table('5T6K9', ['double']).cost).toBe(STAKE);
    expect(table('868TTTT', ['split', 'stand']).cost).toBe(STAKE);
    expect(table('9A8T', ['insure']).cost).toBe(STAKE / 2n);
    expect(table('T9K8', ['stand']).cost).toBe(0n);
  });
  it.each([
    ['a hit after the end', 'T9K8', ['stand', 'hit']],
    ['a split of two values', 'T98K', ['split']],
    ['a second split', '868T888', ['split', 'split']],
    ['a double after a hit', '2T3K2', ['hit', 'double']],
    ['insurance against another card than an ace', 'T9K8', ['insure']],
    ['a hit before the insurance is settled', 'TAK8', ['hit']],
  ])('refuses %s', (_title, ranks, moves) => expect(table(ranks, moves).refused).toBe('round-action-invalid'));
  it('hides the hole card while a hand is open', () => {
    const { state } = table('T9K8', []);
    expect(BLACKJACK.view(state)).toMatchObject({ dealer: ['9c'], dealerTotal: 9 });
    expect(table('T9K8', ['stand']).round?.shown).toMatchObject({ dealer: ['9c', '8c'] });
  });
  it('floors the half of an odd stake to the ledger unit', () => {
    expect(table('A9K7', [], 3n).round?.payout).toBe(7n);
    expect(table('9A8T', ['insure'], 3n).cost).toBe(1n);
  });
  const hard = (total: number) => ({ hard: total, hasAce: false });
  const soft = (total: number) => ({ hard: total - 10, hasAce: true });
  it.each([
    ['hard 16 against ten', hard(16), null, 10, 'hit'],
    ['hard 16 against six', hard(16), null, 6, 'stand'],
    ['hard 12 against two', hard(12), null, 2, 'hit'],
    ['hard 12 against four', hard(12), null, 4, 'stand'],
    ['eleven against six', hard(11), null, 6, 'double'],
    ['ten against ten', hard(10), null, 10, 'hit'],
    ['nine against three', hard(9), null, 3, 'double'],
    ['soft 18 against nine', soft(18), null, 9, 'hit'],
    ['soft 18 against six', soft(18), null, 6, 'double'],
    ['soft 19 against six', soft(19), null, 6, 'stand'],
    ['eights against ten', hard(16), 8, 10, 'split'],
    ['aces against six', { hard: 2, hasAce: true }, 1, 6, 'split'],
    ['tens against six', hard(20), 10, 6, 'stand'],
    ['fives against five', hard(10), 5, 5, 'double'],
  ])('plays the book: %s', (_title, count, pairOf, up, action) => {
    expect(bestAction({ count, canDouble: true, pairOf, up })).toBe(action);
  });
  it('costs 0.57 % of the first stake and 0.51 % of turnover', () => {
    expect(asNumber(exactBlackjackEdge())).toBeCloseTo(0.005_704, 6);
    expect(asNumber(BLACKJACK.mathsOf({}).rtp)).toBeCloseTo(0.994_939, 6);
  });
  it('never leaves cards to be wished for: 64 outlast every round', () => {
    for (let nonce = 0; nonce < 400; nonce += 1) {
      const draws = fairDraws({ serverSeed: '7'.repeat(64), clientSeed: 'long', nonce });
      let state = BLACKJACK.start(STAKE, {}, draws);
      // The greediest player: splits, then hits until every hand is over.
      while (BLACKJACK.roundOf(state) === null) {
        const split = BLACKJACK.readMove({ action: 'split' }, state);
        const next = isRefusal(split) ? BLACKJACK.readMove({ action: 'hit' }, state) : split;
        state = BLACKJACK.move(state, isRefusal(next) ? { action: 'decline' } : next);
      }
      expect(state.coming.length).toBeGreaterThan(40);
    }
  });
});
