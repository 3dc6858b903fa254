import type { AddressInfo } from 'node:net';
import { launchGame } from '@ordago/contracts';
import { formatAmount } from '@ordago/kernel';
import fastify, { type FastifyInstance } from 'fastify';
import {
  type CasinoPlayer,
  codeOfLaunch,
  type SandboxReply,
  signedUp,
} from '../../server/test-support/casino/casino-test-kit.ts';
import { createTestDatabase } from '../../server/test-support/database/test-database.ts';
import { createTestServer, type TestServer } from '../../server/test-support/server/test-server.ts';
import { composeOriginals, type Originals } from '../src/composition.ts';
import type { CrashPace } from '../src/crash/crash-table.ts';
import { readSettings } from '../src/settings.ts';

/** The server and our own game server on real ports, each with a database of its own, the catalogue synchronised. */
export interface OriginalsTestKit {
  readonly testServer: TestServer;
  /** Changes with `restart`. */
  originals(): Originals;
  player(balance?: string): Promise<CasinoPlayer>;
  mainOf(player: CasinoPlayer): Promise<string>;
  /** Opens a game; answers the token that its front end gets. */
  open(player: CasinoPlayer, game: string): Promise<string>;
  post(path: string, payload: object): Promise<SandboxReply>;
  /** Calls of a game in the browser that has a token; paths below `/play/session`. */
  as(token: string): {
    get(path: string): Promise<SandboxReply>;
    post(path: string, payload: object): Promise<SandboxReply>;
  };
  /** Ends the game server as a kill would and starts another on the same books. */
  restart(): Promise<void>;
  /** Timing of the crash table of the next start. */
  pace(pace: CrashPace): void;
  /** Makes the operator's answers fail: `before` loses the call, `after` loses its answer; null ends it. */
  lose(what: 'before' | 'after' | null): void;
  violations(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export async function createOriginalsTestKit(): Promise<OriginalsTestKit> {
  const books = await createTestDatabase({ isEmpty: true });
  const settings = {
    ...readSettings({ APP_ENV: 'test', ORIGINALS_DATABASE_URL: books.url }),
    operator: '',
    chainLength: 500,
    chainSalt: 'test-salt',
  };
  const line = { lost: null as 'before' | 'after' | null };
  let pace: CrashPace = { bettingMs: 3_600_000, restMs: 100, tickMs: 5 };
  let originals = await composeOriginals(settings, { hasClient: false, pace });
  await originals.start();
  const origin = await originals.app.listen({ host: '127.0.0.1', port: 0 });
  const testServer = await createTestServer({ env: { ORIGINALS_URL: origin } });
  const server = testServer.servers.get('player');
  const wire = await openLine((await server?.listen({ host: '127.0.0.1', port: 0 })) ?? '', line);
  settings.operator = `http://127.0.0.1:${(wire.server.address() as AddressInfo).port}`;
  originals.clock.set(testServer.clock.now());
  await testServer.modules.casino.syncCatalogue(testServer.clock.now());
  let count = 0;
  const call = async (method: 'GET' | 'POST', path: string, payload?: object, token = ''): Promise<SandboxReply> => {
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
    const answer = await originals.app.inject({ method, url: path, headers, ...(payload ? { payload } : {}) });
    return { http: answer.statusCode, text: answer.payload, body: answer.json() };
  };
  return {
    testServer,
    originals: () => originals,
    player: async (balance = '100.00') => {
      count += 1;
      return signedUp(testServer, { count, balance });
    },
    mainOf: async ({ id }) => {
      const wallets = await testServer.modules.ledger.walletsOf(id);
      return formatAmount(wallets.find((wallet) => wallet.class === 'main')?.balance ?? -1n);
    },
    open: async (player, game) => {
      const { rows } = await testServer.db.pool.query(
        `select id from casino.game where provider = 'originals' and game_id = $1`,
        [game],
      );
      const reply = await player.call(launchGame, { body: { game_id: String(rows[0]?.id) } });
      if (reply.status !== 0) throw new Error(`${game} was not opened: ${reply.refusal}`);
      const opened = await call('POST', '/play/session', { code: codeOfLaunch(reply.result.url) });
      if (opened.http !== 200) throw new Error(`${game} was not entered: ${opened.text}`);
      return opened.body.token;
    },
    post: (path, payload) => call('POST', path, payload),
    as: (token) => ({
      get: (path) => call('GET', `/play/session${path}`, undefined, token),
      post: (path, payload) => call('POST', `/play/session${path}`, payload, token),
    }),
    restart: async () => {
      await originals.stop();
      originals = await composeOriginals(settings, { hasClient: false, pace });
      originals.clock.set(testServer.clock.now());
      await originals.start();
      await originals.app.listen({ host: '127.0.0.1', port: Number(new URL(origin).port) });
    },
    pace: (next) => {
      pace = next;
    },
    lose: (what) => {
      line.lost = what;
    },
    violations: async () => {
      const readings = await testServer.modules.ledger.invariants();
      return readings.filter(({ violations }) => violations > 0).map(({ name }) => name);
    },
    close: async () => {
      await originals.stop();
      await wire.close();
      await testServer.close();
      await books.close();
    },
  };
}

/** Opens a proxy between the two: a test can lose calls on the way to the operator, or answers on the way back. */
async function openLine(
  operator: string,
  line: { readonly lost: 'before' | 'after' | null },
): Promise<FastifyInstance> {
  const app = fastify({ logger: false, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/callbacks/*', async (request, reply) => {
    if (line.lost === 'before') return reply.code(502).send({});
    const headers = Object.entries(request.headers).filter(([name]) => name.startsWith('x-originals'));
    const answer = await fetch(`${operator}${request.url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(Object.fromEntries(headers) as Record<string, string>) },
      body: new Uint8Array(request.body as Buffer),
    });
    const text = await answer.text();
    // Read when the answer is there: what is lost on the way back was done.
    if (line.lost !== null) return reply.code(502).send({});
    return reply.code(answer.status).type('application/json').send(text);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}
