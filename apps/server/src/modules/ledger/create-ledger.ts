import type { Clock, Currency, HouseAccountId, PlayerId } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { HouseAccountKey } from './domain/accounts.ts';
import type { MoneyCommand } from './domain/money-command.ts';
import { type AccountsRepository, createAccountsRepository } from './repository/accounts.repository.ts';
import { createInvariantsRepository } from './repository/invariants.repository.ts';
import { createLaneConnection, type LaneConnection } from './repository/lane-connection.ts';
import {
  applyOp,
  applyOps,
  type BatchAnswer,
  createLoneStatements,
  type LoneStatements,
} from './repository/ops.repository.ts';
import { createGroups } from './use-cases/apply-group.ts';
import { createBatcher, type LaneStore, type LaneThresholds } from './use-cases/batcher.ts';
import { collectDebts } from './use-cases/collect-debts.ts';
import { collectionsDue } from './use-cases/collections-due.ts';
import type { Ledger, PlayerWallets } from './use-cases/ledger.ts';
import { createSettler } from './use-cases/settle-chunk.ts';

export interface LedgerOptions {
  /** Each lane keeps one of its connections: leave at least 4 beside those that reads need. */
  readonly pool: Pool;
  /** Dates the debt collections that a commit sets off; commands bring their own instants. */
  readonly clock: Clock;
  /** Number of this process among those that run side by side, from 0: its house lanes bear it. (Default: 0) */
  readonly instance?: number;
  /** Time that a batch waits for a row that another instance holds. (Default: 200 ms) */
  readonly lockTimeoutMs?: number;
  /** Commands that may wait per lane before `too-busy`. (Default: 5,000) */
  readonly queueMax?: number;
  /** Fill of the first lane before the second is used. (Default: the batcher's) */
  readonly laneThresholds?: LaneThresholds;
  /** Called with the error of a failed commit before its commands are tried again: for counters. (Default: silence) */
  readonly onAbort?: (error: unknown) => void;
  /** Wraps the way of a lane to the database; this is where planted bugs go in. (Default: as it is) */
  readonly wrapStore?: (store: LaneStore) => LaneStore;
  /** Called with errors that no caller waits for: a failed debt collection. (Default: silence) */
  readonly onError?: (error: unknown) => void;
}

/** Lanes of the batcher. One, two and four measured alike; two survive a slow command in one of them. */
const LANES = 2;
/** House lanes that an instance may use: its batcher lanes, settlement, groups, and a reserve. */
const HOUSE_LANES_PER_INSTANCE = 8;

/** Opens the ledger on a migrated database. */
export function createLedger(options: LedgerOptions): Ledger {
  const { pool } = options;
  const firstLane = (options.instance ?? 0) * HOUSE_LANES_PER_INSTANCE;
  const settings = { lockTimeoutMs: options.lockTimeoutMs ?? 200 };
  const connections = Array.from({ length: LANES }, () => createLaneConnection(pool, settings));
  const report = options.onError ?? (() => undefined);

  const onBatch = (commands: readonly MoneyCommand[], batch: BatchAnswer) => {
    for (const command of collectionsDue(commands, batch, options.clock.now())) batcher.apply(command).catch(report);
  };
  const accounts = createAccountsRepository(pool);
  const statementOf = createLoneStatements(pool);
  const wrap = options.wrapStore ?? ((store: LaneStore) => store);
  const batcher = createBatcher({
    lanes: connections.map((connection, index) =>
      wrap(laneStore(connection, { lane: firstLane + index, statementOf })),
    ),
    onBatch,
    onAbort: options.onAbort,
    queueMax: options.queueMax,
    laneThresholds: options.laneThresholds,
  });

  const settler = createSettler(createLaneConnection(pool, settings), firstLane + LANES);

  const groups = createGroups(createLaneConnection(pool, settings), {
    lane: firstLane + LANES + 1,
    onGroup: onBatch,
    ...(options.onAbort && { onAbort: options.onAbort }),
  });

  return {
    apply: batcher.apply,
    applyAllOrNone: groups.apply,
    applySettlements: settler.settle,
    ...accountFunctions(accounts),
    ...createInvariantsRepository(pool),
    collectDebts: (at) => collectDebts(accounts, batcher, at),
    async close() {
      await Promise.all([batcher.close(), settler.close(), groups.close()]);
      for (const connection of connections) connection.drop();
    },
  };
}

function laneStore(
  connection: LaneConnection,
  { lane, statementOf }: { readonly lane: number; readonly statementOf: LoneStatements },
): LaneStore {
  return {
    one: async (command) => applyOp(await connection.client(), command, { lane, statementOf }),
    many: async (commands) => applyOps(await connection.client(), lane, commands),
    reconnect: connection.drop,
  };
}

function accountFunctions(accounts: AccountsRepository) {
  const known = new Map<string, Promise<HouseAccountId>>();
  const houseAccount = (key: HouseAccountKey) => {
    const name = `${key.class}|${key.product}|${key.provider}|${key.currency}`;
    const found = known.get(name);
    if (found) return found;
    const opening = accounts.openHouseAccount(key);
    known.set(name, opening);
    // A failure is not remembered: the next call asks again.
    opening.catch(() => known.delete(name));
    return opening;
  };
  return {
    houseAccount,
    openPlayerWallets: (player: PlayerId, currency: Currency) => openPlayerWallets(accounts, player, currency),
    openGrantWallet: accounts.openGrantWallet,
    openFloat: accounts.openFloat,
    walletsOf: accounts.walletsOf,
  };
}

async function openPlayerWallets(
  accounts: AccountsRepository,
  player: PlayerId,
  currency: Currency,
): Promise<PlayerWallets> {
  await accounts.openPlayerWallets(player, currency);
  const wallets = await accounts.findWallets(player);
  const idOfClass = (name: string) => {
    const found = wallets.find((wallet) => wallet.class === name && wallet.currency === currency);
    if (!found) throw new Error(`player ${player} has no ${name} wallet in ${currency}`);
    return found.id;
  };
  return { main: idOfClass('main'), hold: idOfClass('hold'), debt: idOfClass('debt') };
}
