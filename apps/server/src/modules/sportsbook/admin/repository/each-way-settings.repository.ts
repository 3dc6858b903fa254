import { type Instant, instant, type Page, pageOf } from '@ordago/kernel';
import type { Pool } from 'pg';
import { onlyOf } from '../../../../platform/db/only-of.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { NAME_OF, type Noted } from './betting-admin.repository.ts';

export interface EachWayTarget {
  readonly scope: 'event' | 'tourney' | 'sport';
  readonly target: string;
}

/** Terms set by staff: `5/3`, or `off` where a winner is bet on alone. */
export interface EachWaySettingRow extends EachWayTarget {
  readonly id: string;
  readonly each_way: string;
  readonly name: string | null;
  readonly setAt: Instant;
}

/** The terms each way that staff set; each change is written with its line of the audit. */
export function createEachWaySettingsRepository(pool: Pool) {
  return {
    /** A page of the terms that are set, the newest first. */
    list: async ({ page, size }: { page: number; size: number }): Promise<Page<EachWaySettingRow>> => {
      const { count } = onlyOf(
        await pool.query<{ count: number }>('select count(*)::int as count from sportsbook.each_way_setting'),
      );
      const at = pageOf({ count, size, page });
      const found = await pool.query<Omit<EachWaySettingRow, 'setAt'> & { set_at: Date }>(LIST, [at.limit, at.offset]);
      const rows = found.rows.map(({ set_at, ...row }) => ({ ...row, setAt: instant(set_at.getTime()) }));
      return { rows, count, pages: at.pages, page: at.page };
    },
    /** Sets or lifts; false when it was so already. */
    save: ({ scope, target }: EachWayTarget, eachWay: string | null, at: Instant, noted: Noted): Promise<boolean> =>
      inTransaction(pool, async (tx) => {
        const [divisor = null, places = null] = eachWay === 'off' ? [] : (eachWay?.split('/').map(Number) ?? []);
        const { rowCount } =
          eachWay === null
            ? await tx.query(LIFT, [scope, target])
            : await tx.query(SAVE, [scope, target, divisor, places, new Date(at)]);
        if (rowCount === 0) return false;
        await noted(tx);
        return true;
      }),
  };
}

export type EachWaySettingsRepository = ReturnType<typeof createEachWaySettingsRepository>;

const LIST = `select r.id, r.scope, r.target, coalesce(r.divisor || '/' || r.places, 'off') as each_way, r.set_at, ${NAME_OF}
from sportsbook.each_way_setting r order by r.set_at desc, r.id desc limit $1 offset $2`;

const LIFT = 'delete from sportsbook.each_way_setting where scope = $1 and target = $2';

const SAVE = `insert into sportsbook.each_way_setting as known (scope, target, divisor, places, set_at) values ($1, $2, $3, $4, $5)
on conflict (scope, target) do update set divisor = excluded.divisor, places = excluded.places, set_at = excluded.set_at
where (known.divisor, known.places) is distinct from (excluded.divisor, excluded.places)`;
