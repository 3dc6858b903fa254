import {
  badgeOf,
  type Catalogue,
  type CatalogueQuery,
  catalogueOf,
  type GameBadge,
  openCatalogue,
} from '@ordago/catalogue-search';
import { readCatalogue } from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createOriginalsTestKit,
  type OriginalsTestKit,
} from '../../../../../originals/test-support/originals-test-kit.ts';
import { activeTab, categoriesOf, tabsOf } from '../../../../../player/src/features/lobby/lobby-tabs.ts';
import { fillRows } from '../../../../../player/src/features/lobby/row-plan.ts';
import { NARROWINGS, offeredIn } from '../../../../../player/src/features/search/search-categories.ts';
import { SIMULATORS } from '../../../../../sandbox/src/game-providers/simulators.ts';
import { type CasinoTestKit, createCasinoTestKit } from '../../../../test-support/casino/casino-test-kit.ts';
import type { TestServer } from '../../../../test-support/server/index.ts';

let kit: CasinoTestKit;
let originals: OriginalsTestKit;
beforeAll(async () => {
  kit = await createCasinoTestKit();
  originals = await createOriginalsTestKit();
});
afterAll(async () => {
  await kit.close();
  await originals.close();
});

async function catalogueIn(testServer: TestServer): Promise<Catalogue> {
  const reply = await testServer.servers.get('player')?.inject({ url: readCatalogue.path });
  const catalogue = openCatalogue(reply?.body ?? '');
  if (!catalogue) throw new Error('no catalogue');
  return catalogue;
}

interface Filed {
  readonly provider: string;
  readonly gameId: string;
  readonly name: string;
  readonly tab: readonly string[];
  readonly rtp: number | null;
}

const filed = async (testServer: TestServer): Promise<readonly Filed[]> => {
  const sql = `select provider, game_id as "gameId", name, suggested_tab as tab, rtp from casino.game where is_active`;
  return (await testServer.db.pool.query<Filed>(sql)).rows;
};

/** Engine of each game of the sandbox. */
const enginesOf = ({ sandbox }: CasinoTestKit) =>
  new Map(
    Object.values(SIMULATORS).flatMap((simulatorOf) => {
      const { name, games } = simulatorOf(sandbox.parts);
      return games.map(({ id, engine }) => [`${name}:${id}`, engine] as const);
    }),
  );

/** Games of the sandbox in a category, by what is played there. */
const KINDS = [
  ['roulette', ['roulette']],
  ['blackjack', ['blackjack']],
  ['baccarat', ['baccarat']],
  ['poker', ['three-card-poker']],
  ['casinoholdem', ['casino-holdem']],
  ['gameshows', ['money-wheel']],
  ['crash', ['crash', 'limbo']],
  ['jokers', ['jester-5x10']],
  ['megaways', ['trails-6x7']],
  ['bonusbuy', ['market-5x10']],
  ['jackpot', ['vault-3x5']],
] as const;

describe('the sandbox’s games in their categories', () => {
  it.each(KINDS)('%s are all games that play it, and no other', async (category, kinds) => {
    const engines = enginesOf(kit);
    const games = await filed(kit.testServer);
    const engineOf = ({ provider, gameId }: Filed) => engines.get(`${provider}:${gameId}`);
    const named = (list: readonly Filed[]) => list.map(({ provider, name }) => `${provider}: ${name}`).sort();
    const wanted = games.filter(
      // A lobby is what its tables are, and none of them.
      (game) => kinds.some((kind) => kind === engineOf(game)) && game.provider !== 'xpg',
    );
    expect(named(games.filter(({ tab }) => tab.includes(category)))).toEqual(named(wanted));
    expect(wanted.length).toBeGreaterThan(2);
  });

  it.each([
    ['evolution', 'Bacará Cádiz', ['baccarat', 'tablegames', 'cardgames']],
    ['ezugi', 'Póker de Tres Cartas Sevilla', ['poker', 'cardgames']],
    ['evolution', 'Casino Hold’em Sevilla', ['casinoholdem', 'tablegames', 'cardgames']],
    ['ezugi', 'Dragón Tigre Granada', ['dragontiger', 'tablegames', 'cardgames']],
    ['vivo', 'Sic Bo Imperial Toledo', ['sikbo', 'tablegames']],
    ['upgaming', 'Cohete del Valle', ['slotmachines']],
    ['pragmatic-rgs', 'Colibrí de Jade', ['animals', 'slotmachines']],
    ['tvbet', 'Bombo 40', ['lotto']],
    ['tvbet', 'Guerra de Palos', ['card', 'cardgames']],
    ['xpg', 'XPG Live Lobby', ['lobby']],
  ])('%s: %s is in %j', async (provider, name, tab) => {
    const games = await filed(kit.testServer);
    expect(games.find((game) => game.provider === provider && game.name === name)?.tab).toEqual(tab);
  });

  it('have no live table among the animals', async () => {
    const games = (await filed(kit.testServer)).filter(({ tab }) => tab.includes('animals'));
    expect(games.length).toBeGreaterThan(20);
    expect(games.filter(({ tab }) => tab.includes('tablegames'))).toEqual([]);
  });

  it('are listed among those of a better return where they declare one of 97 per cent or more', async () => {
    const games = [...(await filed(kit.testServer)), ...(await filed(originals.testServer))];
    const better = games.filter(({ tab }) => tab.includes('enhancedrtp'));
    expect(better).toEqual(games.filter(({ rtp }) => rtp !== null && rtp >= 9_700));
    expect(better.length).toBeGreaterThan(2);
  });

  it('are no news on the day on which their providers came', async () => {
    expect((await filed(kit.testServer)).filter(({ tab }) => tab.includes('new'))).toEqual([]);
  });

  it.each([
    ['Póker de Tres Cartas', 'poker', ['cardgames', 'enhancedrtp']],
    ['Casino Hold’em Órdago', 'casinoholdem', ['tablegames', 'cardgames', 'enhancedrtp']],
  ])('are ours as well: %s is in %s', async (name, kind, wider) => {
    const ours = (await filed(originals.testServer)).find(
      (game) => game.provider === 'originals' && game.name === name,
    );
    const latest = ['new', 'newreleases', 'recent'];
    expect(ours?.tab).toEqual(['slotteroriginals', 'slotterexclusives', kind, ...latest, ...wider]);
  });

  it('are exclusive where they are ours', async () => {
    const games = (await filed(originals.testServer)).filter(({ provider }) => provider === 'originals');
    expect(games.length).toBeGreaterThan(5);
    for (const { tab } of games) {
      expect(tab).toEqual(expect.arrayContaining(['slotteroriginals', 'slotterexclusives']));
    }
  });
});

describe('our own slots in their categories', () => {
  it.each([
    ['jokers', 'Corte del Bufón'],
    ['megaways', 'Mil Caminos'],
    ['bonusbuy', 'Gran Mercado'],
    ['jackpot', 'La Bóveda'],
  ])('%s has %s of ours, and no other', async (category, name) => {
    const games = (await filed(originals.testServer)).filter(({ provider }) => provider === 'originals');
    expect(games.filter(({ tab }) => tab.includes(category)).map((game) => game.name)).toEqual([name]);
  });
});

describe('what the lobby offers of the sandbox’s games and ours', () => {
  const shown = async () => {
    const both = [await catalogueIn(kit.testServer), await catalogueIn(originals.testServer)];
    const pages = both.flatMap((one) =>
      [0, 1_000, 2_000, 3_000].flatMap((offset) => one.query({ offset, limit: 1_000 }).games),
    );
    return catalogueOf(pages.map((game, place) => ({ ...game, id: String(place) })));
  };

  it('has badges for facts alone, and each badge somewhere', async () => {
    const catalogue = await shown();
    const games = [0, 1_000, 2_000, 3_000].flatMap((offset) => catalogue.query({ offset, limit: 1_000 }).games);
    const badges = games.map((game) => ({ game, badge: badgeOf(game, Date.now()) }));
    const ofBadge = (wanted: GameBadge) => badges.filter(({ badge }) => badge === wanted).map(({ game }) => game);
    expect(ofBadge('jackpot').every(({ features }) => features.includes('jackpot'))).toBe(true);
    expect(ofBadge('bonusBuy').every(({ features }) => features.includes('bonusbuy'))).toBe(true);
    expect(ofBadge('exclusive').every(({ routeProvider }) => routeProvider === 'originals')).toBe(true);
    expect(ofBadge('live').every(({ casinoType }) => casinoType === 'live')).toBe(true);
    for (const badge of ['jackpot', 'bonusBuy', 'exclusive', 'live'] as const)
      expect(ofBadge(badge), badge).not.toEqual([]);
  });

  it('has a cover in each language for every game of ours, and no two alike', async () => {
    const ours = (await shown()).query({ routeProviders: ['originals'], limit: 1_000 }).games;
    expect(ours.length).toBeGreaterThan(15);
    for (const { faces } of ours) expect(Object.keys(faces ?? {}).sort()).toEqual(['en', 'es', 'pt']);
    const pictures = ours.flatMap(({ faces }) => [
      ...new Set(Object.values(faces ?? {}).map(({ imageUrl }) => imageUrl)),
    ]);
    expect(new Set(pictures).size).toBe(pictures.length);
    const served = await Promise.all(
      pictures.map(async (url) => originals.testServer.servers.get('player')?.inject({ url })),
    );
    expect(served.map((reply) => reply?.statusCode)).toEqual(pictures.map(() => 200));
  });

  it('leads somewhere: every entry of the search, every tab, every category of a part', async () => {
    const catalogue = await shown();
    const countOf = (query: CatalogueQuery) => catalogue.query({ ...query, limit: 0 }).total;
    expect(offeredIn(catalogue)).toEqual([
      'all',
      'originals',
      'exclusives',
      'slots',
      'live',
      'virtual',
      'gameshows',
      'newReleases',
      'bonusBuy',
      'enhancedRtp',
      'tableGames',
      'blackjack',
      'roulette',
    ]);
    for (const name of offeredIn(catalogue)) expect([name, countOf(NARROWINGS[name])]).not.toEqual([name, 0]);
    const tabs = tabsOf(catalogue);
    expect(tabs.map(({ name }) => name)).toEqual([
      'all',
      'favourites',
      'slots',
      'live',
      'originals',
      'crash',
      'tables',
      'quick',
      'virtual',
      'horses',
      'new',
      'jackpot',
      'bonusbuy',
    ]);
    for (const { name, filters } of tabs) expect(activeTab(filters)).toBe(name);
    const parts = ['slots', 'live', 'virtual'] as const;
    const categories = parts.map((type) => categoriesOf(catalogue, type));
    expect(categories).toEqual([
      ['top', 'jackpot', 'megaways'],
      ['blackjack', 'baccarat', 'roulette', 'casinoholdem', 'poker', 'sikbo', 'dragontiger', 'dice', 'card'],
      [],
    ]);
  });

  it('has rows of what is declared and of what names suggest, none of them empty', async () => {
    const catalogue = await shown();
    const rowsOf = (type: 'slots' | 'live' | null) =>
      fillRows(catalogue, type, { orderOf: () => ({ pins: [], seen: null }), above: [] }).map(({ name, total }) => [
        name,
        total > 2,
      ]);
    expect(rowsOf('live')).toEqual([
      ['popular', true],
      ['live', true],
      ['roulette', true],
      ['blackjack', true],
      ['baccarat', true],
      ['poker', true],
      ['gameshows', true],
    ]);
    expect(rowsOf('slots')).toEqual(
      expect.arrayContaining([
        ['animals', true],
        ['megaways', true],
      ]),
    );
    expect(rowsOf(null)).toEqual(
      expect.arrayContaining([
        ['crash', true],
        ['blackjack', true],
      ]),
    );
  });
});
