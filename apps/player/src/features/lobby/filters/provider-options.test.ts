import { type CatalogueGame, catalogueOf } from '@ordago/catalogue-search';
import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../lobby-filters.ts';
import { chosenProviders, filtersOfProviders, PROVIDER_TYPES, providerOptions } from './provider-options.ts';

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
  isNew: false,
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

  it('knows what the address chose, one or several', () => {
    const options = providerOptions(catalogue, 'live');
    expect(chosenProviders(options, { ...NO_FILTERS, routeProviders: ['tvbet'] })).toEqual(['R:tvbet']);
    expect(chosenProviders(options, { ...NO_FILTERS, providers: ['Ezugi', 'Nobody'] })).toEqual(['P:Ezugi']);
    expect(chosenProviders(options, { ...NO_FILTERS, providers: ['Ezugi'], routeProviders: ['tvbet'] })).toEqual([
      'R:tvbet',
      'P:Ezugi',
    ]);
    expect(chosenProviders(options, NO_FILTERS)).toEqual([]);
  });

  it('counts the games of each entry, in its part of the casino', () => {
    expect(providerOptions(catalogue, 'live').map(({ total }) => total)).toEqual([1, 1]);
  });

  it('finds the games of all that are chosen, whatever each is called by', () => {
    const options = providerOptions(catalogue, 'live');
    const found = (values: readonly string[]) => {
      const names = filtersOfProviders(catalogue, options, values);
      return catalogue.query({ type: 'live', ...names }).games.map(({ provider }) => provider);
    };
    expect(found(['R:tvbet'])).toEqual(['TVBET']);
    expect(found(['R:tvbet', 'P:Ezugi'])).toEqual(['TVBET', 'Ezugi']);
    expect(filtersOfProviders(catalogue, options, [])).toEqual({ providers: [], routeProviders: [] });
  });
});
