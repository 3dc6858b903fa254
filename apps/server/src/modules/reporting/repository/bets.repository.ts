import { type Instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import { clampPage, IN_SCOPE, type Paged, type PageQuery, type StaffScope } from './scope.ts';

export interface BetRow {
  readonly id: string;
  readonly player: string;
  readonly username: string;
  readonly kind: string;
  readonly stake: string;
  readonly currency: string;
  readonly potential_payout: string;
  readonly payout: string | null;
  readonly status: string;
  readonly placed_at: Date;
  readonly settled_at: Date | null;
  readonly legs: readonly BetLegRow[];
}

export interface BetLegRow {
  readonly home: string;
  readonly away: string;
  readonly league: string;
  readonly starts_at: string;
  readonly market: string;
  readonly line: string | null;
  readonly outcome: string;
  readonly odds: number;
  readonly result: 0 | 1 | null;
  readonly void_halves: 0 | 1 | 2 | null;
  readonly score: string | null;
}

export interface BetsQuery extends PageQuery {
  readonly player: string | null;
  readonly status: 'all' | 'open' | 'won' | 'lost' | 'void';
  /** A bet's id; null for all, and '0' for a search that names none. */
  readonly bet: string | null;
  readonly from: Instant | null;
  readonly to: Instant | null;
}

/** A page of sport bets that the caller sees, with their legs, newest first. */
export async function findBets(pool: Pool, scope: StaffScope, query: BetsQuery): Promise<Paged<BetRow>> {
  const values = [
    scope.staff,
    scope.level,
    query.player,
    query.status,
    query.bet,
    query.from === null ? null : toIso(query.from),
    query.to === null ? null : toIso(query.to),
  ];
  const counted = await pool.query<{ total: number }>(`select count(*)::int as total ${FROM} where ${FILTER}`, values);
  const total = counted.rows[0]?.total ?? 0;
  const { page, pages, offset } = clampPage(total, query);
  const found = await pool.query<BetRow>(
    `select b.id, b.player, p.username, b.kind, b.stake::text, b.currency, b.potential_payout::text, b.payout::text,
       b.status, b.placed_at, b.settled_at, legs.legs
     ${FROM} cross join lateral (${LEGS}) as legs where ${FILTER} order by b.id desc limit $8 offset $9`,
    [...values, query.count, offset],
  );
  return { rows: found.rows, count: total, pages, page };
}

const FROM = 'from sportsbook.bet b join players.player p on p.id = b.player';
const FILTER = `${IN_SCOPE} and ($3::bigint is null or b.player = $3)
  and case $4 when 'open' then b.status = 'open' when 'won' then b.status in ('won', 'half-won')
    when 'lost' then b.status in ('lost', 'half-lost') when 'void' then b.status = 'void' else true end
  and ($5::bigint is null or b.id = $5)
  and ($6::timestamptz is null or b.placed_at >= $6) and ($7::timestamptz is null or b.placed_at < $7)`;
const LEGS = `
  select json_agg(json_build_object(
    'home', h.name, 'away', a.name, 'league', l.name, 'starts_at', e.starts_at, 'market', m.kind,
    'line', nullif(m.line, ''), 'outcome', s.outcome, 'odds', leg.odds, 'result', s.result, 'void_halves', s.void_halves,
    'score', e.home_score || ':' || e.away_score) order by leg.leg) as legs
  from sportsbook.bet_leg leg join sportsbook.selection s on s.id = leg.selection
  join sportsbook.market m on m.id = s.market join sportsbook.event e on e.id = s.event
  join sportsbook.league l on l.id = e.league join sportsbook.team h on h.id = e.home join sportsbook.team a on a.id = e.away
  where leg.bet = b.id`;
