import type { Pool } from 'pg';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { LegWhy } from '../../shared/domain/placed-bet.ts';
import type { Term } from '../domain/retired-match.ts';
import { lockAsRead } from './lock-as-read.ts';
import type { EventToSettle } from './outcomes.repository.ts';

/** Setting on retirements from an instant to before the next; null is since ever, and until further notice. */
export interface RetirementTerm extends Term {
  readonly fromAt: string | null;
  readonly toAt: string | null;
}

/** Bets on a market that were taken while the terms returned them, and the reason that is shown for it. */
export interface ReturnedBets {
  readonly market: string;
  readonly fromAt: string | null;
  readonly toAt: string | null;
  readonly why: LegWhy;
}

/** Terms on which bets are settled where a side gave up. */
export interface RetirementTermsRepository {
  /** All that ever held, the earliest first. */
  findRetirementTerms(): Promise<RetirementTerm[]>;
  /**
   * Saves which bets on an event are returned although its result settles others. It replaces all windows saved for an
   * earlier result; those of the supplier and of moved starts stay. Returns false, and saves nothing, where the event is no more as it
   * was read.
   */
  saveReturnedByRetirement(event: EventToSettle, returned: readonly ReturnedBets[]): Promise<boolean>;
}

export function createRetirementTermsRepository(pool: Pool): RetirementTermsRepository {
  return {
    async findRetirementTerms() {
      const found = await pool.query<RetirementTerm>(
        `select retirement, case when isfinite(from_at) then from_at::text end as "fromAt",
           (lead(from_at) over (order by from_at))::text as "toAt"
         from sportsbook.retirement_term order by from_at`,
      );
      return found.rows;
    },
    saveReturnedByRetirement: (event, returned) =>
      inTransaction(pool, async (tx) => {
        if (!(await lockAsRead(tx, event))) return false;
        await tx.query(
          `delete from sportsbook.void_window w using sportsbook.market m
           where m.id = w.market and m.event = $1 and w.why ->> 'code' in ('withdrawn', 'forfeit')`,
          [event.id],
        );
        await tx.query(
          `insert into sportsbook.void_window (market, from_at, to_at, why)
           select market, "fromAt", "toAt", why
           from jsonb_to_recordset($1::jsonb) as given (market bigint, "fromAt" timestamptz, "toAt" timestamptz, why jsonb)`,
          [JSON.stringify(returned)],
        );
        return true;
      }),
  };
}
