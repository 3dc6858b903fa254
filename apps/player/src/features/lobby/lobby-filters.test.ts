import { describe, expect, it } from 'vitest';
import {
  factCount,
  filtersOf,
  isNarrowed,
  lobbySearch,
  NO_FILTERS,
  queryOf,
  searchOf,
  withoutFacts,
} from './lobby-filters.ts';

const read = (raw: Record<string, unknown>) => filtersOf(lobbySearch.parse(raw));

describe('the filters of the lobby in the address', () => {
  it.each([
    ['nothing', {}, {}],
    ['a type', { ct: 'live' }, { type: 'live' }],
    [
      'lists',
      { sP: 'Amatic,PG Soft', sRP: 'evolutionlive' },
      { providers: ['Amatic', 'PG Soft'], routeProviders: ['evolutionlive'] },
    ],
    ['categories', { sC: 'crash,jackpot' }, { categories: ['crash', 'jackpot'] }],
    ['favourites', { sF: 1 }, { isFavourites: true }],
    ['a folder of them', { sF: 1, sFo: 12 }, { isFavourites: true, folder: '12' }],
    ['a text', { sS: ' toro ' }, { text: 'toro' }],
    ['a text of figures, which arrives as a number', { sS: 777 }, { text: '777' }],
    ['an order', { sSo: 'z-a' }, { sort: 'z-a' }],
    ['volatilities', { sV: 'low,high,wild' }, { volatility: ['low', 'high'] }],
    ['the least return', { sR: 96.5 }, { rtpMin: 96.5 }],
    ['features', { sFt: 'freespins,megaways,gold' }, { features: ['freespins', 'megaways'] }],
    ['the least bet, in its currency', { sB: 'MXN0.50' }, { betMax: { currency: 'MXN', amount: '0.50' } }],
    ['practice', { sD: 1 }, { isPractice: true }],
    ['a signed link', { hiddenRoute: '1.seal' }, { hiddenRoute: '1.seal' }],
    ['values that repeat, once', { sP: 'Amatic,Amatic,' }, { providers: ['Amatic'] }],
  ])('reads %s', (_name, raw, expected) => {
    expect(read(raw)).toEqual({ ...NO_FILTERS, ...expected });
  });

  it.each([
    ['an unknown type', { ct: 'bingo' }],
    ['unknown categories', { sC: 'nothing,like,this' }],
    ['another flag', { sF: 2 }],
    ['a folder that is no number', { sFo: 'mine' }],
    ['an unknown order', { sSo: 'random' }],
    ['an impossible return', { sR: 400 }],
    ['a return that is no number', { sR: 'high' }],
    ['features that there are not', { sFt: 'gold,silver' }],
    ['a least bet without a currency', { sB: 0.5 }],
    ['a least bet of nothing', { sB: 'MXN0' }],
    ['a least bet that is no amount', { sB: 'MXN1e9' }],
    ['a least bet of another kind', { sB: { a: 1 } }],
    ['something that is no text', { sS: { a: 1 }, sP: [1], sC: true }],
  ])('drops %s', (_name, raw) => {
    expect(read(raw)).toEqual(NO_FILTERS);
  });

  it('keeps what is known beside what is not', () => {
    expect(read({ sC: 'crash,nothing', ct: 'bingo' })).toEqual({ ...NO_FILTERS, categories: ['crash'] });
  });

  it('reads back what it wrote, commas and backslashes of names included', () => {
    const filters = {
      ...NO_FILTERS,
      type: 'slots' as const,
      providers: ['Reyes, Hijos', 'a\\b', 'PG Soft'],
      categories: ['top' as const],
      isFavourites: true,
      folder: '7',
      text: 'águila',
      sort: 'a-z' as const,
      volatility: ['medium' as const],
      features: ['freespins' as const, 'wilds' as const],
      betMax: { currency: 'BRL', amount: '1.00' },
      rtpMin: 95,
      isPractice: true,
      hiddenRoute: '17.seal',
    };
    expect(read({ ...searchOf(filters) })).toEqual(filters);
  });

  it('writes nothing for what does not filter', () => {
    expect(Object.values(searchOf(NO_FILTERS)).filter((value) => value !== undefined)).toEqual([]);
  });

  it('bounds what it reads', () => {
    const many = Array.from({ length: 500 }, (_, place) => `maker${place}`).join(',');
    expect(read({ sP: many }).providers.length).toBeLessThanOrEqual(50);
    expect(read({ sS: 'x'.repeat(900) }).text.length).toBe(100);
  });

  it('shows rows for a type alone and a grid for anything narrower', () => {
    expect(isNarrowed(read({}))).toBe(false);
    expect(isNarrowed(read({ ct: 'slots' }))).toBe(false);
    for (const raw of [
      { sC: 'all' },
      { sP: 'Amatic' },
      { sF: 1 },
      { sS: 'toro' },
      { sSo: 'a-z' },
      { sV: 'low' },
      { sR: 96 },
      { sFt: 'freespins' },
      { sB: 'MXN2' },
      { sD: 1 },
    ]) {
      expect(isNarrowed(read(raw))).toBe(true);
    }
  });

  it('asks the catalogue for features and the least bet in ledger units', () => {
    expect(queryOf(read({ sFt: 'wilds', sB: 'MXN0.50' }), new Set())).toMatchObject({
      features: ['wilds'],
      betUpTo: { currency: 'MXN', units: 50_000n },
    });
    expect(queryOf(read({}), new Set()).betUpTo).toBeUndefined();
  });

  it('counts the filters by what games declare, and takes them all away', () => {
    const filters = read({ sFt: 'wilds,freespins', sV: 'low', sB: 'MXN2', sR: 96, sD: 1, sP: 'Amatic' });
    expect(factCount(filters)).toBe(6);
    expect(withoutFacts(filters)).toEqual({ ...NO_FILTERS, providers: ['Amatic'] });
  });

  it('asks for favourites only where they are wanted', () => {
    const kept = new Set(['a']);
    expect(queryOf(read({}), kept).favourites).toBeUndefined();
    expect(queryOf(read({ sF: 1 }), kept).favourites).toBe(kept);
    expect(queryOf(read({ sC: 'favorite' }), kept).favourites).toBe(kept);
  });
});
