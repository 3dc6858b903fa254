import { randomBytes } from 'node:crypto';
import { chainCheckpoints, hashOfGame, serverSeedOf } from '@ordago/fairness';
import { routesOf } from '@ordago/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOriginalsTestKit, type OriginalsTestKit } from '../../test-support/originals-test-kit.ts';
import { createCrashBooks } from '../crash/crash-books.ts';
import { createProofReader } from '../operator/read-proof.ts';

let kit: OriginalsTestKit;
beforeAll(async () => {
  kit = await createOriginalsTestKit();
});
afterAll(() => kit.close());

type Route = readonly [method: 'GET' | 'POST', path: string];

/** Every call of the server. */
function callsOf(app: FastifyInstance): Route[] {
  return routesOf(app).flatMap(([method, path]): Route[] =>
    method === 'GET' || method === 'POST' ? [[method, path]] : [],
  );
}

async function call([method, path]: Route, { token, round }: { token: string; round: string }) {
  const url = path.replace(':round', round);
  const { app } = kit.originals();
  if (url.endsWith('/live')) return closeCodeOf(app, token);
  const orders = { stake: '1.00', key: 'some-key-1', choice: null, place: 0, round, clientSeed: 'a' };
  const payload = { ...orders, move: { action: 'end' } };
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ method, url, headers, ...(method === 'POST' ? { payload } : {}) })).statusCode;
}

async function closeCodeOf(app: FastifyInstance, token: string): Promise<number> {
  let code = 0;
  const viewer = await app.injectWS('/play/session/crash/live');
  viewer.on('close', (closed: number) => {
    code = closed;
  });
  viewer.send(JSON.stringify({ token }));
  await expect.poll(() => code).toBeGreaterThan(0);
  return code;
}

describe('every route of a game', () => {
  const played = () => callsOf(kit.originals().app).filter(([, path]) => path.startsWith('/play/'));

  it('is found by the walk', () => {
    expect(played().map((route) => route.join(' '))).toContain('GET /play/session/rounds/:round/proof');
    expect(played().length).toBeGreaterThanOrEqual(8);
  });

  it('answers nobody without a session', async () => {
    const token = await kit.open(await kit.player(), 'mines');
    const { body } = await kit.as(token).post('/rounds', {
      stake: '1.00',
      choice: { mines: 1 },
      key: 'a-first-key',
    });
    for (const route of played()) {
      const isSocket = route[1].endsWith('/live');
      expect([route.join(' '), await call(route, { token: 'nobody', round: body.round })]).toEqual([
        route.join(' '),
        isSocket ? 4404 : 404,
      ]);
    }
  });

  it('shows and moves a round for the session that played it alone', async () => {
    const owner = await kit.open(await kit.player(), 'mines');
    const { body } = await kit.as(owner).post('/rounds', {
      stake: '1.00',
      choice: { mines: 1 },
      key: 'a-first-key',
    });
    const other = await kit.open(await kit.player(), 'mines');
    for (const route of played().filter(([, path]) => path.includes(':round')))
      expect([route.join(' '), await call(route, { token: other, round: body.round })]).toEqual([route.join(' '), 404]);
  });
});

describe('a bet at the crash table', () => {
  it('keeps its automatic cash-out from everybody but its player', async () => {
    const token = await kit.open(await kit.player(), 'crash');
    const bet = await kit.as(token).post('/crash/bets', {
      stake: '1.00',
      cashOutAt: 733,
      key: 'a-first-key',
    });
    const proof = (from: string) => kit.as(from).get(`/rounds/${bet.body.round}/proof`);
    expect((await proof(token)).body.choice).toEqual({ cashOutAt: 733 });
    const guests = ['nobody', await kit.open(await kit.player(), 'crash'), await kit.open(await kit.player(), 'dice')];
    for (const guest of guests) expect((await proof(guest)).text).not.toContain('733');
  });
});

describe('a proof of a long chain', () => {
  const LENGTH = 100_000;

  it('costs a few steps wherever its game lies, also in a chain of an earlier version', async () => {
    const { parts } = kit.originals();
    const books = createCrashBooks(parts);
    const seed = serverSeedOf(randomBytes(32));
    const terminal = chainCheckpoints(seed, { length: LENGTH, every: LENGTH })[0]?.hash ?? '';
    await parts.pool.query(
      `insert into crash_chain (seed, length, terminal, salt, at) values ($1, $2, $3, 'salt', now())`,
      [seed, LENGTH, terminal],
    );
    const chain = await books.chain({ length: LENGTH, salt: null });
    expect(chain.terminal).toBe(terminal);
    const read = createProofReader(parts, books);
    for (const place of [1, 2, 499, 500, 501, 77_777, LENGTH]) {
      const round = await playedRound(chain.id, place);
      await read(round);
      const before = process.cpuUsage();
      for (let i = 0; i < 10; i += 1) await read(round);
      const { user, system } = process.cpuUsage(before);
      // A walk from the end took 400 ms of the processor; the database's driver is in this figure too.
      expect((user + system) / 10_000).toBeLessThan(20);
      const proof = await read(round);
      expect(proof?.chain?.hash).toBe(chain.hashOf(place));
      if (place < 600) expect(hashOfGame({ game: place, hash: proof?.chain?.hash ?? '' }, 0)).toBe(terminal);
    }
  });
});

/** A round of a place of a chain that is over, with one bet of play money. */
async function playedRound(chain: string, place: number): Promise<string> {
  const { pool } = kit.originals().parts;
  const key = `long-${chain}-${place}`;
  const one = async (sql: string, values: readonly unknown[]) => (await pool.query(sql, [...values])).rows[0].id;
  const session = await one(
    `insert into play_session (provider, token_hash, operator_token, user_id, username, currency, game, language, lobby_url,
       at, seen_at)
     values ('originals', sha256(convert_to($1, 'UTF8')), $1, '1', 'ana', 'USD', 'crash', 'en', '', now(), now()) returning id`,
    [key],
  );
  const round = await one(
    `insert into play_round (session, key, round_key, stake, payout, outcome, state, next_at, at)
     values ($1, $2, $2, 100000, 0, '{}', 'settled', now(), now()) returning id`,
    [session, key],
  );
  await one(
    `insert into fair_round (round, session, game, choice) values ($1, $2, 'crash', '{}') returning round as id`,
    [round, session],
  );
  const table = await one(
    `insert into crash_round (chain, place, phase, ends_at, bust) values ($1, $2, 'over', now(), 100) returning id`,
    [chain, place],
  );
  await pool.query('insert into crash_bet (round, crash_round) values ($1, $2)', [round, table]);
  return key;
}
