import { type CatalogueGame, catalogueOf } from '@ordago/catalogue-search';
import { describe, expect, it } from 'vitest';
import { historyProviders } from './history-providers.ts';

let count = 0;
function game(provider: string, routeProvider: string, isHidden = false): CatalogueGame {
  count += 1;
  return {
    id: String(count),
    gameId: String(count),
    gameName: 'Any',
    provider,
    routeProvider,
    isHidden,
    casinoType: 'slots',
    imageUrl: '',
    tab: [],
    rtpBps: null,
    volatility: null,
    features: [],
    betMin: {},
    winMaxHundredths: null,
    replacementGame: null,
    isMobile: false,
    haveTwoVersion: false,
    isLiveGame: false,
    hasDemo: false,
    isNew: false,
  };
}

const catalogue = catalogueOf([
  game('TVBET', 'tvbet'),
  game('Tom Horn', 'slotegrator'),
  game('Endorphina', 'slotegrator'),
  game('Endorphina', 'slotegrator'),
  game('Pragmatic Play', 'pragmaticrgs'),
  game('Pragmatic Play', 'pragmaticlive'),
  game('Pragmatic F', 'pragmaticf', true),
]);
const NAMED = [
  { value: 'slotegrator', label: 'Endorphina, Tom Horn' },
  { value: 'pragmaticlive', label: 'Pragmatic Play (pragmaticlive)' },
  { value: 'pragmaticrgs', label: 'Pragmatic Play (pragmaticrgs)' },
  { value: 'tvbet', label: 'TVBET' },
];

describe('the provider filter of the history', () => {
  it('names makers, distinguishes those of one name, and leaves hidden providers out', () =>
    expect(historyProviders(catalogue, undefined)).toEqual(NAMED));

  it.each([
    ['tvbet', NAMED],
    ['gone', [...NAMED, { value: 'gone', label: 'gone' }]],
  ])('keeps what the address asks for: %s', (asked, expected) =>
    expect(historyProviders(catalogue, asked)).toEqual(expected),
  );

  it('has no games before the catalogue came', () => expect(historyProviders(null, undefined)).toEqual([]));
});
