import { describe, expect, it } from 'vitest';
import { draftOf, moved, pointsText, previewOf, shareOf } from './order-draft.ts';

describe('an order as it is arranged', () => {
  it.each([
    ['b', -1, ['b', 'a', 'c']],
    ['a', 1, ['b', 'a', 'c']],
    ['c', 5, ['a', 'b', 'c']],
    ['a', -5, ['a', 'b', 'c']],
  ])('moves %s by %i', (id, by, expected) => expect(moved(['a', 'b', 'c'], id, by)).toEqual(expected));

  it('previews the pins first, without those that are gone', () => {
    const games = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
    expect(previewOf(games, ['c', 'x', 'a']).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd']);
  });

  it.each([
    ['50', 50],
    ['1', 1],
    ['99', 99],
    ['0', null],
    ['100', null],
    ['', null],
    ['4.5', null],
  ])('reads the share %j', (share, expected) => expect(shareOf({ a: [], b: [], share })).toBe(expected));

  it('begins with nothing, or with what holds', () => {
    expect(draftOf(null)).toEqual({ a: [], b: null, share: '50' });
    expect(draftOf({ pins_a: ['a'], pins_b: ['b'], share_b: 20 })).toEqual({ a: ['a'], b: ['b'], share: '20' });
  });

  it.each([
    [235, '+2.35'],
    [-40, '\u22120.40'],
    [0, '0.00'],
  ])('writes %i as %s', (points, expected) => expect(pointsText(points)).toBe(expected));
});
