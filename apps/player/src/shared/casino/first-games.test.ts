import { type CatalogueGame, catalogueOf, PAGE_MAX } from '@ordago/catalogue-search';
import { describe, expect, it } from 'vitest';
import { firstGames } from './first-games.ts';

const games = Array.from({ length: PAGE_MAX * 2 + 500 }, (_, at): CatalogueGame => {
  const name = `Game ${String(at).padStart(4, '0')}`;
  return {
    id: String(at),
    gameId: `g-${at}`,
    gameName: name,
    provider: 'Studio',
    routeProvider: 'studio',
    imageUrl: '',
    tab: [],
    casinoType: 'slots',
    rtpBps: null,
    volatility: null,
    replacementGame: null,
    features: [],
    betMin: {},
    isMobile: true,
    winMaxHundredths: null,
    haveTwoVersion: false,
    isLiveGame: false,
    hasDemo: at % 2 === 0,
    isHidden: false,
    isNew: false,
  };
});
const catalogue = catalogueOf(games);
const ids = (list: readonly CatalogueGame[]) => list.map(({ id }) => id);

describe('the first games of a list', () => {
  it.each([0, 1, PAGE_MAX - 1, PAGE_MAX, PAGE_MAX + 1, PAGE_MAX * 2 + 10, games.length])('are %i', (count) => {
    expect(ids(firstGames(catalogue, {}, count))).toEqual(ids(games.slice(0, count)));
  });

  it('are all there are, where fewer were found than asked for', () => {
    expect(ids(firstGames(catalogue, {}, games.length + 5))).toEqual(ids(games));
  });

  it('keep the question and its order', () => {
    const found = firstGames(catalogue, { withDemo: true, sort: 'z-a' }, PAGE_MAX + 20);
    const expected = games.filter(({ hasDemo }) => hasDemo).reverse();
    expect(ids(found)).toEqual(ids(expected.slice(0, PAGE_MAX + 20)));
  });
});
