import { type BetId, odds } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { OfferedSelection } from '../domain/judge-slip.ts';

/** Where reads go. */
export type Reads = Pick<Pool, 'query'>;

/** The selections of a slip as they stand; unknown ones are missing. */
export async function findOffer(reads: Reads, selections: readonly string[]): Promise<OfferedSelection[]> {
  const found = await reads.query<{ id: string; event: string; odds: number; version: number }>(
    'select id, event, odds, version from sportsbook.selection where id = any ($1::bigint[])',
    [selections],
  );
  return found.rows.map((row) => ({ selection: row.id, event: row.event, odds: odds(row.odds), version: row.version }));
}

/** What the ledger knows of a key: the digest of its slip, and its bet when it was accepted. */
export async function findPlacement(
  reads: Reads,
  { scope, key }: { scope: string; key: string },
): Promise<{ digest: string; bet: BetId | null } | null> {
  const found = await reads.query<{ digest: string; bet: BetId | null }>(
    `select encode(op.digest, 'hex') as digest, bet.id as bet
     from ledger.op left join sportsbook.bet on bet.id = op.id where scope = $1 and key = $2`,
    [scope, key],
  );
  return found.rows[0] ?? null;
}
