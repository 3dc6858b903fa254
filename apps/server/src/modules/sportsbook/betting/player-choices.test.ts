import {
  listBets,
  listEvents,
  listLineFavourites,
  readCalendar,
  readLineSettings,
  readSharedBet,
  readStatistics,
  saveLineSettings,
  searchLine,
  setLineFavourite,
  shareBet,
} from '@ordago/contracts';
import { DAY_MS } from '@ordago/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
let ana: Bettor;
let bea: Bettor;
let first: TestEvent;
let second: TestEvent;

beforeAll(async () => {
  kit = await createSportsbookTestKit();
  ana = await kit.buildBettor({ main: '1000.00' });
  bea = await kit.buildBettor({ main: '1000.00' });
  // BRISA–ESTEPA and CIMA–FARO.
  first = await kit.buildEvent();
  second = await kit.buildEvent({ startsInMs: 2 * DAY_MS });
});
afterAll(() => kit.close());

describe('settings of a player', () => {
  it('are unchosen at first, and one change leaves the others as they were', async () => {
    expect((await ana.call(readLineSettings)).result).toEqual({
      odds_format: null,
      quick_stake: null,
      quick_confirms: true,
    });
    await ana.call(saveLineSettings, { body: { odds_format: 'malay' } });
    await ana.call(saveLineSettings, { body: { quick_stake: '2.50' } });
    const { result } = await ana.call(saveLineSettings, { body: { quick_confirms: false } });
    expect(result).toEqual({ odds_format: 'malay', quick_stake: '2.50', quick_confirms: false });
    expect((await ana.call(readLineSettings)).result).toEqual(result);
  });

  it('turn quick bets off with null, and belong to one player', async () => {
    const { result } = await ana.call(saveLineSettings, { body: { quick_stake: null } });
    expect(result).toMatchObject({ odds_format: 'malay', quick_stake: null });
    expect((await bea.call(readLineSettings)).result).toMatchObject({ odds_format: null });
  });

  it.each([
    ['an unknown format', { odds_format: 'roman' }],
    ['a stake of nothing', { quick_stake: '0' }],
    ['a stake of half a cent', { quick_stake: '1.005' }],
    ['a stake below zero', { quick_stake: '-5' }],
    ['a word where yes or no belongs', { quick_confirms: 'maybe' }],
  ])('refuse %s', async (_title, body) => {
    const { http } = await ana.call(saveLineSettings, { body: body as never });
    expect(http).toBeGreaterThanOrEqual(400);
    expect(http).toBeLessThan(500);
    expect((await ana.call(readLineSettings)).result).toMatchObject({ odds_format: 'malay', quick_stake: null });
  });
});

describe('favourites of the line', () => {
  const keep = (kind: 'event' | 'league', id: string, is_kept = true) =>
    ana.call(setLineFavourite, { body: { kind, id, is_kept } });

  it('are kept and forgotten, twice like once, the newest first', async () => {
    await keep('event', first.id);
    kit.testServer.clock.advance(1_000);
    await keep('event', second.id);
    await keep('event', second.id);
    await keep('league', first.shown.league.id);
    expect((await ana.call(listLineFavourites)).result).toEqual({
      events: [second.id, first.id],
      leagues: [first.shown.league.id],
    });
    await keep('event', first.id, false);
    expect((await keep('event', first.id, false)).result).toEqual({ is_kept: false });
    expect((await ana.call(listLineFavourites)).result.events).toEqual([second.id]);
    expect((await bea.call(listLineFavourites)).result).toEqual({ events: [], leagues: [] });
  });

  it('refuse what the line does not hold', async () => {
    expect((await keep('event', '999999')).http).toBe(404);
    expect((await keep('league', '999999')).http).toBe(404);
  });

  it('are counted: one more than allowed is refused with the bound, and forgetting one makes room', async () => {
    await kit.testServer.db.pool.query(
      `insert into sportsbook.league (feed, feed_key, sport, slug, name, country)
       select 'many', n::text, 'football', 'many-' || n, 'Many ' || n, 'es' from generate_series(1, 200) n`,
    );
    await kit.testServer.db.pool.query(
      `insert into sportsbook.favourite_league (player, league, at)
       select $1, id, now() from sportsbook.league where feed = 'many' limit 199`,
      [ana.id],
    );
    const { rows } = await kit.testServer.db.pool.query<{ id: string }>(
      `select id from sportsbook.league l where feed = 'many'
       and not exists (select from sportsbook.favourite_league f where f.league = l.id)`,
    );
    const last = rows[0]?.id ?? '';
    const refused = await keep('league', last);
    expect(refused).toMatchObject({ http: 409 });
    await keep('league', first.shown.league.id, false);
    expect((await keep('league', last)).result).toEqual({ is_kept: true });
  });
});

describe('events by their ids', () => {
  it('are those that were named, whatever else there is', async () => {
    const { result } = await kit.testServer.visitor().call(listEvents, { query: { view: 'any', ids: second.id } });
    expect(result.events.map(({ id }: { id: string }) => id)).toEqual([second.id]);
  });

  it.each([
    ['', '1,'],
    ['any', undefined],
    ['any', '1;drop'],
    ['any', '0'],
  ])('refuse %s %s', async (view, ids) => {
    const query = { ...(view ? { view } : {}), ...(ids ? { ids } : {}) } as never;
    expect((await kit.testServer.visitor().call(listEvents, { query })).http).toBe(400);
  });
});

describe('the search', () => {
  const search = async (text: string) => (await kit.testServer.visitor().call(searchLine, { query: { text } })).result;

  it.each([
    ['a part of a team', 'stepa', false],
    ['other case and accents', 'BRÍSA', false],
    ['a swapped letter', 'brias', true],
    ['a missing letter', 'etepa', true],
  ])('finds an event by %s', async (_title, text, isGuess) => {
    const found = await search(text);
    expect(found.events.map(({ id }: { id: string }) => id)).toEqual([first.id]);
    expect(found.is_guess).toBe(isGuess);
  });

  it('finds leagues with how many events they have', async () => {
    const found = await search('division');
    expect(found).toMatchObject({ is_guess: false, leagues: [{ name: 'Primera División', events: '2' }], events: [] });
  });

  it('finds nothing for less than three letters, or for what nobody is called', async () => {
    expect(await search('br')).toEqual({ is_guess: false, leagues: [], events: [] });
    expect((await search('xyzzyqq')).events).toEqual([]);
  });
});

describe('the calendar', () => {
  it('counts the events of each league by day of the zone that is asked for', async () => {
    const from = new Date(kit.testServer.clock.now()).toISOString();
    const to = new Date(kit.testServer.clock.now() + 5 * DAY_MS).toISOString();
    const { result } = await kit.testServer
      .visitor()
      .call(readCalendar, { query: { from, to, zone: 'America/Bogota' } });
    const dayIn = (event: TestEvent) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' }).format(new Date(event.shown.starts_at));
    expect(result.days.map(({ day, events }: { day: string; events: string }) => [day, events])).toEqual([
      [dayIn(first), '1'],
      [dayIn(second), '1'],
    ]);
    expect(result.days[0].leagues).toMatchObject([{ name: 'Primera División', events: '1' }]);
  });

  it.each([
    ['a zone that is none', { to: '2026-02-01T00:00:00Z', zone: 'Mars/Olympus' }],
    ['an offset instead of a zone', { to: '2026-02-01T00:00:00Z', zone: '+02:00' }],
    ['an end before its beginning', { to: '2025-12-01T00:00:00Z' }],
    ['more days than it covers', { to: '2026-09-01T00:00:00Z' }],
  ])('refuses %s', async (_title, query) => {
    const asked = { from: '2026-01-15T00:00:00Z', ...query };
    expect((await kit.testServer.visitor().call(readCalendar, { query: asked })).http).toBe(400);
  });
});

describe('a bet that is shown to others', () => {
  it('shows its legs, and neither player nor code nor amount', async () => {
    const { result } = await ana.place({ stake: '12.34', legs: [first.leg('1x2', '1')] });
    const shared = await ana.call(shareBet, { params: { id: result.bet.id } });
    expect((await ana.call(shareBet, { params: { id: result.bet.id } })).result).toEqual(shared.result);
    const { http, result: shown } = await kit.testServer
      .visitor()
      .call(readSharedBet, { params: { token: shared.result.token } });
    expect(http).toBe(200);
    expect(Object.keys(shown).sort()).toEqual(['kind', 'legs', 'odds', 'status', 'system']);
    expect(shown.legs[0]).toMatchObject({ event: first.id, outcome: '1' });
    const text = JSON.stringify(shown);
    for (const secret of ['12.34', result.bet.code, `"${result.bet.id}"`]) expect(text).not.toContain(secret);
  });

  it('is shown by its own player alone', async () => {
    const { result } = await ana.place({ stake: '1.00', legs: [second.leg('1x2', 'x')] });
    expect((await bea.call(shareBet, { params: { id: result.bet.id } })).http).toBe(404);
    const { rows } = await kit.testServer.db.pool.query('select 1 from sportsbook.shared_bet where bet = $1', [
      result.bet.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('is not found by a link that nobody made', async () => {
    const unknown = { params: { token: 'AAAAAAAAAAAAAAAAAAAAAA' } };
    expect(await kit.testServer.visitor().call(readSharedBet, unknown)).toMatchObject({
      http: 404,
      refusal: 'shared-bet-not-found',
    });
    expect((await kit.testServer.visitor().call(readSharedBet, { params: { token: 'short' } })).http).toBe(400);
  });
});

describe('what the results hold, and bets by how they came out', () => {
  it('is empty while there is no result, and then has the table, the form and the meetings', async () => {
    const read = async (event: TestEvent) =>
      (await kit.testServer.visitor().call(readStatistics, { params: { id: event.id } })).result;
    expect(await read(first)).toMatchObject({ table: null, home_last: [], away_last: [] });
    const later = await kit.buildEvent({ startsInMs: 20 * DAY_MS });
    await ana.place({ stake: '10.00', legs: [first.leg('1x2', 'x')] });
    await kit.result(first, 2, 0);
    const found = await read(later);
    expect(found.table).toMatchObject({ matches: '1', since: first.shown.starts_at });
    expect(found.table.rows.map(({ name, points }: { name: string; points: string }) => [name, points])).toEqual([
      [first.shown.home.name, '3'],
      [first.shown.away.name, '0'],
    ]);
    // Never the result of the event itself, or of one after it.
    expect(await read(first)).toMatchObject({ table: null });
    expect((await kit.testServer.visitor().call(readStatistics, { params: { id: '999999' } })).http).toBe(404);
  });

  it('lists bets by how they came out', async () => {
    const of = async (status: 'won' | 'lost' | 'returned' | 'open' | 'cashed-out') =>
      (await ana.call(listBets, { query: { status } })).result.bets.map((bet: { status: string }) => bet.status);
    expect(await of('won')).toEqual(['won']);
    expect(await of('lost')).toEqual(['lost']);
    expect(await of('open')).toEqual(['open']);
    expect([await of('returned'), await of('cashed-out')]).toEqual([[], []]);
    expect((await ana.call(listBets, { query: { count: '1' } })).result).toMatchObject({ count: '3', pages: '3' });
  });
});
