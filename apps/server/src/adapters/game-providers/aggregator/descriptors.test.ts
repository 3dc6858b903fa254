import { developmentSecret } from '@ordago/provider-protocols';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeAggregatedProvider } from '../../../../test-support/game-providers/aggregated-provider-kit.ts';
import { wireTo } from '../../../../test-support/game-providers/provider-wire.ts';
import { FAVOURITE_KEY, meaningOf, SPORT_KEYS } from '../../../modules/casino/catalogue/domain/route-keys.ts';
import { type GameProvider, hasFailed } from '../../../modules/casino/shared/ports/game-provider.ts';
import { gameProviders } from '../registry.ts';
import { aggregator } from './adapter.ts';
import { AGGREGATED_PROVIDERS } from './descriptors.ts';
import games from './fixtures/games.json' with { type: 'json' };

for (const descriptor of AGGREGATED_PROVIDERS) describeAggregatedProvider(descriptor);

afterEach(() => vi.restoreAllMocks());

const plugged = gameProviders({
  addressOf: (_name, folder) => ({ url: `https://providers.example${folder}`, publicUrl: 'https://cdn.example' }),
  secretOf: developmentSecret,
  clock: { now: () => 0 as never },
});
const routeKeys = new Set(plugged.map(({ routeProvider }) => routeProvider));

describe('the route providers', () => {
  it('are well over a hundred, each key and each name once', () => {
    expect(AGGREGATED_PROVIDERS.length).toBeGreaterThan(100);
    expect(routeKeys.size).toBe(plugged.length);
    expect(new Set(plugged.map(({ name }) => name)).size).toBe(plugged.length);
    expect(new Set(AGGREGATED_PROVIDERS.map(({ name }) => name)).size).toBe(AGGREGATED_PROVIDERS.length);
  });

  it('have an entry of the provider filter for every provider that the filter names', () => {
    for (const key of ['rubyplay', 'microgaming', 'spinomenal', 'pragmaticrgs', 'tvbet', 'pragmaticlive'])
      expect(routeKeys).toContain(key);
  });

  it('hide pragmaticf and no other', () => {
    expect(plugged.filter(({ isHidden }) => isHidden).map(({ name }) => name)).toEqual(['pragmaticf']);
  });

  it.each([
    ['rubyplay', 'games'],
    ['popokgaminglive', 'games'],
    ['pragmaticf', 'games'],
    ['betradar', 'sport'],
    ['digitain', 'sport'],
    ['betconstruct', 'sport'],
    ['gr8', 'sport'],
    ['favorite', 'favourites'],
    ['rubyplay2', null],
    ['popok', null],
    ['', null],
  ])('of the key %j list %j', (key, meaning) => expect(meaningOf(key, routeKeys)).toBe(meaning));

  it('keep the keys of sport and favourites free', () => {
    for (const key of [...SPORT_KEYS, FAVOURITE_KEY]) expect(routeKeys).not.toContain(key);
  });
});

/** Keeps what was built; answers the first, which the wire is asked through. */
function plugIn(kept: GameProvider[], providers: readonly GameProvider[]): GameProvider {
  kept.push(...providers);
  return providers[0] as GameProvider;
}

describe('the aggregator’s one list', () => {
  const two = AGGREGATED_PROVIDERS.filter(({ key }) => key === 'rubyplay' || key === 'luckystreak');

  it('is fetched once for all who ask together, and again for who asks later', async () => {
    const plugged: GameProvider[] = [];
    const { asked } = wireTo('aggregator', (options) => plugIn(plugged, aggregator(two, options)), games);
    const lists = await Promise.all(plugged.map((provider) => provider.list()));
    expect(asked).toMatchObject([{ method: 'POST', path: '/games' }]);
    const ids = lists.map((list) => (hasFailed(list) ? [] : list.games.map(({ gameId }) => gameId)));
    expect(ids).toEqual([['rp-1', 'rp-2', 'rp-3'], ['ls-1']]);
    await plugged[0]?.list();
    expect(asked).toHaveLength(2);
  });

  it('carries what the provider declares, and declares categories that no name would show', async () => {
    const { provider } = wireTo('aggregator', (options) => aggregator(two, options)[0] as GameProvider, games);
    expect(await provider.list()).toMatchObject({
      games: [
        {
          name: 'Trineo de Oro',
          studio: 'RubyPlay',
          rtp: 9650,
          volatility: 'high',
          hasDemo: true,
          hints: [],
          imageUrl: 'https://cdn.example/rp-1.png',
          details: { isMobile: true, haveTwoVersion: true },
        },
        { name: 'Cohete', rtp: null, volatility: null, hasDemo: false, hints: ['crash'] },
        { name: 'Sin Plataforma', details: { isMobile: false, haveTwoVersion: false } },
      ],
      mismatched: 1,
      firstFault: expect.stringMatching(/^row 2, platforms: /),
    });
  });
});
