import { type CatalogueGame, catalogueOf } from '@ordago/catalogue-search';
import { describe, expect, it } from 'vitest';
import { offeredIn, SEARCH_CATEGORIES } from './search-categories.ts';

const game = (id: string, change: Partial<CatalogueGame>): CatalogueGame => ({
  id,
  gameId: id,
  gameName: id,
  provider: 'Studio',
  routeProvider: 'studio',
  casinoType: 'slots',
  imageUrl: '',
  tab: [],
  rtpBps: null,
  volatility: null,
  replacementGame: null,
  features: [],
  betMin: {},
  isMobile: true,
  winMaxHundredths: null,
  haveTwoVersion: false,
  isLiveGame: false,
  hasDemo: false,
  isHidden: false,
  isNew: false,
  ...change,
});

describe('the categories of the search', () => {
  it('are offered where they have games that are shown, in their order', () => {
    const catalogue = catalogueOf([
      game('a', { tab: ['newreleases', 'roulette'], casinoType: 'live' }),
      game('b', { tab: ['bonusbuy'], isHidden: true }),
      game('c', { tab: ['enhancedrtp'] }),
    ]);
    expect(offeredIn(catalogue)).toEqual(['all', 'slots', 'live', 'newReleases', 'enhancedRtp', 'roulette']);
    expect(offeredIn(catalogueOf([]))).toEqual(['all']);
  });

  it('are the whole casino alone until it is known what there is', () => {
    expect(offeredIn(null)).toEqual(['all']);
    expect(SEARCH_CATEGORIES).toHaveLength(13);
  });
});
