import { describe, expect, it } from 'vitest';
import { factsOf } from './shown-facts.ts';

const rows = (shown: Record<string, unknown>) => factsOf(shown).map(({ key, value }) => `${key} ${value}`);

describe('what a recomputed round shows', () => {
  it.each([
    [
      'dice',
      { roll: 594, isWin: false, multiple: '2.0000', target: 5_050 },
      ['roll 5.94', 'multiple ×2.0000', 'target 50.50'],
    ],
    ['limbo', { reached: '1.24', target: '2.00', isWin: false }, ['reached ×1.24', 'target ×2.00']],
    ['crash, left', { bust: '3.10', cashedOutAt: '2.00' }, ['bust ×3.10', 'cashedOutAt ×2.00']],
    ['crash, burst', { bust: '1.28', cashedOutAt: null }, ['bust ×1.28', 'cashedOutAt —']],
    ['mines', { mines: 2, opened: [], hidden: [20, 0] }, ['opened —', 'hidden 21 1']],
    ['keno', { picks: [2], drawn: [18, 5, 23], hits: 0 }, ['drawn 5 18 23', 'hits 0']],
    ['roulette', { number: 0, colour: 'green', bets: [] }, ['number 0']],
    [
      'blackjack, split',
      {
        dealer: ['2h', 'Kd'],
        dealerTotal: 12,
        hands: [
          { cards: ['8h', '3s'], total: 11 },
          { cards: ['8c'], total: 8 },
        ],
      },
      ['dealer 2h Kd = 12', 'hand 8h 3s = 11', 'hand 8c = 8'],
    ],
    [
      'casino hold’em',
      { player: ['2h', 'Kd'], board: ['3c', '4c', '5c', '6c', '7c'], dealer: ['8h', '3s'], hand: 'straight-flush' },
      ['hand 2h Kd', 'board 3c 4c 5c 6c 7c', 'dealer 8h 3s'],
    ],
    ['three card poker', { player: ['2h', 'Kd', 'As'], board: [], dealer: [] }, ['hand 2h Kd As', 'dealer —']],
    ['a slot', { stops: [4, 14, 3], lineWins: [{}, {}], freeSpins: [] }, ['stops 4 14 3', 'lines 2', 'freeSpins 0']],
    [
      'a slot of ways',
      { lineWins: [], waysWins: [{ ways: 12 }, { ways: 30 }], freeSpins: [] },
      ['ways 42', 'freeSpins 0'],
    ],
    ['nothing that it knows', { phase: 'ended' }, []],
  ])('of %s', (_game, shown, expected) => expect(rows(shown)).toEqual(expected));
});
