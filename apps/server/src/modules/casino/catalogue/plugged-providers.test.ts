import { launchGame, listGames, providerApis } from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CasinoTestKit, createCasinoTestKit } from '../../../../test-support/casino/casino-test-kit.ts';

let kit: CasinoTestKit;
beforeAll(async () => {
  kit = await createCasinoTestKit({ env: { GAME_PROVIDERS: 'amatic,popok,rubyplay' } });
});
afterAll(() => kit.close());

const rowsOf = async (sql: string) => (await kit.testServer.db.pool.query(sql)).rows;
const sync = () => kit.testServer.modules.casino.syncCatalogue(kit.testServer.clock.now());

describe('a server that names its game providers', () => {
  it('has their games alone, and its own sportsbook', async () => {
    const providers = await rowsOf('select distinct provider from casino.game where is_active order by 1');
    expect(providers.map(({ provider }) => provider)).toEqual(['amatic', 'house', 'popok', 'rubyplay']);
  });

  it('lists and opens theirs, and finds no other in the configuration', async () => {
    const who = await kit.player();
    expect((await kit.open(who, 'amatic')).token).not.toBe('');
    expect((await who.call(listGames, { query: { routeProvider: 'rubyplay' } })).result.length).toBeGreaterThan(10);
    const { amatic, ezugi, popok } = providerApis;
    expect((await who.call(amatic.list)).refusal).toBe('');
    // One of the two that share these paths is in.
    expect((await who.call(popok.list)).refusal).toBe('');
    const asked = { query: { openTable: '1', language: 'es' } };
    for (const caller of [who, kit.testServer.visitor()]) {
      const answers = [
        await caller.call(listGames, { query: { routeProvider: 'ezugi' } }),
        await caller.call(listGames, { query: { routeProvider: 'netent' } }),
        await caller.call(ezugi.list),
        await caller.call(ezugi.open, asked),
      ];
      expect(answers.map(({ refusal }) => refusal)).toEqual(answers.map(() => 'provider-not-configured'));
    }
    const call = { method: 'POST', url: '/callbacks/ezugi/debit', payload: {} } as const;
    expect((await kit.testServer.servers.get('player')?.inject(call))?.statusCode).toBe(404);
  });

  it('lets the games of one that was unplugged go', async () => {
    const who = await kit.player();
    const { pool } = kit.testServer.db;
    await pool.query("insert into casino.provider (name, route_provider) values ('evoplay', 'evoplay')");
    const [game] = await rowsOf(
      "update casino.game set provider = 'evoplay' where id = (select min(id) from casino.game) returning id::text",
    );
    const open = () => who.call(launchGame, { body: { game_id: game.id } });
    expect((await open()).refusal).toBe('provider-not-configured');
    await sync();
    expect(await rowsOf(`select is_active from casino.game where id = ${game.id}`)).toEqual([{ is_active: false }]);
    expect(
      await rowsOf(`select provider, kind from casino.list_change where game = ${game.id} and kind = 'gone'`),
    ).toEqual([{ provider: 'evoplay', kind: 'gone' }]);
    expect((await open()).refusal).toBe('provider-not-configured');
    await sync();
    expect((await rowsOf("select from casino.list_change where kind = 'gone'")).length).toBe(1);
  });
});
