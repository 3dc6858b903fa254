import { type Currency, type Instant, type PlayerId, type Refusal, refuse, toIso, type Units } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { Reads } from '../../shared/repository/reads.ts';
import { type BetLimit, NAME_OF } from './betting-admin.repository.ts';

/** Reads of one moment, in a transaction in which the database itself lets nobody write. */
export async function readingAlone<T>(pool: Pool, read: (reads: Reads) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isAlive = false;
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    const answer = await read(client);
    await client.query('rollback');
    isAlive = true;
    return answer;
  } catch (error) {
    isAlive = await client.query('rollback').then(
      () => true,
      () => false,
    );
    throw error;
  } finally {
    client.release(!isAlive);
  }
}

/** Returns the refusal under the lock; null where the bet would be placed. `player` is null for an unknown one. */
export async function findLockRefusal(
  reads: Reads,
  { payload, player, at }: { payload: object | undefined; player: PlayerId | null; at: Instant },
): Promise<Refusal | null> {
  const found = await reads.query<{ name: string | null; params: Refusal['params'] | null }>(
    'select name, params from sportsbook.would_refuse($1, $2, $3)',
    [JSON.stringify(payload ?? {}), player ?? '0', toIso(at)],
  );
  const { name = null, params = null } = found.rows[0] ?? {};
  return name === null ? null : refuse(name, params ?? {});
}

/** A limit as staff set it, and what people call its target. */
export type NamedLimit = BetLimit & { readonly id: string; readonly amount: Units; readonly name: string | null };

/** Limits by their ids, by which people know them. */
export async function findNamedLimits(reads: Reads, ids: readonly string[]): Promise<NamedLimit[]> {
  if (ids.length === 0) return [];
  const found = await reads.query<Omit<NamedLimit, 'amount'> & { amount: string }>(
    `select id::text, kind, line, scope, target, currency, amount::text, ${NAME_OF} from sportsbook.bet_limit r
     where id = any ($1::bigint[])`,
    [ids],
  );
  return found.rows.map(({ amount, ...limit }) => ({ ...limit, amount: BigInt(amount) }));
}

/** Returns the name of a target. */
export async function findTargetName(reads: Reads, scope: string, target: string): Promise<string | null> {
  const found = await reads.query<{ name: string | null }>(
    `select ${NAME_OF} from (select $1::text as scope, $2::text as target) r`,
    [scope, target],
  );
  return found.rows[0]?.name ?? null;
}

/** Reads the open profits of events, in a currency. */
export async function findOpenProfits(
  reads: Reads,
  events: readonly string[],
  currency: Currency,
): Promise<ReadonlyMap<string, Units>> {
  const found = await reads.query<{ event: string; open_profit: string }>(
    'select event::text, open_profit::text from sportsbook.liability where event = any ($1::bigint[]) and currency = $2',
    [events, currency],
  );
  return new Map(found.rows.map((row) => [row.event, BigInt(row.open_profit)]));
}

/** Reads the bettor; null when there is no such player. */
export async function findAsker(reads: Reads, player: PlayerId): Promise<{ readonly username: string } | null> {
  const found = await reads.query<{ username: string }>('select username from players.player where id = $1', [player]);
  return found.rows[0] ?? null;
}
