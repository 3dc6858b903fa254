import { addMs, DAY_MS, HOUR_MS, type Instant, MINUTE_MS, parseInstant } from '@ordago/kernel';
import { raiseSchema } from '@ordago/provider-kit';
import { FEED_CALLBACK_PATH, verifyFeed } from '@ordago/provider-protocols';
import { createTestDatabase, type TestDatabase } from '@ordago/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { composeSandbox, type Sandbox } from '../composition.ts';
import { readSettings } from '../settings.ts';
import { isOver, matchesBetween, pastOf } from './replay.ts';
import { LEAGUE_ZONES, LEAGUES, replayedSeason } from './seasons.ts';

const NOW = parseInstant('2026-11-21T09:00:00Z') as Instant;

describe('the replay', () => {
  it('has matches behind and ahead of every day, at any hour', () => {
    for (let hours = 0; hours < 24 * 200; hours += 7) {
      const now = addMs(NOW, hours * HOUR_MS);
      const all = LEAGUES.flatMap((league) => matchesBetween(league, addMs(now, -DAY_MS), addMs(now, 7 * DAY_MS)));
      const ahead = all.filter(({ startsAt }) => startsAt > now && startsAt < addMs(now, DAY_MS));
      expect(ahead.length).toBeGreaterThan(5);
      expect(all.filter((match) => isOver(match, now)).length).toBeGreaterThan(10);
      expect(all.filter(({ startsAt }) => startsAt > addMs(now, 6 * DAY_MS)).length).toBeGreaterThan(10);
    }
  });

  it('kicks off between noon and nine in the evening of the country, on quarters of an hour, in winter and summer', () => {
    for (const league of LEAGUES) {
      const clock = new Intl.DateTimeFormat('en-GB', {
        timeZone: LEAGUE_ZONES[league],
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      });
      const times = matchesBetween(league, NOW, addMs(NOW, 400 * DAY_MS)).map(({ startsAt }) => clock.format(startsAt));
      expect(times.filter((time) => time < '12:00' || time > '21:00')).toEqual([]);
      expect(times.filter((time) => !/:(00|15|30|45)$/.test(time))).toEqual([]);
      expect(new Set(times).size).toBeGreaterThan(3);
    }
  });

  it('kicks off at a hand-made hour on either side of a change of the clocks', () => {
    const [first, second] = ['2027-03-26', '2027-03-30'].map((day) => {
      const from = parseInstant(`${day}T00:00:00Z`) as Instant;
      return LEAGUES.flatMap((league) => matchesBetween(league, from, addMs(from, 2 * DAY_MS)))
        .filter(({ league }) => league === 'es.1')
        .map(({ startsAt }) => new Date(startsAt).toISOString().slice(11, 16))
        .sort();
    });
    expect(first?.[0]).toBe('11:00');
    expect(second?.[0]).toBe('10:00');
  });

  it('plays each match of a season once before it begins anew', () => {
    for (const league of LEAGUES) {
      const season = replayedSeason(league);
      const days = season.rounds.length * 2;
      const ids = matchesBetween(league, NOW, addMs(NOW, days * DAY_MS)).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const playable = season.rounds.flatMap(({ matches }) => matches.filter(({ score1 }) => score1 !== null));
      expect(ids.length).toBe(playable.length);
      const played = ids.map((id) => id.split('/').slice(2).join('/'));
      expect(new Set(played).size).toBe(playable.length);
    }
  });

  it('sends the same on every start, from the clock alone', () => {
    const read = () => JSON.stringify(LEAGUES.map((league) => matchesBetween(league, NOW, addMs(NOW, 3 * DAY_MS))));
    expect(read()).toBe(read());
  });

  it('ends the past the day before the running season began', () => {
    for (const league of LEAGUES) {
      const dates = pastOf(league, NOW).flatMap(({ rounds }) =>
        rounds.flatMap(({ matches }) => matches.map(({ date }) => date)),
      );
      const last = dates.toSorted().at(-1) ?? '';
      expect(dates.length).toBeGreaterThan(200);
      expect(last < '2026-11-21').toBe(true);
      const length = replayedSeason(league).rounds.length * 2;
      expect(NOW - Date.parse(last)).toBeLessThan((length + 2) * DAY_MS);
    }
  });
});

describe('the supplier', () => {
  let db: TestDatabase;
  let sandbox: Sandbox;
  let server: FastifyInstance;
  const received: { headers: Record<string, unknown>; body: Buffer }[] = [];

  beforeAll(async () => {
    db = await createTestDatabase({ isEmpty: true });
    server = fastify();
    server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    server.removeContentTypeParser('application/json');
    server.post(FEED_CALLBACK_PATH, async ({ headers, body }) => {
      received.push({ headers, body: body as Buffer });
      return { accepted: true };
    });
    const port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
    const env = { APP_ENV: 'test', SANDBOX_DATABASE_URL: db.url, SANDBOX_PORT: '4998', PORT: String(port) };
    sandbox = await composeSandbox(readSettings(env));
    sandbox.parts.clock.set(NOW);
    await raiseSchema(sandbox.parts.pool, sandbox.plugins);
  });
  afterEach(async () => {
    received.length = 0;
    await sandbox.parts.faults.clear();
  });
  afterAll(async () => {
    await sandbox.stop();
    await server.close();
    await db.close();
  });

  const get = async (url: string) => (await sandbox.app.inject({ url })).json();
  const post = (payload: object) => sandbox.app.inject({ method: 'POST', url: '/console/feed', payload });
  interface Listed {
    event: string;
    league: string;
    starts_at: string;
    status: string;
    score: [number, number] | null;
  }
  const listed = async (): Promise<Listed[]> => (await get('/console/feed')).events;
  const filed = async (event: string) => {
    const { rounds } = await get(`/feed/football/${event.split('/')[0]}.json`);
    const matches = rounds.flatMap((round: { matches: { id: string }[] }) => round.matches);
    return matches.find(({ id }: { id: string }) => id === event);
  };

  it('shows scores of what is over, and of nothing else', async () => {
    for (const league of LEAGUES) {
      const { rounds } = await get(`/feed/football/${league}.json`);
      for (const match of rounds.flatMap((round: { matches: object[] }) => round.matches)) {
        const over = Date.parse(`${match.date}T${match.time}:00Z`) + 110 * MINUTE_MS <= sandbox.parts.clock.now();
        expect([match.id, match.score1 !== null]).toEqual([match.id, over]);
      }
    }
    expect((await sandbox.app.inject({ url: '/feed/football/xx.9.json' })).statusCode).toBe(404);
  });

  it('finishes a match on request: signed, and from then on in its file', async () => {
    const match = (await listed()).find(({ status }) => status === 'ahead') as Listed;
    const sent = await post({ kind: 'result', event: match.event, home: 2, away: 1 });
    expect(sent.json()).toMatchObject({ answers: [{ http: 200, body: '{"accepted":true}' }] });
    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = received;
    const signed = {
      timestamp: String(headers['x-feed-timestamp']),
      signature: String(headers['x-feed-signature']),
      body,
    };
    expect(verifyFeed(sandbox.parts.settings.secretOf('odds-feed'), signed, sandbox.parts.clock.now())).toBe('valid');
    expect(verifyFeed('another secret altogether', signed, sandbox.parts.clock.now())).toBe('signature');
    expect(JSON.parse(body.toString())).toMatchObject({ kind: 'result', event: match.event, home: 2, away: 1 });
    expect(await filed(match.event)).toMatchObject({ score1: 2, score2: 1 });
    const first = JSON.parse(body.toString()).version;
    await post({ kind: 'result', event: match.event, home: '0', away: '0' });
    expect(JSON.parse(received[1]?.body.toString() ?? '{}').version).toBeGreaterThan(first);
    expect(await filed(match.event)).toMatchObject({ score1: 0, score2: 0 });
  });

  it('never reports the score of a match that was cancelled', async () => {
    const match = (await listed()).find(({ status }) => status === 'ahead') as Listed;
    await post({ kind: 'status', event: match.event, status: 'cancelled' });
    sandbox.parts.clock.set(addMs(parseInstant(match.starts_at) as Instant, DAY_MS));
    expect(await filed(match.event)).toMatchObject({ score1: null, score2: null });
    sandbox.parts.clock.set(NOW);
  });

  it('reports of an interrupted match how much was played, and files no score for it', async () => {
    const match = (await listed()).find(({ status }) => status === 'ahead') as Listed;
    await post({ kind: 'result', event: match.event, home: 2, away: 1, played_minutes: 66 });
    expect(JSON.parse(received[0]?.body.toString() ?? '{}')).toMatchObject({ home: 2, away: 1, played_minutes: 66 });
    expect(await filed(match.event)).toMatchObject({ score1: null, score2: null });
  });

  it.each([
    ['no kind', { event: 'a' }],
    ['half a goal', { kind: 'result', event: 'a', home: 0.5, away: 0 }],
    ['goals below zero', { kind: 'result', event: 'a', home: -1, away: 0 }],
    ['an unknown status', { kind: 'status', event: 'a', status: 'perhaps' }],
    [
      'a team against itself',
      {
        kind: 'fixture',
        event: 'a',
        starts_at: '2026-11-22T10:00:00Z',
        league: { key: 'es.1', name: 'P', country: 'es', sport: 'football' },
        home: { key: 'a', name: 'A' },
        away: { key: 'a', name: 'A' },
      },
    ],
  ])('refuses a message with %s', async (_title, message) => {
    expect((await post(message)).statusCode).toBe(400);
    expect(received).toEqual([]);
  });

  it.each([
    ['duplicate', 2],
    ['garbage', 1],
    ['error', 0],
  ])('misbehaves as asked: %s', async (kind, times) => {
    await sandbox.app.inject({
      method: 'POST',
      url: '/console/faults',
      payload: { target: 'odds-feed', kind, count: 1 },
    });
    const match = (await listed()).find(({ status }) => status === 'ahead') as Listed;
    await post({ kind: 'status', event: match.event, status: 'stopped' });
    expect(received.length).toBe(times);
    await post({ kind: 'status', event: match.event, status: 'open' });
  });

  it('shows on the page what runs and what comes, with the means to end it', async () => {
    const page = (await sandbox.app.inject({ url: '/' })).payload;
    expect(page).toContain('Resultados deportivos');
    expect(page).toContain('Terminar ya');
  });
});
