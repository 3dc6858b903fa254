import { type CatalogueGame, catalogueOf } from '@ordago/catalogue-search';
import { describe, expect, it } from 'vitest';
import { filtersOf, queryOf } from './lobby-filters.ts';
import { activeTab, categoriesBeside, categoriesOf, tabsOf } from './lobby-tabs.ts';

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
  game('reels', { tab: ['slotmachines'] }),
  game('ways', { tab: ['slotmachines', 'megaways'] }),
  game('bank', { tab: ['slotmachines', 'jackpot'] }),
  game('wheel', { tab: ['roulette', 'tablegames'] }),
  game('table', { tab: ['roulette'], casinoType: 'live' }),
  game('race', { tab: ['othergames'], casinoType: 'virtual' }),
]);

describe('the tabs of the lobby', () => {
  it('are those that have games', () => {
    expect(tabsOf(catalogue).map(({ name }) => name)).toEqual([
      'all',
      'favourites',
      'slots',
      'live',
      'tables',
      'quick',
      'virtual',
      'jackpot',
    ]);
  });

  it('narrow the slots by the sets of the specification, without other kinds and without what is all of them', () => {
    expect(categoriesOf(catalogue, 'slots')).toEqual(['jackpot', 'megaways']);
  });

  it.each([
    [{ sC: 'crash' }, []],
    [{ sC: 'new,newreleases' }, []],
    [{ sC: 'slots' }, []],
    [{ ct: 'slots', sC: 'roulette' }, ['roulette']],
    [{ ct: 'slots', sC: 'all' }, []],
    [{ ct: 'slots', sC: 'crash,megaways' }, ['crash']],
    [{ sC: 'enhancedrtp' }, ['enhancedrtp']],
    [{ ct: 'live', sC: 'gameshows' }, ['gameshows']],
    [{ sC: 'roulette,tablegames' }, ['roulette', 'tablegames']],
    [{ sC: 'tablegames,cardgames' }, []],
  ] as const)('leave no category of the address unsaid: %j leaves %j', (search, expected) =>
    expect(categoriesBeside(catalogue, filtersOf(search))).toEqual(expected),
  );

  it.each([
    ['slots', ['reels', 'ways', 'bank']],
    ['live', ['table']],
    ['virtual', ['race']],
  ] as const)('`?sC=%s` shows that part of the casino, under its tab', (part, ids) => {
    const filters = filtersOf({ sC: part });
    expect(catalogue.query(queryOf(filters, new Set())).games.map(({ id }) => id)).toEqual(ids);
    expect(activeTab(filters)).toBe(part);
  });
});
