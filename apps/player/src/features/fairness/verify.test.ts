import { chainCheckpoints, commitmentOf } from '@ordago/fairness';
import { engineByKey, type LinkedProof, proofQuery, readProofQuery } from '@ordago/game-engines';
import { describe, expect, it } from 'vitest';
import { verify } from './verify.ts';

const server = 'ab'.repeat(32);
const dice: LinkedProof = {
  engine: 'dice',
  stake: '1.00',
  payout: '',
  choice: { direction: 'over', target: 5050 },
  moves: [],
  seeds: { server, commitment: commitmentOf(server), client: 'my-seed', nonce: 3 },
  chain: null,
};

describe('the verifier', () => {
  it('finds the promise kept and the payout right, and shows how', () => {
    const first = verify(dice);
    if ('fault' in first) throw new Error(first.fault);
    expect(first).toMatchObject({ isPromised: true, isPaidRight: null });
    expect(first.draws).toHaveLength(8);
    expect(first.message).toContain('my-seed:3:0');
    expect(verify({ ...dice, payout: first.payout })).toMatchObject({ isPaidRight: true });
    expect(verify({ ...dice, payout: '7.77' })).toMatchObject({ isPaidRight: false });
  });

  it('notices a seed that was not the promised one', () => {
    const other = { server: 'cd'.repeat(32), commitment: commitmentOf(server), client: 'my-seed', nonce: 3 };
    expect(verify({ ...dice, seeds: other })).toMatchObject({ isPromised: false });
  });

  it('follows the shared chain down to what was published', () => {
    const [published, , , game = { game: 0, hash: '' }] = chainCheckpoints('ef'.repeat(32), { length: 5, every: 1 });
    const chain = { terminal: published?.hash ?? '', salt: 'salt', place: game.game, hash: game.hash };
    const crash: LinkedProof = {
      ...dice,
      engine: 'crash',
      choice: { cashOutAt: 101 },
      moves: [{ action: 'end' }],
      seeds: null,
      chain,
    };
    expect(verify(crash)).toMatchObject({ isPromised: true, promise: published?.hash });
    expect(verify({ ...crash, chain: { ...chain, place: game.game - 1 } })).toMatchObject({ isPromised: false });
  });

  it.each([
    ['no stake', { stake: '' }, 'badStake'],
    ['a seed that is still secret', { seeds: { server: null, commitment: '', client: 'a', nonce: 0 } }, 'badSeed'],
    ['a game that is none', { engine: 'none' }, 'bad'],
    ['a choice that is none', { choice: { direction: 'up' } }, 'bad'],
    ['moves that do not end', { engine: 'mines', choice: { mines: 3 } }, 'notOver'],
  ])('names what is wrong with %s', (_title, change, fault) => {
    expect(verify({ ...dice, ...change } as LinkedProof)).toMatchObject({ fault });
  });
});

describe('the address of a check', () => {
  it('reads back what it was written from', () => {
    expect(readProofQuery(proofQuery(dice))).toEqual(dice);
    const chain = { terminal: 'a', salt: 's', place: 7, hash: null };
    const crash = { ...dice, seeds: null, chain, moves: [{ action: 'cash-out', at: 150 }] };
    expect(readProofQuery(proofQuery(crash))).toEqual(crash);
  });
  it.each(['', 'choice={', 'moves=7', 'nonce=-1', 'engine=%00'])('takes %j without a fall', (text) => {
    expect(readProofQuery(text).moves).toEqual([]);
  });
  it('knows every engine that it names', () => expect(engineByKey('dice')?.key).toBe('dice'));
});
