import { type Instant, type PlayerId, type Refusal, refuse, toIso, type Units } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { Queryable } from '../../../../platform/db/transaction.ts';
import { type BetLimit, NAME_OF } from './betting-admin.repository.ts';

/** Runs reads on one snapshot, in a transaction in which the database itself refuses writes. */
export type ReadAlone<Repositories> = <T>(read: (repositories: Repositories) => Promise<T>) => Promise<T>;

/** @param repositoriesOf creates the repositories of one transaction */
export function createReadAlone<Repositories>(
  pool: Pool,
  repositoriesOf: (db: Queryable) => Repositories,
): ReadAlone<Repositories> {
  return async (read) => {
    const client = await pool.connect();
    let isAlive = false;
    try {
      await client.query('begin transaction isolation level repeatable read, read only');
      const answer = await read(repositoriesOf(client));
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
  };
}

/** A limit as staff set it, and what people call its target. */
export type NamedLimit = BetLimit & { readonly id: string; readonly amount: Units; readonly name: string | null };

/** Limits and open profits that a supposed bet is weighed by. */
export interface WhatIfRepository {
  /** Returns the refusal under the lock; null where the bet would be placed. `player` is null for an unknown one. */
  findLockRefusal(command: {
    payload: object | undefined;
    player: PlayerId | null;
    at: Instant;
  }): Promise<Refusal | null>;
  /** Limits by their ids, by which people know them. */
  findNamedLimits(ids: readonly string[]): Promise<NamedLimit[]>;
  /** Returns the name of a target. */
  findTargetName(scope: string, target: string): Promise<string | null>;
  /** Reads the bettor; null when there is no such player. */
  findAsker(player: PlayerId): Promise<{ readonly username: string } | null>;
}

export function createWhatIfRepository(db: Queryable): WhatIfRepository {
  return {
    async findLockRefusal({ payload, player, at }) {
      const found = await db.query<{ name: string | null; params: Refusal['params'] | null }>(
        'select name, params from sportsbook.would_refuse($1, $2, $3)',
        [JSON.stringify(payload ?? {}), player ?? '0', toIso(at)],
      );
      const { name = null, params = null } = found.rows[0] ?? {};
      return name === null ? null : refuse(name, params ?? {});
    },
    async findNamedLimits(ids) {
      if (ids.length === 0) return [];
      const found = await db.query<Omit<NamedLimit, 'amount'> & { amount: string }>(
        `select id::text, kind, line, scope, target, currency, amount::text, ${NAME_OF} from sportsbook.bet_limit r
         where id = any ($1::bigint[])`,
        [ids],
      );
      return found.rows.map(({ amount, ...limit }) => ({ ...limit, amount: BigInt(amount) }));
    },
    async findTargetName(scope, target) {
      const found = await db.query<{ name: string | null }>(
        `select ${NAME_OF} from (select $1::text as scope, $2::text as target) r`,
        [scope, target],
      );
      return found.rows[0]?.name ?? null;
    },
    async findAsker(player) {
      const found = await db.query<{ username: string }>(
        'select username from players.published_player where id = $1',
        [player],
      );
      return found.rows[0] ?? null;
    },
  };
}
