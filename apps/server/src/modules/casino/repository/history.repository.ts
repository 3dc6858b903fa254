import { instant } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { HistoryPage, HistoryQuery, RoundRecord } from '../domain/history.ts';

/** A player's rounds, as their own commands wrote them. */
export interface HistoryStore {
  page(query: HistoryQuery): Promise<HistoryPage>;
}

export function createHistoryStore(pool: Pool): HistoryStore {
  return {
    page: async (query) => {
      const values = valuesOf(query);
      const counted = await pool.query(`select count(*)::int as count ${ROUNDS}`, values);
      const count: number = counted.rows[0].count;
      const pages = Math.max(1, Math.ceil(count / query.size));
      const page = Math.min(query.page, pages - 1);
      const { rows } = await pool.query(`select ${COLUMNS} ${ROUNDS} order by r.id desc limit $8 offset $9`, [
        ...values,
        query.size,
        page * query.size,
      ]);
      return { records: rows.map(recordOf), count, page, pages };
    },
  };
}

const COLUMNS = `r.first_op, coalesce(g.name, 'Promo') as game_name, coalesce(g.casino_type, 'slots') as casino_type,
  p.route_provider, r.opened_at, r.stake, r.payout, r.live_count = 0 as is_taken_back, r.balance_before, r.balance_after`;

const ROUNDS = `
  from casino.round r join casino.provider p on p.name = r.provider left join casino.game g on g.id = r.game
  where r.player = $1
    and ($2::boolean is null or r.is_bonus = $2)
    and ($3::text is null or (r.live_count > 0 and (r.payout >= r.stake and r.payout > 0) = ($3 = 'won')))
    and ($4::text is null or g.casino_type = $4)
    and ($5::text is null or p.route_provider = $5)
    and ($6::timestamptz is null or r.opened_at >= $6)
    and ($7::timestamptz is null or r.opened_at < $7)`;

function valuesOf({ player, balance, result, category, routeProvider, from, to }: HistoryQuery): unknown[] {
  const isBonus = balance === 'all' ? null : balance === 'bonusBalance';
  const type = category === 'all' ? null : category === 'live-casino' ? 'live' : 'slots';
  const day = (at: number | null) => (at === null ? null : new Date(at));
  return [player, isBonus, result, type, routeProvider, day(from), day(to)];
}

function recordOf(row: Record<string, unknown>): RoundRecord {
  return {
    transfer: String(row.first_op),
    gameName: String(row.game_name),
    casinoType: String(row.casino_type),
    routeProvider: String(row.route_provider),
    at: instant((row.opened_at as Date).getTime()),
    stake: BigInt(String(row.stake)),
    payout: BigInt(String(row.payout)),
    isTakenBack: row.is_taken_back === true,
    balanceBefore: BigInt(String(row.balance_before)),
    balanceAfter: BigInt(String(row.balance_after)),
  };
}
