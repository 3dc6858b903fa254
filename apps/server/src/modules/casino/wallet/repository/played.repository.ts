import type { Queryable } from '../../../../platform/db/transaction.ts';

/** A transaction of a round, as it was when its command was carried out. */
export interface PlayedTransaction {
  readonly op: string;
  readonly round: string;
  readonly provider: string;
  readonly game: string | null;
  readonly kind: string;
  readonly winType: string | null;
  readonly stake: string;
  readonly payout: string;
  readonly currency: string;
  readonly isBonus: boolean;
}

export async function findPlayed(
  db: Queryable,
  ops: readonly string[],
): Promise<ReadonlyMap<string, PlayedTransaction>> {
  const { rows } = await db.query<PlayedTransaction>(
    `select t.op, t.round, t.provider, r.game, t.kind, t.win_type as "winType", t.stake, t.payout, r.currency,
       r.is_bonus as "isBonus"
     from casino.round_transaction t join casino.round r on r.id = t.round where t.op = any ($1::bigint[])`,
    [ops],
  );
  return new Map(rows.map((row) => [row.op, row]));
}
