import { type CatalogueGame, catalogueOf } from '@ordago/catalogue-search';
import { describe, expect, it } from 'vitest';
import { categoryHits } from './category-hits.ts';

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
const catalogue = catalogueOf([
  game('a', { tab: ['megaways'] }),
  game('b', { tab: ['roulette'], casinoType: 'live' }),
  game('c', { features: ['freespins'] }),
  game('d', { tab: ['jackpot'], isHidden: true }),
]);
const LABELS: Readonly<Record<string, string>> = {
  roulette: 'Ruleta',
  freespins: 'Giros gratis',
  live: 'Casino en vivo',
  jackpot: 'Jackpots',
};
const hits = (text: string) =>
  categoryHits(catalogue, text, (name) => LABELS[name] ?? name).map(({ name, total }) => [name, total]);

describe('categories that a search finds', () => {
  it.each([
    ['megaways', [['megaways', 1]]],
    ['RULETA', [['roulette', 1]]],
    ['roulette', [['roulette', 1]]],
    ['ruelta', [['roulette', 1]]],
    ['giros', [['freespins', 1]]],
    ['en vivo', [['live', 1]]],
    ['jackpot', []],
    ['ru', []],
    ['quetzalcoatl', []],
  ])('%s: %j', (text, expected) => expect(hits(text)).toEqual(expected));
});
