import { type CasinoType, type Closures, closedReasonOf, ruleHolds } from '@ordago/catalogue-search';
import { CLOSURE_ZONES, launchGame, listGames, readBlocks } from '@ordago/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CasinoPlayer,
  type CasinoTestKit,
  createCasinoTestKit,
} from '../../../../test-support/casino/casino-test-kit.ts';

let kit: CasinoTestKit;
beforeAll(async () => {
  kit = await createCasinoTestKit();
});
afterAll(() => kit.close());

const query = async (sql: string, values: readonly unknown[] = []) =>
  (await kit.testServer.db.pool.query(sql, [...values])).rows;

interface Block {
  readonly provider?: string;
  readonly type?: string;
  readonly until?: Date;
}

async function block(player: CasinoPlayer | null, { provider, type, until }: Block): Promise<void> {
  await query('insert into casino.block (player, provider, casino_type, until, at) values ($1, $2, $3, $4, now())', [
    player?.id ?? null,
    provider ?? null,
    type ?? null,
    until ?? null,
  ]);
}

async function unblock(): Promise<void> {
  await query('delete from casino.block');
}

/** Places a stake at a game of Slotegrator; returns the provider's form of the answer. */
async function stake(who: CasinoPlayer, game: string): Promise<string> {
  const rest = { player: who.username, game, round: `r-${who.id}`, transaction: `t-${Math.random()}`, amount: '1.00' };
  return (await kit.post('/console/callbacks/slotegrator', { action: 'bet', ...rest })).text;
}

describe('a block', () => {
  it('holds in the list, at the launch and for the very next stake', async () => {
    const who = await kit.player();
    const { id, gameId } = await kit.open(who, 'slotegrator', 11);
    expect(await stake(who, gameId)).toContain('99.00');
    await block(who, { provider: 'slotegrator' });
    expect(await stake(who, gameId)).toContain('provider-blocked');
    expect((await who.call(launchGame, { body: { game_id: id } })).refusal).toBe('provider-blocked');
    const games = (await who.call(listGames)).result as { routeProvider: string }[];
    expect(games.some(({ routeProvider }) => routeProvider === 'slotegrator')).toBe(false);
    expect(
      (await kit.testServer.visitor().call(listGames, { query: { routeProvider: 'slotegrator' } })).result,
    ).not.toEqual([]);
    await unblock();
    expect(await stake(who, gameId)).toContain('98.00');
  });

  it('of the player’s whole casino closes every part but the sports, the list and the stake', async () => {
    const who = await kit.player();
    const { id, gameId } = await kit.open(who, 'slotegrator', 12);
    await query('update players.player set casino_blocked_at = now() where id = $1', [who.id]);
    expect((await who.call(readBlocks)).result).toMatchObject({
      isCasinoBlocked: true,
      parts: ['slots', 'live', 'virtual', 'crash', 'horses'],
    });
    expect((await who.call(listGames)).result).toEqual([]);
    expect((await who.call(launchGame, { body: { game_id: id } })).refusal).toBe('casino-blocked');
    expect(await stake(who, gameId)).toContain('casino-blocked');
  });

  it('of the slots closes the horse races with them, on every path', async () => {
    const who = await kit.player();
    const [races] = await query("select id from casino.game where provider = 'universal-race'");
    await block(who, { type: 'slots' });
    expect((await who.call(readBlocks)).result.parts).toEqual(['slots', 'crash', 'horses']);
    expect((await who.call(launchGame, { body: { game_id: races.id } })).refusal).toBe('game-blocked');
    expect((await who.call(listGames, { query: { routeProvider: 'universalrace' } })).result).toEqual([]);
    await unblock();
  });

  it('of digitain closes the sports, and ends by itself', async () => {
    const now = kit.testServer.clock.now();
    await block(null, { provider: 'digitain', until: new Date(now + 60_000) });
    const parts = async () => (await kit.testServer.visitor().call(readBlocks)).result.parts;
    expect(await parts()).toEqual(['sport']);
    kit.testServer.clock.advance(60_000);
    expect(await parts()).toEqual([]);
    await unblock();
  });

  it('of all providers of a part closes the part', async () => {
    const live = await query("select distinct provider from casino.game where casino_type = 'live' and is_active");
    for (const { provider } of live.slice(1)) await block(null, { provider });
    const parts = async () => (await kit.testServer.visitor().call(readBlocks)).result.parts;
    expect(await parts()).not.toContain('live');
    await block(null, { provider: live[0].provider });
    expect(await parts()).toContain('live');
    await unblock();
  });
});

describe('a game of a hidden provider', () => {
  it('is neither listed nor opened without a link that staff signed', async () => {
    const who = await kit.player();
    const [{ id }] = await query("select id from casino.game where provider = 'pragmaticf' and is_active limit 1");
    for (const hiddenRoute of [undefined, '1', '99999999999999.forged']) {
      expect((await who.call(launchGame, { body: { game_id: id, hiddenRoute } })).refusal).toBe('game-not-found');
      expect((await who.call(readBlocks, { query: hiddenRoute ? { hiddenRoute } : {} })).result.seesHidden).toBe(false);
    }
  });
});

describe('the rules', () => {
  it('judge a stake under the lock as they judge it everywhere else', async () => {
    const who = await kit.player();
    const kinds = await query(`
      select distinct on (g.provider, g.casino_type, 'crash' = any (coalesce(g.tab, g.suggested_tab)))
        g.id, g.provider, p.route_provider, g.casino_type, coalesce(g.tab, g.suggested_tab) as tab, g.also_closed_by
      from casino.game g join casino.provider p on p.name = g.provider where g.is_active`);
    const providers = [...new Map(kinds.map((kind) => [kind.provider, kind.route_provider]))];
    expect(kinds.some(({ tab }) => tab.includes('crash'))).toBe(true);
    expect(kinds.some(({ also_closed_by: also }) => also.includes('slots'))).toBe(true);
    const blockArb = fc.oneof(
      fc.constantFrom(...providers).map(([provider, routeProvider]) => ({ provider, routeProvider })),
      fc.constantFrom('slots', 'live', 'virtual', 'sport').map((type) => ({ type })),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(blockArb, { maxLength: 6, selector: (one) => JSON.stringify(one) }),
        async (list) => {
          for (const one of list) await block(who, one);
          const closures: Closures = {
            isCasinoBlocked: false,
            providers: new Set(list.flatMap((one) => ('routeProvider' in one ? one.routeProvider : []))),
            casinoTypes: new Set(list.flatMap((one) => ('type' in one ? one.type : []))),
          };
          const judged = await query(
            'select g.id, casino.is_blocked($1, g, $2) as reason from casino.game g where id = any ($3)',
            [who.id, new Date(kit.testServer.clock.now()), kinds.map(({ id }) => id)],
          );
          const reasonOf = new Map(judged.map(({ id, reason }) => [id, reason]));
          for (const { id, route_provider: routeProvider, casino_type, tab } of kinds) {
            const game = { routeProvider, casinoType: casino_type as CasinoType, tab };
            expect(reasonOf.get(id)).toBe(closedReasonOf(game, closures));
          }
          await unblock();
        },
      ),
      { numRuns: 25 },
    );
  });

  it('judge the hours of the week and the country of the player as the database does', async () => {
    const who = await kit.player();
    await query("update players.player set country = 'MX' where id = $1", [who.id]);
    const timeArb = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map((parts) => parts.map((n) => String(n).padStart(2, '0')).join(':'));
    const hoursArb = fc.record({
      days: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
      from: timeArb,
      to: timeArb,
      zone: fc.constantFrom(...CLOSURE_ZONES),
    });
    const ruleArb = fc.record({
      routeProvider: fc.constant(null),
      casinoType: fc.constant('live'),
      country: fc.constantFrom(null, 'MX', 'BR'),
      until: fc.option(fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) })),
      hours: fc.option(hoursArb, { freq: 8 }),
    });
    const instantArb = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) });
    const cases = fc.sample(fc.tuple(ruleArb, instantArb), 400);
    const judged = await query(
      `select casino.block_holds(row(0, null, null, 'live', now(), '', c.until, null, c.country, c.days, c.from_time::time,
         c.to_time::time, c.zone)::casino.block, $1, c.at) as holds
       from rows from (jsonb_to_recordset($2) as (until timestamptz, country text, days smallint[], from_time text,
         to_time text, zone text, at timestamptz)) with ordinality as c (until, country, days, from_time, to_time, zone, at, place)
       order by c.place`,
      [
        who.id,
        JSON.stringify(
          cases.map(([{ until, country, hours }, at]) => ({
            until: until && new Date(until),
            country,
            at: new Date(at),
            ...(hours && { days: hours.days, from_time: hours.from, to_time: hours.to, zone: hours.zone }),
          })),
        ),
      ],
    );
    const expected = cases.map(([rule, at]) => ruleHolds(rule, { country: 'MX' }, at));
    expect(judged.map(({ holds }) => holds)).toEqual(expected);
    expect(new Set(expected)).toEqual(new Set([true, false]));
  });
});

describe('a block at some hours of the week, or of a country', () => {
  it('holds on every path while the hours last, and for the players of that country alone', async () => {
    const mexican = await kit.player();
    const other = await kit.player();
    await query("update players.player set country = 'MX' where id = $1", [mexican.id]);
    await query("update players.player set country = 'BR' where id = $1", [other.id]);
    const { id, gameId } = await kit.open(mexican, 'slotegrator', 13);
    await kit.open(other, 'slotegrator', 13);
    const now = kit.testServer.clock.now();
    const [{ day, from, to }] = await query(
      `select extract(isodow from local)::int as day, to_char(local - interval '1 minute', 'HH24:MI') as from,
         to_char(local + interval '2 minutes', 'HH24:MI') as to
       from (select $1::timestamptz at time zone 'America/Mexico_City' as local) clock`,
      [new Date(now)],
    );
    await query(
      `insert into casino.block (casino_type, country, days, from_time, to_time, zone, at)
       values ('slots', 'MX', $1, $2, $3, 'America/Mexico_City', now())`,
      [[day], from, to],
    );
    const parts = async (who: Pick<CasinoPlayer, 'call'>) => (await who.call(readBlocks)).result.parts;
    expect(await parts(mexican)).toContain('slots');
    expect(await parts(other)).toEqual([]);
    expect(await parts(kit.testServer.visitor())).toEqual([]);
    expect((await mexican.call(launchGame, { body: { game_id: id } })).refusal).toBe('game-blocked');
    expect(await stake(mexican, gameId)).toContain('game-blocked');
    expect(await stake(other, gameId)).toContain('99.00');
    kit.testServer.clock.advance(3 * 60_000);
    kit.sandbox.parts.clock.set(kit.testServer.clock.now());
    expect(await parts(mexican)).toEqual([]);
    expect((await mexican.call(launchGame, { body: { game_id: id } })).status).toBe(0);
    expect(await stake(mexican, gameId)).toContain('99.00');
    await unblock();
  });
});
