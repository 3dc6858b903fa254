import { nameUofMarket, UOF_MARKETS } from '@ordago/provider-protocols';
import { outcomesOf, readMarket, specifierOf } from '@ordago/sport-rules';
import { describe, expect, it } from 'vitest';
import { placesOf } from './places.ts';

const EXAMPLES: Readonly<Record<string, string>> = { hcp: '-1.5', total: '2.5', setnr: '1' };

describe('the list of the supplier’s markets', () => {
  it.each(UOF_MARKETS.map((row) => [row.id, row] as const))('names market %i as the catalogue does', (id, row) => {
    const asked = [...row.specifier.matchAll(/\$([a-z]+)/g)].map(([, name]) => name ?? '');
    // A whole start is what a handicap with a draw is written with.
    const example = (name: string) => (id === 14 ? '0:1' : (EXAMPLES[name] ?? ''));
    const specifiers = asked.map((name) => `${name}=${example(name)}`).join('|');
    const named = nameUofMarket({ id, specifiers });
    if (typeof named === 'string') throw new Error(named);
    const market = readMarket(named.kind, named.specifier);
    if (market === null) throw new Error(`the catalogue has no ${named.kind} of ${named.specifier}`);
    expect(specifierOf(market)).toBe(named.specifier);
    expect(Object.values(row.outcomes).toSorted()).toEqual([...outcomesOf(market)].toSorted());
  });

  it('has each number once', () => {
    expect(new Set(UOF_MARKETS.map(({ id }) => id)).size).toBe(UOF_MARKETS.length);
  });
});

describe('the factor of a dead heat', () => {
  it.each([
    ['0.5', { left: 1, tied: 2 }],
    ['0.50', { left: 1, tied: 2 }],
    ['0.33', { left: 1, tied: 3 }],
    ['0.3333', { left: 1, tied: 3 }],
    ['0.667', { left: 2, tied: 3 }],
    ['0.66', { left: 2, tied: 3 }],
    ['0.25', { left: 1, tied: 4 }],
    ['1', null],
    ['1.0', null],
    ['0', undefined],
    ['1.5', undefined],
    ['0.001', undefined],
  ])('%s', (text, places) => {
    expect(placesOf(text)).toEqual(places);
  });
});
