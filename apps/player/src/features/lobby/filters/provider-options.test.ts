import { type CatalogueGame, catalogueOf } from '@ordago/catalogue-search';
import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../lobby-filters.ts';
import { chosenProvider, PROVIDER_TYPES, providerOptions } from './provider-options.ts';

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

  it('states of each entry the kinds of games that it has, and only kinds of the specification', () => {
    const several = catalogueOf([
      game('Pragmatic Play', 'pragmaticrgs', 'slots'),
      game('Pragmatic Play', 'pragmaticlive', 'live'),
      { ...game('Pragmatic Play', 'pragmaticlive', 'live'), id: 'another' },
      game('GoldenRace', 'goldenrace', 'virtual'),
    ]);
    const typesOf = (type: 'slots' | 'live' | 'virtual' | null) =>
      Object.fromEntries(providerOptions(several, type).map(({ label, types }) => [label, types]));
    expect(typesOf(null)).toEqual({ 'Pragmatic Play': ['live-casino', 'slots'], GoldenRace: ['virtual'] });
    expect(typesOf('live')).toEqual({ 'Pragmatic Live': ['live-casino'] });
    for (const type of ['slots', 'live', 'virtual'] as const)
      for (const types of Object.values(typesOf(type))) expect(types).toContain(PROVIDER_TYPES[type]);
  });

  it('knows what the address chose', () => {
    const options = providerOptions(catalogue, 'live');
    expect(chosenProvider(options, { ...NO_FILTERS, routeProviders: ['tvbet'] })?.value).toBe('R:tvbet');
    expect(chosenProvider(options, { ...NO_FILTERS, providers: ['Ezugi'] })?.value).toBe('P:Ezugi');
    expect(chosenProvider(options, { ...NO_FILTERS, providers: ['Ezugi', 'TVBET'] })).toBeNull();
    expect(chosenProvider(options, NO_FILTERS)).toBeNull();
  });
});
