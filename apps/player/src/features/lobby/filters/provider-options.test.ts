import { type CatalogueGame, catalogueOf } from '@ordago/catalogue-search';
import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../lobby-filters.ts';
import { chosenProvider, providerOptions } from './provider-options.ts';

const game = (provider: string, routeProvider: string, casinoType: CatalogueGame['casinoType']): CatalogueGame => ({
  id: `${provider}-${casinoType}`,
  gameId: provider,
  gameName: provider,
  provider,
  routeProvider,
  casinoType,
  imageUrl: '',
  tab: [],
  rtpBps: null,
  volatility: null,
  replacementGame: null,
  features: [],
  betMin: {},
  isMobile: false,
  winMaxHundredths: null,
  haveTwoVersion: false,
  isLiveGame: false,
  hasDemo: false,
  isHidden: false,
});
const catalogue = catalogueOf([
  game('Amatic', 'amatic', 'slots'),
  game('Spinomenal', 'spinomenal', 'slots'),
  game('Pragmatic Play', 'pragmaticrgs', 'slots'),
  game('TVBET', 'tvbet', 'live'),
  game('Ezugi', 'ezugi', 'live'),
]);
const labels = (type: 'slots' | 'live' | 'virtual' | null) =>
  providerOptions(catalogue, type).map(({ label }) => label);

describe('the provider filter', () => {
  it.each([
    ['slots', ['Pragmatic Play', 'Spinomenal', 'Amatic']],
    ['live', ['TVBET', 'Ezugi']],
    ['virtual', []],
    [null, ['Amatic', 'Ezugi', 'Pragmatic Play', 'Spinomenal', 'TVBET']],
  ] as const)('names first whom the specification names, and nobody without games: %s', (type, expected) =>
    expect(labels(type)).toEqual(expected),
  );

  it('names nobody twice whose games are all of a route that it names, and everybody else of that route', () => {
    const tables = catalogueOf([
      game('Pragmatic Play', 'pragmaticrgs', 'slots'),
      game('Pragmatic Play', 'pragmaticlive', 'live'),
      game('Vivo Gaming', 'jacktop', 'live'),
      game('Ezugi', 'jacktop', 'live'),
    ]);
    const labelsOf = (type: 'slots' | 'live' | null) => providerOptions(tables, type).map(({ label }) => label);
    expect(labelsOf('live')).toEqual(['Jacktop', 'Pragmatic Live', 'Ezugi', 'Vivo Gaming']);
    expect(labelsOf('slots')).toEqual(['Pragmatic Play']);
    expect(labelsOf(null)).toEqual(['Ezugi', 'Pragmatic Play', 'Vivo Gaming']);
  });

  it('knows what the address chose', () => {
    const options = providerOptions(catalogue, 'live');
    expect(chosenProvider(options, { ...NO_FILTERS, routeProviders: ['tvbet'] })?.value).toBe('R:tvbet');
    expect(chosenProvider(options, { ...NO_FILTERS, providers: ['Ezugi'] })?.value).toBe('P:Ezugi');
    expect(chosenProvider(options, { ...NO_FILTERS, providers: ['Ezugi', 'TVBET'] })).toBeNull();
    expect(chosenProvider(options, NO_FILTERS)).toBeNull();
  });
});
