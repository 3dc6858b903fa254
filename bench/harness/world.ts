import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  currency,
  type HouseAccountId,
  type Instant,
  idOf,
  instant,
  type PlayerId,
  type WalletId,
} from '@ordago/kernel';
import type { Pool } from 'pg';
import {
  createLedger,
  digestOf,
  LANE_THRESHOLDS,
  type LaneThresholds,
  type Ledger,
  TRANSFER,
} from '../../apps/server/src/modules/ledger/index.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { createPool } from '../../apps/server/src/platform/db/pool.ts';
import { type EmbeddedPostgres, startPostgres } from '../../tools/postgres/index.mjs';

export const MXN = currency('MXN');
/** Instant of everything the bench writes. */
export const AT: Instant = instant(Date.UTC(2026, 0, 14));

export interface BenchPlayer {
  readonly id: PlayerId;
  readonly main: WalletId;
  readonly hold: WalletId;
}

/** An event with an open market, and its selection that is bet on at odds of 2.000. */
export interface BenchEvent {
  readonly id: string;
  readonly selection: string;
}

export interface WorldOptions {
  readonly players: number;
  readonly events: number;
  /** Folder with the schema steps and the code set. (Default: the product's `db`) */
  readonly databaseFolder?: string;
}

/** Players who have money, events to bet on, and the accounts that bets move. Plain data: it travels as JSON. */
export interface Books {
  readonly players: readonly BenchPlayer[];
  readonly events: readonly BenchEvent[];
  readonly openStakes: HouseAccountId;
  /** Source of the players' money. */
  readonly source: HouseAccountId;
}

/** A migrated database of its own with books in it, and the product's ledger on it. */
export interface World extends Books {
  readonly server: EmbeddedPostgres;
  /** For everything but the ledger: yardsticks, reads. */
  readonly pool: Pool;
  readonly ledger: Ledger;
  /** The thresholds of the ledger's lanes: a measure may change them between two turns, and puts them back. */
  readonly laneThresholds: { -readonly [Name in keyof LaneThresholds]: number };
  /** Commits of the product that failed and were tried again, but for those beside a yardstick: none is expected. */
  readonly aborts: unknown[];
  close(): Promise<void>;
}

/**
 * Runs a yardstick's turn to its end, live bets beside it included. Commits of the product that fail meanwhile waited too
 * long for the yardstick's locks: they are measured as the wait of those bets and are no failures of the product.
 */
export async function yardstickTurn<T>({ aborts }: Pick<World, 'aborts'>, turn: () => Promise<T>): Promise<T> {
  const before = aborts.length;
  try {
    return await turn();
  } finally {
    aborts.length = before;
  }
}

/** Balance of each player at the start, in ledger units; the hot ones, who come first, bet thousands of times. */
export const FUNDS = 10n ** 12n;
export const HOT_FUNDS = 10n ** 14n;
export const HOT_PLAYERS = 50;

/** Number of deposits that wait at a time while the players are funded. */
const DEPOSITS_AT_ONCE = 4_000;

/** Starts a server of its own that keeps what it commits (`fsync` and `synchronous_commit` on), and fills it. */
export async function openWorld({ databaseFolder = DATABASE_FOLDER, ...options }: WorldOptions): Promise<World> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    const failures: unknown[] = [];
    // A part that cannot be closed does not keep the server running.
    for (const shut of closers.splice(0).toReversed()) await shut().catch((error) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'the world could not be closed whole');
  };
  try {
    return { ...(await buildWorld({ ...options, databaseFolder }, (shut) => void closers.push(shut))), close };
  } catch (error) {
    // A server that nobody knows of would go on running after the bench.
    await close().catch((failure) => console.error(failure));
    throw error;
  }
}

const DATABASE_FOLDER = path.resolve('apps/server/db');

/** Opens one thing after another; each registers how it is closed as soon as it is open. */
async function buildWorld(
  { databaseFolder, ...options }: WorldOptions & { readonly databaseFolder: string },
  onOpen: (shut: () => Promise<unknown>) => void,
): Promise<Omit<World, 'close'>> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-bench-'));
  onOpen(() => rm(dir, { recursive: true, force: true }));
  const server = await startPostgres({ dir, database: 'bench' });
  onOpen(async () => {
    await server.stop();
    await rm(server.folder, { recursive: true, force: true });
  });
  await migrate({ url: server.url, folder: databaseFolder });
  const pool = createPool({
    url: server.url,
    applicationName: 'bench',
    connectionsMax: 100,
    statementTimeoutMs: 0,
    lockTimeoutMs: 0,
  });
  onOpen(() => pool.end());
  await assertDurable(pool);
  const ledgerPool = createPool({
    url: server.url,
    applicationName: 'bench-ledger',
    connectionsMax: 6,
    // The invariants are read over all that the bench wrote: minutes on a busy machine.
    statementTimeoutMs: 0,
  });
  onOpen(() => ledgerPool.end());
  const aborts: unknown[] = [];
  const laneThresholds = { own: LANE_THRESHOLDS.own, shared: LANE_THRESHOLDS.shared };
  const ledger = createLedger({
    pool: ledgerPool,
    clock: { now: () => AT },
    laneThresholds,
    onAbort: (error) => aborts.push(error),
  });
  onOpen(() => ledger.close());
  return { server, pool, ledger, laneThresholds, aborts, ...(await openBooks(pool, ledger, options)) };
}

/** Fills a migrated database. */
export async function openBooks(pool: Pool, ledger: Ledger, options: WorldOptions): Promise<Books> {
  const source = await ledger.houseAccount({
    class: 'promotion-cost',
    product: 'bench',
    provider: 'house',
    currency: MXN,
  });
  return {
    source,
    players: await openPlayers(pool, { ledger, source, count: options.players }),
    events: await openEvents(pool, options.events),
    openStakes: await ledger.houseAccount({
      class: 'open-stakes',
      product: 'sport',
      provider: 'house',
      currency: MXN,
    }),
  };
}

/** A bench on a server that may lose commits would compare something else. */
async function assertDurable(pool: Pool): Promise<void> {
  const found = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')`,
  );
  const off = found.rows.filter(({ setting }) => setting !== 'on').map(({ name }) => name);
  if (off.length > 0) throw new Error(`the bench needs ${off.join(', ')} on`);
}

interface Funding {
  readonly ledger: Ledger;
  readonly source: HouseAccountId;
  readonly count: number;
}

async function openPlayers(pool: Pool, { ledger, source, count }: Funding): Promise<BenchPlayer[]> {
  await pool.query(
    `insert into players.player (username, username_key, username_skeleton, email, email_key, phone, currency,
       birth_date, locale, created_at)
     select 'bench' || n, 'bench' || n, 'bench' || n, n || '@example.test', n || '@example.test', '+34' || 600000000 + n,
       'MXN', '1990-01-01', 'es', $2 from generate_series(1, $1::int) n`,
    [count, new Date(AT)],
  );
  await pool.query(`select ledger.open_player_wallets(id, 'MXN') from players.player`);
  const found = await pool.query<{ player: string; main: string; hold: string }>(
    `select m.player, m.id as main, h.id as hold from ledger.wallet m
     join ledger.wallet h on h.player = m.player and h.class = 'hold' where m.class = 'main' order by m.player`,
  );
  const players = found.rows.map((row) => ({
    id: idOf<PlayerId>(row.player),
    main: idOf<WalletId>(row.main),
    hold: idOf<WalletId>(row.hold),
  }));
  await fund(players, ledger, source);
  await pool.query('vacuum analyze');
  return players;
}

/** Money comes in through the ledger, as all money does. */
async function fund(players: readonly BenchPlayer[], ledger: Ledger, source: HouseAccountId): Promise<void> {
  for (let first = 0; first < players.length; first += DEPOSITS_AT_ONCE) {
    const some = players.slice(first, first + DEPOSITS_AT_ONCE);
    const verdicts = await Promise.all(
      some.map((player, index) => {
        const units = first + index < HOT_PLAYERS ? HOT_FUNDS : FUNDS;
        const key = { scope: 'bench.fund', key: player.id, digest: digestOf(player.id), kind: 'ledger.move' };
        const moves = [{ from: source, to: player.main, units, code: TRANSFER.staffCredit }];
        return ledger.apply({ ...key, player: player.id, moves, at: AT });
      }),
    );
    const refused = verdicts.find(({ verdict }) => verdict !== 'accepted');
    if (refused) throw new Error(`a player could not be funded: ${JSON.stringify(refused, textOfBigint)}`);
  }
}

const textOfBigint = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

async function openEvents(pool: Pool, count: number): Promise<BenchEvent[]> {
  const found = await pool.query<BenchEvent>(OPEN_EVENTS, [count, new Date(AT)]);
  return found.rows;
}

const OPEN_EVENTS = `
with league as (
  insert into sportsbook.league (feed, feed_key, sport, slug, name, country)
  values ('bench', 'l', 'football', 'bench', 'Bench', 'es') returning id),
teams as (
  insert into sportsbook.team (feed, feed_key, name) values ('bench', 'h', 'Home'), ('bench', 'a', 'Away')
  returning id, feed_key),
events as (
  insert into sportsbook.event (feed, feed_key, league, home, away, starts_at)
  select 'bench', n::text, league.id, h.id, a.id, $2::timestamptz + interval '1 day'
  from generate_series(1, $1::int) n, league, teams h, teams a where h.feed_key = 'h' and a.feed_key = 'a'
  returning id),
exposures as (insert into sportsbook.exposure (event) select id from events),
markets as (insert into sportsbook.market (event, kind) select id, '1x2' from events returning id, event)
insert into sportsbook.selection (market, event, outcome, odds)
select id, event, outcome, 2000 from markets, unnest(array['1']) as outcome
returning event as id, id as selection`;
