import { commitmentOf } from '@ordago/fairness';
import { engineByKey, isEngineRefusal } from '@ordago/game-engines';
import { describe, expect, it } from 'vitest';
import { PROVABLE, scriptForm } from './script-fields.ts';
import { verify } from './verify.ts';

/** A script of each game, as its server keeps it. */
const SCRIPTS = {
  dice: { choice: { direction: 'under', target: 2_575 }, moves: [] },
  limbo: { choice: { target: 201 }, moves: [] },
  crash: { choice: { cashOutAt: 150 }, moves: [{ action: 'end' }] },
  mines: {
    choice: { mines: 3 },
    moves: [{ action: 'open', tile: 0 }, { action: 'open', tile: 24 }, { action: 'cash-out' }],
  },
  plinko: { choice: { rows: 8, risk: 'high' }, moves: [] },
  keno: { choice: { picks: [1, 7, 40], risk: 'low' }, moves: [] },
  roulette: {
    choice: {
      bets: [
        { place: 'red', stake: '1.00' },
        { place: 'number-17', stake: '2.50' },
      ],
    },
    moves: [],
  },
  blackjack: { choice: {}, moves: [{ action: 'decline' }, { action: 'hit' }, { action: 'stand' }] },
  'three-card-poker': { choice: {}, moves: [{ action: 'play' }] },
  'casino-holdem': { choice: {}, moves: [{ action: 'fold' }] },
  'lagoon-3x5': { choice: null, moves: [] },
  'corsair-5x10': { choice: null, moves: [] },
  'jester-5x10': { choice: null, moves: [] },
  'trails-6x7': { choice: null, moves: [] },
  'market-5x10': { choice: { buy: true }, moves: [] },
  'vault-3x5': { choice: null, moves: [] },
} as const;

describe('the form of a game', () => {
  it.each(PROVABLE)('of %s reads back what it was written from', (game) => {
    const form = scriptForm(game);
    expect(form?.read(form.write(SCRIPTS[game]))).toEqual(SCRIPTS[game]);
  });

  it.each(PROVABLE)('of %s names fields for everything that it writes', (game) => {
    const form = scriptForm(game);
    const names = form?.fields.map(({ name }) => name).sort();
    expect(Object.keys(form?.write(SCRIPTS[game]) ?? {}).sort()).toEqual(names);
  });

  it.each([
    ['dice', { direction: 'over', target: 'many' }],
    ['limbo', { target: '' }],
    ['mines', { mines: '0', opened: '' }],
    ['plinko', { rows: 'nine', risk: 'high' }],
    ['keno', { picks: '1, one', risk: 'low' }],
    ['roulette', { bets: 'nowhere 1.00' }],
  ] as const)('of %s leaves what is none to the game, which refuses it', (game, texts) => {
    const { choice } = scriptForm(game)?.read(texts) ?? {};
    const engine = engineByKey(game);
    expect(engine && isEngineRefusal(engine.readChoice(choice, 100_000n))).toBe(true);
  });

  it('leads to the round: a person who fills it in gets what the link would give', () => {
    const server = 'ab'.repeat(32);
    const seeds = { server, commitment: commitmentOf(server), client: 'me', nonce: 1 };
    const typed = scriptForm('dice')?.read({ direction: 'under', target: '25,75' });
    const proof = { engine: 'dice', stake: '1.00', payout: '', seeds, chain: null };
    expect(verify({ ...proof, choice: typed?.choice, moves: [] })).toEqual(verify({ ...proof, ...SCRIPTS.dice }));
  });

  it('knows no form for other games', () => expect(scriptForm('baccarat')).toBeNull());
});
