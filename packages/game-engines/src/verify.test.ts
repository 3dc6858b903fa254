import { chainCheckpoints, commitmentOf, hashOfGame } from '@ordago/fairness';
import { describe, expect, it } from 'vitest';
import type { Engine } from './engine.ts';
import { ENGINES, engineByKey } from './registry.ts';
import { drawsOf, type RoundProof, type RoundScript, replayRound, verifyRound } from './verify.ts';

const STAKE = 100_000n;
const SEEDS = { serverSeed: 'c0ffee00'.repeat(8), clientSeed: 'player', nonce: 4 };
const CHAIN = chainCheckpoints('5eed'.repeat(16), { length: 50, every: 10 });

function proofOf(engine: Engine): RoundProof {
  if (engine.source === 'seeds') return { source: 'seeds', seeds: SEEDS, commitment: commitmentOf(SEEDS.serverSeed) };
  const [terminal = { game: 0, hash: '' }, checkpoint = { game: 0, hash: '' }] = CHAIN;
  return { source: 'chain', game: 7, hash: hashOfGame(checkpoint, 7), salt: 'block', known: terminal };
}

/** The script of a round played by the engine's own strategy. */
function scriptOf(engine: Engine, proof: RoundProof): RoundScript {
  const [choice = null] = engine.modes();
  const moves: unknown[] = [];
  if (engine.form === 'stepped') {
    let state = engine.start(STAKE, engine.readChoice(choice, STAKE), drawsOf(proof));
    while (engine.roundOf(state) === null) {
      const move = engine.advise(state);
      moves.push(move);
      state = engine.move(state, engine.readMove(move, state));
    }
  }
  return { stake: STAKE, choice, moves };
}

describe.each(ENGINES)('a round of $key', (engine) => {
  const proof = proofOf(engine);
  const script = scriptOf(engine, proof);
  const round = replayRound(engine, script, drawsOf(proof));
  const payout = round !== null && 'payout' in round ? round.payout : -1n;
  it('is confirmed by what was revealed', () => {
    expect(verifyRound(engine, script, { proof, payout })).toEqual({ isPromised: true, round, isPaidRight: true });
  });
  it('is not confirmed when another amount was paid', () => {
    expect(verifyRound(engine, script, { proof, payout: payout + 1n })).toMatchObject({ isPaidRight: false });
  });
  it('is not confirmed when another seed was promised', () => {
    const other: RoundProof =
      proof.source === 'seeds'
        ? { ...proof, commitment: commitmentOf('f'.repeat(64)) }
        : { ...proof, known: { game: 0, hash: 'f'.repeat(64) } };
    expect(verifyRound(engine, script, { proof: other, payout })).toMatchObject({ isPromised: false });
  });
  it('is refused with a move too many', () => {
    const moves = [...script.moves, { action: 'cash-out' }];
    expect(verifyRound(engine, { ...script, moves }, { proof, payout })).toMatchObject({ refused: true });
  });
});

describe('a bought round', () => {
  const market = engineByKey('market-5x10') as Engine;
  const proof = proofOf(market);
  const bought: RoundScript = { stake: STAKE, choice: { buy: true }, moves: [] };
  const round = replayRound(market, bought, drawsOf(proof));
  const payout = round !== null && 'payout' in round ? round.payout : -1n;
  it('is confirmed by what was revealed', () => {
    expect(verifyRound(market, bought, { proof, payout })).toEqual({ isPromised: true, round, isPaidRight: true });
  });
  it('is not confirmed as an ordinary one', () => {
    const ordinary = { ...bought, choice: null };
    expect(verifyRound(market, ordinary, { proof, payout })).toMatchObject({ isPaidRight: false });
  });
});

describe('a verifier', () => {
  const mines = engineByKey('mines') as Engine;
  it('refuses a round that has not ended, and a choice that is none', () => {
    const proof = proofOf(mines);
    const open: RoundScript = { stake: STAKE, choice: { mines: 3 }, moves: [] };
    expect(replayRound(mines, open, drawsOf(proof))).toBeNull();
    expect(verifyRound(mines, open, { proof, payout: 0n })).toMatchObject({ name: 'round-action-invalid' });
    const none = { ...open, choice: { mines: 99 } };
    expect(verifyRound(mines, none, { proof, payout: 0n })).toMatchObject({ name: 'validation-failed' });
  });
});
