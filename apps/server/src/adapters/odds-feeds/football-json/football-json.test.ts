import { listEvents, readTree, receiveFeed } from '@ordago/contracts';
import { addMs, DAY_MS, type Instant, MINUTE_MS, parseInstant } from '@ordago/kernel';
import { raiseSchema } from '@ordago/provider-kit';
import { FEED_CALLBACK_PATH, feedHeaders } from '@ordago/provider-protocols';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeSandbox, type Sandbox } from '../../../../../sandbox/src/composition.ts';
import { readSettings } from '../../../../../sandbox/src/settings.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test-support/database/test-database.ts';
import { createTestServer, type TestServer } from '../../../../test-support/server/index.ts';
import { leagueOf } from './leagues.ts';
import { mapHistory, mapSeason } from './openfootball.mapping.ts';

const NOW = parseInstant('2026-01-14T12:00:00Z') as Instant;
let books: TestDatabase;
let sandbox: Sandbox;
let testServer: TestServer;

beforeAll(async () => {
  books = await createTestDatabase({ isEmpty: true });
  const env = { APP_ENV: 'test', SANDBOX_DATABASE_URL: books.url, SANDBOX_PORT: '4997' };
  sandbox = await composeSandbox(readSettings(env));
  sandbox.parts.clock.set(NOW);
  await raiseSchema(sandbox.parts.pool, sandbox.plugins);
  const address = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  testServer = await createTestServer({ env: { SANDBOX_ORIGIN: address } });
});
afterAll(async () => {
  await testServer.close();
  await sandbox.stop();
  await books.close();
});

const league = leagueOf('es.1');
const runJob = (name: string) => testServer.modules.sportsbook.jobs.find((job) => job.name === name)?.run({});
const count = async (sql: string): Promise<number> =>
  (await testServer.db.pool.query<{ n: number }>(`select count(*)::int as n from ${sql}`)).rows[0]?.n ?? -1;

/** Sends a body as the supplier does; `headers` replaces what it signs with. */
async function report(body: string, headers: Record<string, string> = {}, at = testServer.clock.now()) {
  const secret = testServer.config.secretOf('odds-feed');
  const answer = await testServer.servers.get('player')?.inject({
    method: 'POST',
    url: FEED_CALLBACK_PATH,
    payload: body,
    headers: {
      'content-type': 'application/json',
      ...feedHeaders(secret, { atSeconds: Math.floor(at / 1_000), body }),
      ...headers,
    },
  });
  const { error, accepted } = answer?.json() ?? {};
  return { http: answer?.statusCode, name: error?.name ?? answer?.json().name ?? '', accepted };
}

describe('both layouts of openfootball', () => {
  const source = () => ({ feed: 'football-json', league: league as NonNullable<typeof league>, version: 7 });

  it('reads rounds of matches with teams as objects', () => {
    const row = {
      date: '2014-08-23',
      team1: { key: 'malaga', name: 'Málaga', code: 'MAG' },
      team2: { key: 'athletic', name: 'Athletic' },
      score1: 1,
      score2: 0,
    };
    const mapped = mapSeason(
      { name: 'Primera División 2014/15', rounds: [{ name: 'Jornada 1', matches: [row] }] },
      source(),
    );
    const eventKey = 'es.1/primera-division-2014-15/jornada-1/malaga-athletic';
    expect(mapped.fixtures).toMatchObject([
      { eventKey, version: 7, round: 'Jornada 1', home: { key: 'malaga', code: 'MAG' }, away: { code: null } },
    ]);
    expect(mapped.results).toEqual([{ kind: 'result', feed: 'football-json', eventKey, version: 7, home: 1, away: 0 }]);
  });

  it('reads a flat list with team names and a full-time score', () => {
    const matches = [
      {
        round: 'Matchday 1',
        date: '2023-08-11',
        time: '19:30',
        team1: 'UD Almería',
        team2: 'Rayo Vallecano',
        score: { ht: [0, 2], ft: [0, 2] },
      },
      { round: 'Matchday 2', date: '2023-08-18', team1: 'Rayo Vallecano', team2: 'UD Almería' },
    ];
    const mapped = mapSeason({ name: 'Primera 2023/24', matches }, source());
    expect(mapped.fixtures.map(({ home, startsAt }) => [home.key, new Date(startsAt).toISOString()])).toEqual([
      ['ud-almeria', '2023-08-11T19:30:00.000Z'],
      ['rayo-vallecano', '2023-08-18T12:00:00.000Z'],
    ]);
    expect(mapped.results).toMatchObject([{ home: 0, away: 2 }]);
  });

  it('shows teams by the names that fans know', () => {
    const row = {
      date: '2014-08-23',
      team1: { key: 'madrid', name: 'R. Madrid', code: 'RMA' },
      team2: { key: 'atletico', name: 'Atlético' },
      score1: null,
      score2: null,
    };
    const { fixtures } = mapSeason({ name: 'Primera 2014/15', rounds: [{ name: '1', matches: [row] }] }, source());
    expect(fixtures).toMatchObject([
      {
        home: { key: 'madrid', name: 'Real Madrid', code: 'RMA' },
        away: { key: 'atletico', name: 'Atlético de Madrid' },
      },
    ]);
  });

  it('takes no result that was awarded, abandoned or cancelled for one of the field', () => {
    const row = (team1: string, status: string) => ({
      date: '2024-12-14',
      team1,
      team2: 'VfL Bochum 1848',
      score: { ft: [0, 2] },
      status,
    });
    const matches = [row('Union', 'awarded'), row('Köln', 'abandoned'), row('Mainz', 'cancelled')];
    const document = { name: 'Bundesliga 2024/25', matches };
    expect(mapSeason(document, source()).results.map((message) => 'status' in message && message.status)).toEqual([
      'cancelled',
      'abandoned',
      'cancelled',
    ]);
    expect(mapHistory(document, source())).toEqual([]);
  });

  it('reports the score at which a match was abandoned, and no minute that the file does not know', () => {
    const row = (team1: string, score: object) => ({
      date: '2024-12-14',
      team1,
      team2: 'VfL Bochum 1848',
      ...score,
      status: 'abandoned',
    });
    const matches = [row('Köln', { score: { ft: [2, 1] } }), row('Mainz', {})];
    const { results } = mapSeason({ name: 'Bundesliga 2024/25', matches }, source());
    expect(results).toMatchObject([
      { kind: 'status', status: 'abandoned', stoppedAt: { home: 2, away: 1, played: null } },
      { kind: 'status', status: 'abandoned' },
    ]);
    expect(results[1]).not.toHaveProperty('stoppedAt');
  });

  it.each([
    ['no date', { date: undefined }],
    ['a date that is none', { date: '2014-02-30T' }],
    ['a team against itself', { team2: 'A' }],
    ['a team without a name', { team1: {} }],
    ['half a score', { score1: 1 }],
    ['goals below zero', { score1: -1, score2: 0 }],
    ['a score in words', { score: { ft: ['two', 'one'] } }],
  ])('counts and skips a row with %s', (_title, change) => {
    const row = { date: '2014-08-23', team1: 'A', team2: 'B', ...change };
    expect(mapSeason({ name: 'S', matches: [row] }, source())).toEqual({ fixtures: [], results: [], skipped: 1 });
  });

  it('never fails at a row, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (matches) => {
        const { fixtures, skipped } = mapSeason({ name: 'S', matches }, source());
        expect(fixtures.length + skipped).toBe(matches.length);
      }),
    );
  });
});

describe('the feed of the sandbox', () => {
  it('brings fixtures of the coming week with prices at the first pull', async () => {
    await runJob('sportsbook.pull-feed');
    const { result } = await testServer.visitor().call(readTree);
    expect(result.sports[0].countries.map(({ code }: { code: string }) => code)).toEqual([
      'gb-eng',
      'de',
      'es',
      'it',
      'at',
    ]);
    expect(Number(result.sports[0].events)).toBeGreaterThan(150);
    const today = { to: new Date(testServer.clock.now() + DAY_MS).toISOString() };
    const ahead = (await testServer.visitor().call(listEvents, { query: today })).result;
    expect(Number(ahead.count)).toBeGreaterThan(10);
    expect(ahead.events[0].markets).toHaveLength(3);
    expect(await count(`sportsbook.event where status = 'finished'`)).toBeGreaterThan(40);
    expect(
      await count(
        `sportsbook.market m join sportsbook.event e on e.id = m.event where e.status = 'finished' and m.status = 'open'`,
      ),
    ).toBe(0);
  });

  it('sends nothing new at the second pull', async () => {
    const before = await testServer.db.pool.query('select * from sportsbook.event order by id');
    await runJob('sportsbook.pull-feed');
    expect((await testServer.db.pool.query('select * from sportsbook.event order by id')).rows).toEqual(before.rows);
  });

  it('finishes events by the supplier’s clock, and keeps fixtures ahead', async () => {
    for (let day = 1; day <= 3; day += 1) {
      testServer.clock.advance(DAY_MS);
      sandbox.parts.clock.set(addMs(NOW, day * DAY_MS));
      await runJob('sportsbook.tend-events');
      await runJob('sportsbook.pull-feed');
    }
    const late = new Date(testServer.clock.now() - 115 * MINUTE_MS).toISOString();
    expect(await count(`sportsbook.event where status in ('scheduled', 'live') and starts_at < '${late}'`)).toBe(0);
    const soon = (await testServer.visitor().call(listEvents)).result;
    expect(Number(soon.count)).toBeGreaterThan(150);
  });

  it('prices what a crash left without a price', async () => {
    // A crash between a fixture and its prices: what an event has of the list is noted after it.
    await testServer.db.pool.query(
      `delete from sportsbook.selection; delete from sportsbook.market; update sportsbook.event set offer_width = 0`,
    );
    expect((await testServer.visitor().call(listEvents)).result.events).toEqual([]);
    await runJob('sportsbook.tend-events');
    expect(Number((await testServer.visitor().call(listEvents)).result.count)).toBeGreaterThan(150);
  });
});

describe('the supplier’s own voice', () => {
  const fixture = (event: string) => ({
    kind: 'fixture',
    event,
    version: 1,
    round: null,
    starts_at: '2026-03-01T12:00:00Z',
    league: { key: 'es.1', name: 'Primera División', country: 'es', sport: 'football' },
    home: { key: 'x', name: 'X', code: null },
    away: { key: 'y', name: 'Y', code: null },
  });

  const NUL_LEAGUE = { key: 'es.1', name: 'Primera\u0000', country: 'es', sport: 'football' };

  it('is processed when it is signed', async () => {
    expect(await report(JSON.stringify(fixture('called')))).toMatchObject({ http: 200, accepted: true });
    expect(
      await report(JSON.stringify({ kind: 'result', event: 'called', version: 2, home: 3, away: 1 })),
    ).toMatchObject({ http: 200 });
    expect(await count(`sportsbook.event where feed_key = 'called' and status = 'finished' and home_score = 3`)).toBe(
      1,
    );
    expect(receiveFeed.path).toBe(FEED_CALLBACK_PATH);
  });

  it.each([
    ['without a signature', { 'x-feed-signature': '' }, 'signature-invalid', 401],
    ['with another signature', { 'x-feed-signature': 'a'.repeat(64) }, 'signature-invalid', 401],
    ['with another time than was signed', { 'x-feed-timestamp': '1790000000' }, 'signature-invalid', 401],
    ['without a time', { 'x-feed-timestamp': '' }, 'signature-invalid', 401],
  ])('is not processed %s', async (_title, headers, name, http) => {
    const before = await count('sportsbook.feed_quarantine');
    expect(await report(JSON.stringify(fixture('forged')), headers)).toMatchObject({ http, name });
    expect(await count(`sportsbook.event where feed_key = 'forged'`)).toBe(0);
    expect(await count('sportsbook.feed_quarantine')).toBe(before);
  });

  it('is not processed when it is old', async () => {
    const reply = await report(JSON.stringify(fixture('old')), {}, addMs(testServer.clock.now(), -6 * MINUTE_MS));
    expect(reply).toMatchObject({ http: 401, name: 'timestamp-outside-window' });
  });

  it.each([
    ['no JSON', '<html>502'],
    ['nothing', ' '],
    ['another shape', '{"kind":"goal"}'],
    ['a score out of bounds', '{"kind":"result","event":"called","version":9,"home":100,"away":0}'],
    ['a version that no number holds', '{"kind":"result","event":"called","version":1e400,"home":1,"away":0}'],
    ['U+0000 in the key of an event', '{"kind":"status","event":"a\\u0000","version":9,"status":"open"}'],
    ['U+0000 in a name', JSON.stringify({ ...fixture('nul'), home: { key: 'x', name: 'X\u0000', code: null } })],
    ['U+0000 in the name of a league', JSON.stringify({ ...fixture('nul'), league: NUL_LEAGUE })],
    ['U+0000 in a round', JSON.stringify({ ...fixture('nul'), round: '\u0000' })],
    ['a zero byte', '{"kind":"result","event":"\\u0000","version":9,"home":"\\u0000","away":0}'],
  ])('is put aside with its reason when it holds %s', async (_title, body) => {
    const before = await count('sportsbook.feed_quarantine');
    expect(await report(body)).toMatchObject({ http: 400, name: 'malformed-input' });
    expect(await count(`sportsbook.feed_quarantine where reason <> ''`)).toBe(before + 1);
  });

  it('never breaks anything, whatever it contains', async () => {
    const message = fc.record({
      kind: fc.constantFrom('result', 'status', 'fixture', 'x'),
      event: fc.oneof(fc.string(), fc.constant('called')),
      version: fc.oneof(fc.integer(), fc.double(), fc.maxSafeInteger()),
      home: fc.oneof(fc.nat({ max: 120 }), fc.anything()),
      away: fc.nat({ max: 120 }),
      status: fc.constantFrom('stopped', 'open', 'cancelled', 'no'),
    });
    await fc.assert(
      fc.asyncProperty(message, async (value) => {
        const { http } = await report(JSON.stringify(value) ?? '');
        expect([200, 400]).toContain(http);
      }),
      { numRuns: 150 },
    );
  });
});
