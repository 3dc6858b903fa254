import { type BetId, type Currency, odds, type RefusalParams } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { OfferedSelection, StakeLimits } from '../domain/judge-slip.ts';

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

/** What the ledger answered to a key before: the digest of its slip and its verdict. */
export interface Placement {
  readonly digest: string;
  /** Null when the slip was refused. */
  readonly bet: BetId | null;
  readonly refusal: string | null;
  readonly params: RefusalParams;
}

/** What the ledger knows of a key; null when it never saw it. */
export async function findPlacement(
  reads: Reads,
  { scope, key }: { scope: string; key: string },
): Promise<Placement | null> {
  const found = await reads.query<Placement>(
    `select encode(op.digest, 'hex') as digest, bet.id as bet, op.refusal, coalesce(op.answer, '{}') as params
     from ledger.op left join sportsbook.bet on bet.id = op.id where scope = $1 and key = $2`,
    [scope, key],
  );
  return found.rows[0] ?? null;
}

interface LimitRow {
  readonly currency: Currency;
  readonly stake_min: string;
  readonly stake_default: string;
  readonly stake_max: string;
  readonly payout_max: string;
  readonly liability_max: string;
}

/** The limits of a currency; null when nothing may be bet in it. */
export async function findLimits(reads: Reads, currency: Currency): Promise<StakeLimits | null> {
  const found = await reads.query<LimitRow>('select * from sportsbook.stake_limit where currency = $1', [currency]);
  const row = found.rows[0];
  if (!row) return null;
  return {
    currency,
    stakeMin: BigInt(row.stake_min),
    stakeDefault: BigInt(row.stake_default),
    stakeMax: BigInt(row.stake_max),
    payoutMax: BigInt(row.payout_max),
    liabilityMax: BigInt(row.liability_max),
  };
}
