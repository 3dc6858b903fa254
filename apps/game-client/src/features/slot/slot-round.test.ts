import type { SlotSpin } from '@ordago/contracts/play';
import { type SlotDefinition, slotByKey } from '@ordago/game-engines';
import { describe, expect, it } from 'vitest';
import { firstWindow } from './reels.tsx';
import { buyOffer, hitsJackpot, isBought, waysMost, waysShown, winningCells } from './slot-round.ts';

const slot = (key: string) => slotByKey(key) as SlotDefinition;
const trails = slot('trails-6x7');
const vault = slot('vault-3x5');
const market = slot('market-5x10');
const spinOf = (fields: Partial<SlotSpin>): SlotSpin => ({ window: [], lineWins: [], payout: '0.00', ...fields });

describe('winning cells', () => {
  it('lie on the line of a win', () => {
    const lineWins = [{ line: 3, count: 3, payout: '2.00' }];
    expect([...winningCells(spinOf({ lineWins }), vault)]).toEqual(['0:0', '1:1', '2:2']);
  });
  it('are every cell of the symbol on the reels of its ways, wilds among them', () => {
    const window = [
      ['B', 'T'],
      ['W', 'B', 'Q'],
      ['B', 'K'],
      ['T', 'B'],
    ];
    const waysWins = [{ symbol: 'B', count: 3, ways: 2, payout: '2.80' }];
    expect([...winningCells(spinOf({ window, waysWins }), trails)]).toEqual(['0:0', '1:0', '1:1', '2:0']);
  });
});

describe('ways', () => {
  it('are the product of the rows that show', () =>
    expect(waysShown({ window: [['A', 'B'], ['A'], ['A', 'B', 'C']] })).toBe(6));
  it('are at most 117,649 on six reels of seven', () => expect(waysMost(trails)).toBe(117_649));
  it('show heights that may be drawn before the first spin', () => {
    for (const cells of firstWindow(trails)) expect(trails.heights).toContain(cells.length);
    for (const cells of firstWindow(vault)) expect(cells).toHaveLength(3);
  });
});

describe('a jackpot', () => {
  it.each([
    ['J', 3, true],
    ['J', 2, false],
    ['A', 3, false],
  ])('%s, %i times: %s', (symbol, count, isHit) => {
    expect(hitsJackpot(spinOf({ lineWins: [{ line: 0, symbol, count, payout: '1.00' }] }), vault)).toBe(isHit);
  });
  it('is none where there is none', () => {
    expect(hitsJackpot(spinOf({ lineWins: [{ line: 0, symbol: 'J', count: 3, payout: '1.00' }] }), market)).toBe(false);
  });
});

describe('the offer of a bought round', () => {
  const stakes = { min: '0.10', max: '52.36', steps: ['0.10', '1.00', '20.00', '50.00'], boughtMax: '1000.00' };
  it.each([
    ['0.10', 500_000n, true],
    ['20.00', 100_000_000n, true],
    ['50.00', 250_000_000n, false],
  ])('at %s costs %s units and is open: %s', (stake, price, isOpen) => {
    expect(buyOffer(market, stakes, stake)).toEqual({ price, stakeMost: '20.00', isOpen });
  });
  it('is none without a limit, and in a game that sells none', () => {
    expect(buyOffer(market, { ...stakes, boughtMax: undefined }, '1.00')).toBeNull();
    expect(buyOffer(vault, stakes, '1.00')).toBeNull();
  });
});

describe('a request', () => {
  it.each([
    [null, false],
    [{ key: 'k', stake: '1.00' }, false],
    [{ key: 'k', stake: '1.00', choice: null }, false],
    [{ key: 'k', stake: '50.00', choice: { buy: true } }, true],
  ])('%j buys a round: %s', (request, expected) => expect(isBought(request)).toBe(expected));
});
