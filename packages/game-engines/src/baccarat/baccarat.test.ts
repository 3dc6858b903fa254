import { describe, expect, it } from 'vitest';
import { countCoups } from './count-coups.ts';
import { playCoup } from './coup.ts';

describe('the third-card rule', () => {
  it.each([
    ['a natural ends the coup', [9, 1, 0, 2, 5, 5], 9, 3],
    ['both stand on six and seven', [6, 7, 0, 0, 5, 5], 6, 7],
    ['the player stands on six, the banker draws to five', [6, 5, 0, 0, 3, 9], 6, 8],
    ['the player draws to five, the banker with two draws always', [5, 2, 0, 0, 8, 4], 3, 6],
    ['the banker with three stands on a third card of eight', [5, 3, 0, 0, 8, 4], 3, 3],
    ['the banker with three draws on nine', [5, 3, 0, 0, 9, 4], 4, 7],
    ['the banker with four stands on one', [5, 4, 0, 0, 1, 4], 6, 4],
    ['the banker with four draws on two', [5, 4, 0, 0, 2, 4], 7, 8],
    ['the banker with five stands on three', [5, 5, 0, 0, 3, 4], 8, 5],
    ['the banker with five draws on four', [5, 5, 0, 0, 4, 4], 9, 9],
    ['the banker with six stands on five', [5, 6, 0, 0, 5, 4], 0, 6],
    ['the banker with six draws on six', [5, 6, 0, 0, 6, 2], 1, 8],
    ['the banker with seven stands', [5, 7, 0, 0, 6, 2], 1, 7],
  ])('%s', (_title, points, player, banker) => {
    const coup = playCoup(points);
    expect([coup.player.total, coup.banker.total]).toEqual([player, banker]);
  });
});

describe('all deals of eight decks', () => {
  const counts = countCoups(8);
  it('are counted, each once: 416 · 415 · 414 · 413 · 412 · 411', () => {
    expect(counts.player + counts.banker + counts.tie).toBe(416n * 415n * 414n * 413n * 412n * 411n);
  });
  it('fall as in the books: 44.6247 % player, 45.8597 % banker, 9.5156 % tie', () => {
    const total = counts.player + counts.banker + counts.tie;
    const share = (count: bigint) => Number((count * 1_000_000n + total / 2n) / total) / 10_000;
    expect([share(counts.player), share(counts.banker), share(counts.tie)]).toEqual([44.6247, 45.8597, 9.5156]);
  });
});
