import { chainCheckpoints, chainDraws, commitmentOf, fairDraws, hashOfGame, isGameOfChain } from '@ordago/fairness';
import { formatAmount, parseAmount } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { bustOf } from './crash/crash.ts';
import type { Engine } from './engine.ts';
import { ENGINES, engineByKey } from './registry.ts';
import { featuresOf } from './slot/features.ts';
import vectors from './vectors/rounds.json' with { type: 'json' };
import { replayRound } from './verify.ts';

/** Published rounds, computed apart with Python's `hmac` and `hashlib` (`vectors/make-vectors.py`). */
describe('published rounds', () => {
  it.each(vectors.rounds)('$engine, nonce $nonce: the same result and payout', (vector) => {
    const { serverSeed, clientSeed, nonce, choice, moves, shown, payout } = vector;
    expect(commitmentOf(serverSeed)).toBe(vector.commitment);
    const stake = parseAmount(vector.stake) ?? 0n;
    const draws = fairDraws({ serverSeed, clientSeed, nonce });
    const round = replayRound(engineByKey(vector.engine) as Engine, { stake, choice, moves }, draws);
    expect(round).toMatchObject({ shown });
    if (payout !== null && round !== null && 'payout' in round)
      expect(formatAmount(round.payout, { decimalsMin: 5 })).toBe(payout);
  });
  it('cover every kind of game that draws from a bet’s own seeds', () => {
    const published = new Set(vectors.rounds.map(({ engine }) => engineByKey(engine)?.kind));
    const missing = ENGINES.filter(({ kind, source }) => source === 'seeds' && !published.has(kind)).map(
      ({ key }) => key,
    );
    expect(missing).toEqual([]);
  });
  it('cover every kind of slot that has features beside its lines', () => {
    const published = new Set(vectors.rounds.flatMap(({ engine }) => featuresOf(engine)));
    const kinds = ['megaways', 'bonusbuy', 'jackpot'] as const;
    expect(kinds.filter((kind) => !published.has(kind))).toEqual([]);
  });
});

describe('the published chain', () => {
  const { seed, length, every, salt, terminal, games } = vectors.chain;
  const checkpoints = chainCheckpoints(seed, { length, every });
  it('ends in the terminal hash after 100,000 steps, with a checkpoint for every ten thousand', () => {
    expect(length).toBe(100_000);
    expect(checkpoints.map(({ game }) => game)).toEqual(Array.from({ length: 11 }, (_, at) => at * every));
    expect(checkpoints[0]).toEqual({ game: 0, hash: terminal });
    expect(checkpoints.at(-1)).toEqual({ game: length, hash: seed });
  });
  it.each(games)('game $game has its hash and bursts where it was announced', ({ game, hash, bust }) => {
    const after = checkpoints.find((checkpoint) => checkpoint.game >= game);
    expect(after && hashOfGame(after, game)).toBe(hash);
    expect(bustOf(chainDraws({ hash, salt }))).toBe(bust);
  });
  it('proves a game against the terminal hash, and refuses what is none', () => {
    const [first] = games;
    const known = { game: 0, hash: terminal };
    expect(isGameOfChain({ game: 1, hash: first?.hash ?? '' }, known)).toBe(true);
    expect(isGameOfChain({ game: 2, hash: first?.hash ?? '' }, known)).toBe(false);
    expect(isGameOfChain({ game: 1, hash: 'nonsense' }, known)).toBe(false);
    expect(isGameOfChain(known, { game: 1, hash: first?.hash ?? '' })).toBe(false);
  });
  it('goes on with the block `:1` after eight draws', () => {
    const draws = chainDraws({ hash: seed, salt });
    for (let i = 0; i < 8; i += 1) draws.nextU32();
    expect(draws.nextU32()).toBe(Number.parseInt(vectors.chain.secondBlockOfLastGame.slice(0, 8), 16));
    expect(draws.cursor).toBe(36);
  });
  it.each(['', 'a:b', 'x'.repeat(65)])('refuses %j as a salt', (text) => {
    expect(() => chainDraws({ hash: seed, salt: text })).toThrow('not a salt');
  });
});
