import type { Pool } from 'pg';
import { clampPage, IN_SCOPE, type Paged, type PageQuery, type StaffScope } from './scope.ts';

export interface PlayerRow {
  readonly id: string;
  readonly username: string;
  readonly currency: string;
  readonly main: string;
  readonly hold: string;
  readonly debt: string;
  readonly country: string | null;
  readonly is_banned: boolean;
  readonly is_casino_blocked: boolean;
  readonly is_verified: boolean;
  readonly agent: string | null;
  readonly created_at: Date;
}

export interface PlayerDetail extends PlayerRow {
  readonly email: string;
  readonly phone: string;
  readonly birth_date: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly locale: string;
  readonly totals: Readonly<Record<TotalName, string>>;
  readonly open_bets: number;
}

export const TOTAL_NAMES = [
  'deposits',
  'withdrawals',
  'sport_stakes',
  'sport_payouts',
  'casino_stakes',
  'casino_payouts',
] as const;
export type TotalName = (typeof TOTAL_NAMES)[number];

export interface PlayersQuery extends PageQuery {
  readonly search: string | null;
  readonly status: 'all' | 'active' | 'banned' | 'in-debt';
}

export function createPlayersRepository(pool: Pool) {
  return {
    /** A page of the players that the caller sees, newest first. */
    page: (scope: StaffScope, query: PlayersQuery) => findPlayers(pool, scope, query),
    /** Reads one player with the totals of their entries; null when unknown or out of the caller's scope. */
    find: (scope: StaffScope, player: string) => findPlayer(pool, scope, player),
  };
}

export type PlayersRepository = ReturnType<typeof createPlayersRepository>;

async function findPlayers(pool: Pool, scope: StaffScope, query: PlayersQuery): Promise<Paged<PlayerRow>> {
  const values = [scope.staff, scope.level, query.search, query.status];
  const counted = await pool.query<{ total: number }>(`select count(*)::int as total ${FROM} where ${FILTER}`, values);
  const total = counted.rows[0]?.total ?? 0;
  const { page, pages, offset } = clampPage(total, query);
  const found = await pool.query<PlayerRow>(
    `select ${COLUMNS} ${FROM} where ${FILTER} order by p.id desc limit $5 offset $6`,
    [...values, query.count, offset],
  );
  return { rows: found.rows, count: total, pages, page };
}

async function findPlayer(pool: Pool, scope: StaffScope, player: string): Promise<PlayerDetail | null> {
  const found = await pool.query<PlayerDetail>(
    `select ${COLUMNS}, p.email, p.phone, p.birth_date, p.first_name, p.last_name, p.locale, ${TOTALS} as totals,
       (select count(*)::int from sportsbook.published_bet where player = p.id and status = 'open') as open_bets
     ${FROM} where p.id = $3 and ${IN_SCOPE}`,
    [scope.staff, scope.level, player],
  );
  return found.rows[0] ?? null;
}

const balanceOf = (name: string) =>
  `coalesce((select balance from ledger.published_wallet w where w.player = p.id and w.class = '${name}'
     and w.currency = p.currency), 0)::text as ${name}`;
const COLUMNS = `p.id, p.username, p.currency, ${balanceOf('main')}, ${balanceOf('hold')}, ${balanceOf('debt')}, p.country,
  p.banned_at is not null as is_banned, p.casino_blocked_at is not null as is_casino_blocked, p.is_verified,
  agent.username as agent, p.created_at`;
const FROM = 'from players.published_player p left join identity.published_staff agent on agent.id = p.parent_agent_id';
const FILTER = `${IN_SCOPE}
  and ($3::text is null or p.id::text = $3 or p.username ilike '%' || $3 || '%' or p.email ilike '%' || $3 || '%'
    or p.phone like '%' || $3 || '%')
  and case $4 when 'active' then p.banned_at is null when 'banned' then p.banned_at is not null
    when 'in-debt' then exists (select from ledger.published_debtor d where d.player = p.id) else true end`;

/**
 * Sums of a player's entries by what they were for. Corrections and rollbacks count against what they correct, so that
 * stakes less payouts is the player's GGR.
 */
const CODES: Readonly<Record<TotalName, { codes: readonly number[]; sign: 1 | -1 }>> = {
  deposits: { codes: [1, 1524], sign: 1 },
  withdrawals: { codes: [1500, 1501], sign: -1 },
  sport_stakes: { codes: [5], sign: -1 },
  sport_payouts: { codes: [6, 13, 1504, 1521, 1522, 1530], sign: 1 },
  casino_stakes: { codes: [357, 1502], sign: -1 },
  casino_payouts: { codes: [356, 1503, 1518, 1519, 1520], sign: 1 },
};
const TOTALS = `(
  select jsonb_build_object(${TOTAL_NAMES.map((name) => `'${name}', ${sumOf(name)}`).join(', ')})
  from ledger.published_entry e join ledger.published_wallet w on w.id = e.account and w.class in ('main', 'grant')
  where e.player = p.id)`;

function sumOf(name: TotalName): string {
  const { codes, sign } = CODES[name];
  return `coalesce(sum(${sign} * e.amount) filter (where e.code in (${codes.join(', ')})), 0)::text`;
}
