import type { Queryable } from '../../../../platform/db/transaction.ts';

/** The terms of a bet, which never change. */
export interface PlacedTerms {
  readonly bet: string;
  readonly kind: string;
  readonly stake: string;
  readonly potential: string;
  readonly currency: string;
  readonly isFree: boolean;
  readonly isLive: boolean;
}

/** A settlement, and the one before it of the same bet. */
export interface SettlementNews {
  readonly op: string;
  readonly bet: string;
  readonly player: string;
  readonly revision: number;
  readonly status: string;
  readonly payout: string;
  readonly previousStatus: string | null;
  readonly previousPayout: string | null;
  readonly stake: string;
  readonly currency: string;
  readonly isFree: boolean;
}

export interface SaleNews {
  readonly op: string;
  readonly bet: string;
  readonly revision: number;
  readonly stake: string;
  readonly value: string;
  readonly cause: string;
  readonly currency: string;
  readonly isLast: boolean;
}

/** Bets, settlements and sales by the numbers of the commands that made them. */
export interface BetNewsRepository {
  /** Bets by the commands that placed them: a bet has the number of its command. */
  findPlaced(ops: readonly string[]): Promise<ReadonlyMap<string, PlacedTerms>>;
  /** Settlements by the commands of their chunks, in the order of commands and bets. Losers have no own command. */
  findSettled(ops: readonly string[]): Promise<readonly SettlementNews[]>;
  /** Sales by their commands. Nothing is left of a bet once the stakes of its sales add up to its own. */
  findSold(ops: readonly string[]): Promise<ReadonlyMap<string, SaleNews>>;
}

export function createBetNewsRepository(db: Queryable): BetNewsRepository {
  return {
    async findPlaced(ops) {
      const { rows } = await db.query<PlacedTerms>(
        `select id as bet, kind, stake, potential_payout as potential, currency, is_free as "isFree", is_live as "isLive"
         from sportsbook.bet where id = any ($1::bigint[])`,
        [ops],
      );
      return new Map(rows.map((row) => [row.bet, row]));
    },
    async findSettled(ops) {
      const { rows } = await db.query<SettlementNews>(
        `select s.op, s.bet, s.player, s.revision, s.status, s.payout, before.status as "previousStatus",
           before.payout as "previousPayout", b.stake, b.currency, b.is_free as "isFree"
         from sportsbook.settlement s
         join sportsbook.bet b on b.id = s.bet
         left join lateral (
           select status, payout from sportsbook.settlement x
           where s.revision > 1 and x.bet = s.bet and x.revision < s.revision order by x.revision desc limit 1) before on true
         where s.op = any ($1::bigint[]) order by s.op, s.bet`,
        [ops],
      );
      return rows;
    },
    async findSold(ops) {
      const { rows } = await db.query<SaleNews>(
        `select s.op, s.bet, s.revision, s.stake, s.value, s.cause, b.currency,
           b.stake = (select sum(x.stake) from sportsbook.sale x where x.bet = s.bet and x.revision <= s.revision) as "isLast"
         from sportsbook.sale s join sportsbook.bet b on b.id = s.bet where s.op = any ($1::bigint[])`,
        [ops],
      );
      return new Map(rows.map((row) => [row.op, row]));
    },
  };
}
