import { launchGame, signUp } from '@ordago/contracts';
import { currency, formatAmount, idOf, type PlayerId, parseAmount } from '@ordago/kernel';
import { raiseSchema } from '@ordago/provider-kit';
import { composeSandbox, type Sandbox } from '../../../sandbox/src/composition.ts';
import { readSettings } from '../../../sandbox/src/settings.ts';
import { createHiddenRoutes } from '../../src/modules/casino/catalogue/domain/hidden-route.ts';
import { digestOf, TRANSFER } from '../../src/modules/ledger/index.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { createTestServer, type TestServer, type TestServerOptions, type Visitor } from '../server/test-server.ts';

/** A signed-up player with money, as a browser. */
export interface CasinoPlayer extends Visitor {
  readonly id: PlayerId;
  readonly username: string;
}

/** A game that a player opened. */
export interface OpenGame {
  /** Number in our catalogue. */
  readonly id: string;
  /** The provider's own id. */
  readonly gameId: string;
  /** Number of our session. */
  readonly session: string;
  /** The game's bearer secret at the sandbox. */
  readonly token: string;
}

/** Answer of the sandbox: its status, its text and the parsed text. */
export interface SandboxReply {
  readonly http: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape.
  readonly body: any;
}

/** Server and sandbox on real ports, each with a database of its own, the catalogue synchronised. */
export interface CasinoTestKit {
  readonly testServer: TestServer;
  readonly sandbox: Sandbox;
  player(balance?: string): Promise<CasinoPlayer>;
  /** The player's main wallet. */
  mainOf(player: CasinoPlayer): Promise<string>;
  /** Opens a game of a provider, by its id or by its place in the order of ids. */
  open(player: CasinoPlayer, provider: string, game?: number | string): Promise<OpenGame>;
  /** Changes the code in the address of a launch for the game's token, as the page of the game does. */
  enter(address: string | URL): Promise<string>;
  /** Sends a call to the sandbox. */
  post(path: string, payload: object): Promise<SandboxReply>;
  /** Calls of a game in the browser that has a token; paths below `/play/session`. */
  as(token: string): {
    get(path: string): Promise<SandboxReply>;
    post(path: string, payload: object): Promise<SandboxReply>;
  };
  /** Requests a spin, as the button of a game does. */
  spin(token: string, key: string, stake?: string, choice?: object): Promise<SandboxReply>;
  close(): Promise<void>;
}

const TRY = currency('TRY');

export async function createCasinoTestKit({
  launchChecks = [],
  env = {},
}: Pick<TestServerOptions, 'launchChecks' | 'env'> = {}): Promise<CasinoTestKit> {
  const books = await createTestDatabase({ isEmpty: true });
  const server = { player: '', sportsbook: '' };
  const settings = { ...readSettings({ APP_ENV: 'test', SANDBOX_DATABASE_URL: books.url }), server };
  const sandbox = await composeSandbox(settings);
  await raiseSchema(sandbox.parts.pool, sandbox.plugins);
  const origin = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  const testServer = await createTestServer({ env: { SANDBOX_ORIGIN: origin, ...env }, launchChecks });
  sandbox.parts.clock.set(testServer.clock.now());
  server.player = (await testServer.servers.get('player')?.listen({ host: '127.0.0.1', port: 0 })) ?? '';
  await fillCatalogue(testServer);
  let count = 0;

  const call = async (method: 'GET' | 'POST', url: string, payload?: object, token = ''): Promise<SandboxReply> => {
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
    const answer = await sandbox.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { http: answer.statusCode, text: answer.payload, body: answer.json() };
  };
  const enter = async (address: string | URL): Promise<string> => {
    const opened = await call('POST', '/play/session', { code: codeOfLaunch(address) });
    if (opened.http !== 200) throw new Error(`no token at ${address}: ${opened.text}`);
    return opened.body.token;
  };
  const as: CasinoTestKit['as'] = (token) => ({
    get: (path) => call('GET', `/play/session${path}`, undefined, token),
    post: (path, payload) => call('POST', `/play/session${path}`, payload, token),
  });
  return {
    testServer,
    sandbox,
    post: (path, payload) => call('POST', path, payload),
    as,
    enter,
    player: async (balance = '100.00') => {
      count += 1;
      return signedUp(testServer, { count, balance });
    },
    mainOf: async ({ id }) => {
      const wallets = await testServer.modules.ledger.walletsOf(id);
      return formatAmount(wallets.find((wallet) => wallet.class === 'main')?.balance ?? -1n);
    },
    open: async (player, provider, game = 0) => {
      const { rows } = await testServer.db.pool.query(
        `select id, game_id from casino.game where provider = $1 and is_active and game_id = coalesce($3, game_id)
         order by game_id offset $2 limit 1`,
        typeof game === 'number' ? [provider, game, null] : [provider, 0, game],
      );
      const { id, game_id: gameId } = rows[0] as { id: string; game_id: string };
      // Games of hidden providers open with a link that staff signed; others ignore it.
      const { value: hiddenRoute } = createHiddenRoutes(testServer.config.secretOf('token')).sign(
        testServer.clock.now(),
      );
      const reply = await player.call(launchGame, { body: { game_id: id, hiddenRoute } });
      if (reply.status !== 0) throw new Error(`${gameId} was not opened: ${reply.refusal}`);
      const token = await enter(await gameAddress(testServer, reply.result.url));
      return { id, gameId, session: String(reply.result.session), token };
    },
    spin: (token, key, stake = '1.00', choice = undefined) =>
      as(token).post('/rounds', { stake, key, ...(choice ? { choice } : {}) }),
    close: async () => {
      await sandbox.stop();
      await testServer.close();
      await books.close();
    },
  };
}

/**
 * Returns the address at which a browser arrives: some providers answer a link that redirects, or a page that leads on.
 */
async function gameAddress(testServer: TestServer, url: string): Promise<URL> {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/launch/')) {
    const page = await testServer.servers.get('player')?.inject(pathname);
    return new URL(/content="0; url=([^"]+)"/.exec(page?.payload ?? '')?.[1]?.replaceAll('&amp;', '&') ?? url);
  }
  if (!pathname.endsWith('/launch')) return new URL(url);
  const answer = await fetch(url, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? url);
}

/** Returns the code of a launch, which is in the fragment of its address. */
export function codeOfLaunch(address: string | URL): string {
  return new URLSearchParams(new URL(address).hash.slice(1)).get('code') ?? '';
}

/**
 * Synchronises as the product does when it starts: again until every provider answered, since a busy machine may be too
 * slow for one.
 */
async function fillCatalogue({ modules, clock }: TestServer): Promise<void> {
  let failed: readonly string[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    const synced = await modules.casino.syncCatalogue(clock.now());
    // Our own games have a server of their own, which is not here.
    failed = synced.failed.filter((name) => name !== 'originals');
    if (failed.length === 0) return;
  }
  throw new Error(`no game list of ${failed.join(', ')}`);
}

/** Signs a player up and puts money into their wallet. */
export async function signedUp(
  testServer: TestServer,
  { count, balance }: { count: number; balance: string },
): Promise<CasinoPlayer> {
  const n = String(count).padStart(4, '0');
  const visitor = testServer.visitor({ ip: `203.0.113.${count}` });
  const username = `bettor_${n}`;
  const contact = { email: `${username}@example.com`, phone: `+52553000${n}` };
  const body = { username, password: 'Ordago-2026', ...contact, currency: 'TRY', birth_date: '1990-05-17' };
  const reply = await visitor.call(signUp, { body });
  const id = idOf<PlayerId>(reply.result.user_id);
  const { ledger } = testServer.modules;
  const { main } = await ledger.openPlayerWallets(id, TRY);
  const from = await ledger.houseAccount({
    class: 'psp-clearing',
    product: 'payments',
    provider: 'casino-test-kit',
    currency: TRY,
  });
  const moves = [{ from, to: main, units: parseAmount(balance) ?? 0n, code: TRANSFER.replenishment }];
  const order = {
    scope: 'casino-test-kit',
    key: username,
    digest: digestOf(username),
    kind: 'ledger.move',
    player: id,
    moves,
  };
  await ledger.apply({ ...order, at: testServer.clock.now() });
  return { ...visitor, id, username };
}
