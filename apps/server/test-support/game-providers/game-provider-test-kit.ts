import { createHash, randomBytes } from 'node:crypto';
import { parseWire, signUp } from '@ordago/contracts';
import { currency, formatAmount, idOf, type PlayerId, parseAmount } from '@ordago/kernel';
import { digestOf, TRANSFER } from '../../src/modules/ledger/index.ts';
import { createTestServer, type TestServer } from '../server/test-server.ts';
import type { ProviderDriver, SignedCall, WalletMessage } from './game-provider-driver.ts';

export interface Player {
  readonly id: PlayerId;
  readonly session: string;
  readonly sessionId: string;
}

export interface Answer {
  readonly http: number;
  readonly word: string;
  readonly balance: string | null;
  readonly body: Record<string, unknown>;
}

export const GAME = 'suite-game-1';
const TRY = currency('TRY');

/** A server with one provider and its games, and players to send calls for. */
export interface GameProviderTestKit {
  open(): Promise<void>;
  close(): Promise<void>;
  testServer(): TestServer;
  /** A player with that balance and one live session. */
  player(balance?: string): Promise<Player>;
  session(player: PlayerId): Promise<{ session: string; sessionId: string }>;
  endSessions(player: Player): Promise<void>;
  /** Fills in what a test does not care about. */
  message(player: Player, rest: Partial<WalletMessage> & { action: WalletMessage['action'] }): WalletMessage;
  send(message: WalletMessage): Promise<Answer>;
  sendRaw(call: SignedCall): Promise<Answer>;
  mainOf(player: Player): Promise<string>;
  fingerprint(): Promise<string>;
  violations(): Promise<readonly string[]>;
}

export function createGameProviderTestKit(driver: ProviderDriver): GameProviderTestKit {
  let testServer: TestServer;
  let count = 0;
  const query = async (sql: string, values: readonly unknown[] = []) =>
    (await testServer.db.pool.query(sql, [...values])).rows;

  const session = async (player: PlayerId) => {
    const secret = randomBytes(16).toString('hex');
    const [row] = await query(
      `insert into casino.session (player, game, provider, currency, created_at, opened_at, seen_at, ref_hash)
       select $1, g.id, g.provider, 'TRY', $2, $2, $2, $3 from casino.game g where g.game_id = $4 returning id`,
      [player, new Date(testServer.clock.now()), createHash('sha256').update(secret).digest(), driver.lobby ?? GAME],
    );
    return { session: secret, sessionId: String(row.id) };
  };
  const sendRaw = async (call: SignedCall): Promise<Answer> => {
    const app = testServer.servers.get('player');
    const answer = await app?.inject({ method: 'POST', url: call.path, headers: call.headers, payload: call.body });
    const body = flat(parseWire(answer?.payload ?? '')) as Record<string, unknown>;
    return { http: answer?.statusCode ?? 0, word: driver.wordOf(body), balance: driver.balanceOf(body), body };
  };
  return {
    open: async () => {
      testServer = await createTestServer();
      await listGames(testServer, driver);
    },
    close: () => testServer.close(),
    testServer: () => testServer,
    player: async (balance = '100.00') => {
      count += 1;
      const n = String(count).padStart(4, '0');
      const reply = await testServer.visitor({ ip: `198.51.100.${count % 250}` }).call(signUp, {
        body: {
          username: `suite_${n}`,
          password: 'Ordago-2026',
          email: `suite_${n}@example.com`,
          phone: `+52552000${n}`,
          currency: 'TRY',
          birth_date: '1990-05-17',
        },
      });
      const id = idOf<PlayerId>(reply.result.user_id);
      await deposit(testServer, id, balance);
      return { id, ...(await session(id)) };
    },
    session,
    endSessions: async ({ id }) => {
      await query("update casino.session set closed_at = now(), close_reason = 'left' where player = $1", [id]);
    },
    message: (player, rest) => {
      count += 1;
      const ids = { round: `r${count}`, transaction: `t${count}`, game: GAME };
      return { player: player.id, session: player.session, ...ids, amount: '10.00', currency: 'TRY', ...rest };
    },
    send: async (message) => sendRaw(driver.sign(message, testServer.clock.now())),
    sendRaw,
    mainOf: async (player) => {
      const wallets = await testServer.modules.ledger.walletsOf(player.id);
      return formatAmount(wallets.find((wallet) => wallet.class === 'main')?.balance ?? -1n);
    },
    fingerprint: () => fingerprintOf(testServer),
    violations: async () => {
      const readings = await testServer.modules.ledger.invariants();
      return readings.filter(({ violations }) => violations > 0).map(({ name }) => name);
    },
  };
}

async function listGames({ db, clock }: TestServer, driver: ProviderDriver): Promise<void> {
  const { name, routeProvider } = driver;
  await db.pool.query(
    'insert into casino.provider (name, route_provider) values ($1, $2) on conflict (name) do nothing',
    [name, routeProvider],
  );
  await db.pool.query(
    `insert into casino.game (provider, game_id, name, studio, casino_type, raw, added_at, changed_at)
     select $1, id, 'Puma de Jade', 'Estudio', $4, '{}', $2, $2 from unnest($3::text[]) as id`,
    [
      name,
      new Date(clock.now()),
      [GAME, 'suite-game-2', ...(driver.lobby === undefined ? [] : [driver.lobby])],
      driver.casinoType ?? 'slots',
    ],
  );
}

async function fingerprintOf({ db }: TestServer): Promise<string> {
  const tables = [
    'ledger.wallet',
    'ledger.entry',
    'ledger.house_lane',
    'ledger.op',
    'casino.round',
    'casino.parked_win',
  ];
  const sums = tables.map((table) =>
    db.pool.query(`select count(*), md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`),
  );
  return JSON.stringify((await Promise.all(sums)).map(({ rows }) => rows));
}

async function deposit(testServer: TestServer, player: PlayerId, balance: string): Promise<void> {
  const units = parseAmount(balance) ?? 0n;
  if (units === 0n) return;
  const { ledger } = testServer.modules;
  const { main } = await ledger.openPlayerWallets(player, TRY);
  const from = await ledger.houseAccount({
    class: 'psp-clearing',
    product: 'payments',
    provider: 'suite',
    currency: TRY,
  });
  const key = `deposit ${player} ${randomBytes(6).toString('hex')}`;
  const moves = [{ from, to: main, units, code: TRANSFER.replenishment }];
  const at = testServer.clock.now();
  await ledger.apply({ scope: 'suite', key, digest: digestOf(key), kind: 'ledger.move', player, moves, at });
}

/** Numbers as the digits they were written in. */
function flat(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flat);
  if (typeof value !== 'object' || value === null) return value;
  if ('isLosslessNumber' in value) return String(value);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, flat(member)]));
}

export async function launchToken(kit: GameProviderTestKit, player: Player, livesMs: number): Promise<string> {
  const { db, clock } = kit.testServer();
  const token = `1.${randomBytes(16).toString('hex')}`;
  const now = clock.now();
  await db.pool.query(
    `with opened as (
       insert into casino.session (player, game, provider, currency, created_at, seen_at)
       select player, game, provider, currency, $2, $2 from casino.session where id = $1 returning id)
     insert into casino.launch_token (token_hash, session, expires_at) select $3, id, $4 from opened`,
    [player.sessionId, new Date(now), createHash('sha256').update(token).digest(), new Date(now + livesMs)],
  );
  return token;
}

/** Providers whose debit and credit share one reference send the bet's own id. */
export function winId(bet: WalletMessage): string {
  return `${bet.transaction}-win`;
}
