import { type GameId, idOf } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { trendOf } from './winnings.ts';

const opened = (...rows: readonly (readonly [id: string, players: number, before: number])[]) =>
  rows.map(([id, players, playersBefore]) => ({ game: idOf<GameId>(id), players, playersBefore }));
const shown = (rows: ReturnType<typeof opened>, max = 10) => {
  const { isGrowth, games } = trendOf(rows, max);
  return [isGrowth, ...games.map(({ game }) => game)];
};

describe('a trend', () => {
  it.each([
    [
      'is the largest growth first, not the most players',
      opened(['1', 50, 49], ['2', 12, 2], ['3', 4, 0]),
      [true, '2', '3', '1'],
    ],
    ['leaves out what did not grow', opened(['1', 50, 50], ['2', 3, 2.9], ['3', 9, 12]), [true, '2']],
    ['is the most opened where nothing grew', opened(['1', 3, 3], ['2', 9, 12]), [false, '2', '1']],
    ['is nothing where nothing was opened', [], [false]],
  ] as const)('%s', (_what, rows, expected) => expect(shown([...rows])).toEqual(expected));

  it('is no longer than it may be', () => {
    expect(shown(opened(['1', 3, 0], ['2', 5, 0], ['3', 4, 0]), 2)).toEqual([true, '2', '3']);
  });
});
