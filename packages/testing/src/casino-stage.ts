import { launchGame, signUp } from '@ordago/contracts';
import { currency, formatAmount, idOf, type PlayerId, parseAmount } from '@ordago/kernel';
import { raiseSchema } from '../../../apps/sandbox/src/books/open-books.ts';
import { composeSandbox, type Sandbox } from '../../../apps/sandbox/src/composition.ts';
import { readSettings } from '../../../apps/sandbox/src/settings.ts';
import { digestOf, TRANSFER } from '../../../apps/server/src/modules/ledger/index.ts';
import { createTestDatabase } from './test-database.ts';
import { createTestHouse, type TestHouse, type Visitor } from './test-house.ts';

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

/** What the sandbox answered: its status, its text and what the text says. */
export interface SandboxReply {
  readonly http: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape.
  readonly body: any;
}

/** Server and sandbox on real ports, each with a database of its own, the catalogue synchronised. */
export interface CasinoStage {
  readonly house: TestHouse;
  readonly sandbox: Sandbox;
  player(balance?: string): Promise<CasinoPlayer>;
  /** The player's main wallet. */
  mainOf(player: CasinoPlayer): Promise<string>;
  /** Opens a game of a provider, by its place in the order of game ids. */
  open(player: CasinoPlayer, provider: string, place?: number): Promise<OpenGame>;
  /** Sends a call to the sandbox. */
  post(path: string, payload: object): Promise<SandboxReply>;
  /** Presses the button of a game. */
  spin(token: string, key: string, stake?: string, bets?: readonly object[]): Promise<SandboxReply>;
  close(): Promise<void>;
}

const TRY = currency('TRY');

export async function createCasinoStage(): Promise<CasinoStage> {
  const books = await createTestDatabase({ isEmpty: true });
  const server = { player: '', sportsbook: '' };
  const settings = { ...readSettings({ APP_ENV: 'test', SANDBOX_DATABASE_URL: books.url }), server };
  const sandbox = await composeSandbox(settings);
  await raiseSchema(sandbox.parts.pool, sandbox.rooms);
  const origin = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  const house = await createTestHouse({ env: { SANDBOX_ORIGIN: origin } });
  sandbox.parts.clock.set(house.clock.now());
  server.player = (await house.servers.get('player')?.listen({ host: '127.0.0.1', port: 0 })) ?? '';
  await house.modules.casino.syncCatalogue(house.clock.now());
  let count = 0;

  const post = async (path: string, payload: object): Promise<SandboxReply> => {
    const answer = await sandbox.app.inject({ method: 'POST', url: path, payload });
    return { http: answer.statusCode, text: answer.payload, body: answer.json() };
  };
  return {
    house,
    sandbox,
    post,
    player: async (balance = '100.00') => {
      count += 1;
      return signedUp(house, { count, balance });
    },
    mainOf: async ({ id }) => {
      const wallets = await house.modules.ledger.walletsOf(id);
      return formatAmount(wallets.find((wallet) => wallet.class === 'main')?.balance ?? -1n);
    },
    open: async (player, provider, place = 0) => {
      const { rows } = await house.db.pool.query(
        'select id, game_id from casino.game where provider = $1 and is_active order by game_id offset $2 limit 1',
        [provider, place],
      );
      const { id, game_id: gameId } = rows[0] as { id: string; game_id: string };
      const reply = await player.call(launchGame, { body: { game_id: id } });
      if (reply.status !== 0) throw new Error(`${gameId} was not opened: ${reply.refusal}`);
      const token = new URL(reply.result.url).searchParams.get('session') ?? '';
      return { id, gameId, session: String(reply.result.session), token };
    },
    spin: (token, key, stake = '1.00', bets = undefined) =>
      post(`/play/session/${token}/rounds`, { stake, key, ...(bets ? { bets } : {}) }),
    close: async () => {
      await sandbox.stop();
      await house.close();
      await books.close();
    },
  };
}

async function signedUp(
  house: TestHouse,
  { count, balance }: { count: number; balance: string },
): Promise<CasinoPlayer> {
  const n = String(count).padStart(4, '0');
  const visitor = house.visitor({ ip: `203.0.113.${count}` });
  const username = `twin_${n}`;
  const contact = { email: `${username}@example.com`, phone: `+52553000${n}` };
  const body = { username, password: 'Ordago-2026', ...contact, currency: 'TRY', birth_date: '1990-05-17' };
  const reply = await visitor.call(signUp, { body });
  const id = idOf<PlayerId>(reply.result.user_id);
  const { ledger } = house.modules;
  const { main } = await ledger.openPlayerWallets(id, TRY);
  const from = await ledger.houseAccount({
    class: 'psp-clearing',
    product: 'payments',
    provider: 'twin',
    currency: TRY,
  });
  const moves = [{ from, to: main, units: parseAmount(balance) ?? 0n, code: TRANSFER.replenishment }];
  const order = { scope: 'twin', key: username, digest: digestOf(username), kind: 'ledger.move', player: id, moves };
  await ledger.apply({ ...order, at: house.clock.now() });
  return { ...visitor, id, username };
}
