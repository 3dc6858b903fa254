import { describe, expect, it } from 'vitest';
import { PATHS } from '../../shared/paths.ts';
import { filtersOf, lobbySearch, NO_FILTERS } from './lobby-filters.ts';
import { placeAt } from './places.ts';

const at = (path: string, raw: Record<string, unknown> = {}) => placeAt(path).given(filtersOf(lobbySearch.parse(raw)));

describe('an address of the lobby', () => {
  it.each([
    [PATHS.home, { ct: 'live' }, { type: 'live' }],
    [PATHS.main, {}, {}],
    [PATHS.favorites, { ct: 'slots' }, { type: 'slots', isFavourites: true }],
    [PATHS.crash, {}, { categories: ['crash'] }],
    [PATHS.crash, { sC: 'top' }, { categories: ['top'] }],
    [PATHS.providerGames, { sRP: 'xpg' }, { routeProviders: ['xpg'] }],
    [PATHS.search, { sS: 'toro' }, { text: 'toro' }],
  ])('%s with %j', (path, raw, expected) => expect(at(path, raw)).toEqual({ ...NO_FILTERS, ...expected }));

  it.each([PATHS.allGames, PATHS.filters, PATHS.search, PATHS.providerGames])('%s is a grid', (path) =>
    expect(placeAt(path).isGrid).toBe(true),
  );
});
