import { describe, expect, it } from 'vitest';
import { type CatalogueQuery, catalogueOf } from './catalogue.ts';
import { CATEGORIES, type CatalogueGame, GIVEN_CATEGORIES } from './game.ts';

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
  game('a', {}),
  game('b', { casinoType: 'live', tab: ['slots', 'roulette'] }),
  game('c', { casinoType: 'virtual' }),
  game('d', { casinoType: 'live', isHidden: true }),
  game('e', { tab: ['roulette', 'tablegames'] }),
  game('f', { tab: ['animals', 'slotmachines', 'slotteroriginals'] }),
]);

describe('the parts of the casino as categories', () => {
  it.each<[CatalogueQuery, readonly string[]]>([
    [{ categories: ['slots'] }, ['a', 'f']],
    [{ categories: ['live', 'virtual'] }, ['b', 'c']],
    [{ categories: ['slots', 'roulette'] }, ['a', 'b', 'e', 'f']],
    [{ type: 'live', categories: ['slots'] }, []],
    [{ type: 'slots', categories: ['slots'] }, ['a', 'f']],
    [{ type: 'slots' }, ['a', 'f']],
    [{ type: 'slots', categories: ['roulette'] }, ['e']],
    [{ type: 'slots', categories: ['animals'] }, ['f']],
  ])('are what games are, whatever is declared of them: %j', (query, ids) =>
    expect(catalogue.query(query).games.map(({ id }) => id)).toEqual(ids),
  );

  it('are not given to a game, as `all` and `favorite` are not', () => {
    expect(CATEGORIES.filter((name) => !GIVEN_CATEGORIES.includes(name))).toEqual([
      'all',
      'slots',
      'live',
      'virtual',
      'favorite',
    ]);
  });
});
