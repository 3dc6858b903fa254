import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';

/**
 * A typed query builder over a pool, for reads, reports and plain rows; the money path calls its SQL functions itself.
 * `Tables` maps names with their schema to row types: `{ 'identity.session': SessionRow }`.
 */
export function createDatabase<Tables>(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
