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

/** A win that had been parked and was paid by a command. */
export interface PaidParkedWin {
  readonly op: string;
  readonly provider: string;
  readonly key: string;
  readonly round: string;
  readonly payout: string;
  readonly currency: string;
}

/** Repository of the transactions of rounds, for their events. */
export interface PlayedRepository {
  /** Finds transactions by the numbers of their money commands; unknown ones are missing. */
  byOps(ops: readonly string[]): Promise<ReadonlyMap<string, PlayedTransaction>>;
  /** Finds parked wins by the numbers of the money commands that paid them; other commands are missing. */
  paidParkedWins(ops: readonly string[]): Promise<ReadonlyMap<string, PaidParkedWin>>;
}

/** @param db - the transaction in which the events are made */
export function createPlayedRepository(db: Queryable): PlayedRepository {
  return {
    byOps: async (ops) => {
      const { rows } = await db.query<PlayedTransaction>(
        `select t.op, t.round, t.provider, r.game, t.kind, t.win_type as "winType", t.stake, t.payout, r.currency,
           r.is_bonus as "isBonus"
         from casino.round_transaction t join casino.round r on r.id = t.round where t.op = any ($1::bigint[])`,
        [ops],
      );
      return new Map(rows.map((row) => [row.op, row]));
    },
    paidParkedWins: async (ops) => {
      const { rows } = await db.query<PaidParkedWin>(
        `select t.op, t.provider, t.key, w.round_key as round, t.payout, w.currency
         from casino.round_transaction t join casino.parked_win w on w.provider = t.provider and w.key = t.key
         where t.op = any ($1::bigint[]) and w.paid_at is not null`,
        [ops],
      );
      return new Map(rows.map((row) => [row.op, row]));
    },
  };
}
