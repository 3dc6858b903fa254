import { type Instant, instant, type Page, pageOf, type Units } from '@ordago/kernel';
import type { Pool } from 'pg';
import { onlyOf } from '../../../../platform/db/only-of.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { LimitLine } from '../../shared/domain/judge-limits.ts';
import { NAME_OF, type Noted } from './betting-admin.repository.ts';

type Details = Readonly<Record<string, string | number | boolean | null>>;
interface Paging {
  readonly page: number;
  readonly size: number;
}

/** Line of the audit about the back office, with the values of the previous line about the same subject. */
export interface ActRow {
  readonly id: string;
  readonly at: Instant;
  readonly by: string | null;
  readonly action: string;
  readonly details: Details;
  /** Null for the first line about its subject. */
  readonly before: Details | null;
  readonly isLatest: boolean;
  readonly name: string | null;
}

export interface ExposureRow {
  readonly event: string;
  readonly name: string;
  readonly league: string;
  readonly sport: string;
  readonly startsAt: Instant;
  readonly isLive: boolean;
  readonly isStopped: boolean;
  readonly isBarred: boolean;
  readonly bets: number;
  readonly currency: string;
  readonly openProfit: Units;
  readonly liabilityMax: Units;
}

export interface PlayerExposureRow {
  readonly line: LimitLine;
  readonly currency: string;
  readonly bets: number;
  readonly stakes: Units;
  readonly potential: Units;
}

interface ExposureSums extends Omit<PlayerExposureRow, 'stakes' | 'potential'> {
  readonly stakes: string;
  readonly potential: string;
}

export interface TargetRow {
  readonly target: string;
  readonly name: string;
  readonly note: string | null;
}

/** Terms on which bets on a sport are bought back. */
export interface CashOutTermsRow {
  readonly sport: string;
  readonly is_offered: boolean;
  readonly margin_bps: number;
  readonly closing_seconds: number;
}

export type TargetScope = keyof typeof TARGETS;

/** Overview of betting for staff, and the terms of cash-outs. */
export function createBettingOverviewRepository(pool: Pool) {
  return {
    /** A page of the lines of the audit with these actions, the newest first. */
    acts: (asked: { actions: readonly string[]; identity: readonly string[] }, paging: Paging) =>
      readActs(pool, asked, paging),
    /** A page of events with an open liability, the nearest to its bound first. */
    exposures: (event: string | null, at: Instant, paging: Paging) => readExposures(pool, { event, at }, paging),
    /** Open bets of a player by line and currency. */
    playerExposure: async (player: string): Promise<PlayerExposureRow[]> =>
      (await pool.query<ExposureSums>(PLAYER_EXPOSURE, [player])).rows.map(({ stakes, potential, ...row }) => ({
        ...row,
        stakes: BigInt(stakes),
        potential: BigInt(potential),
      })),
    /** Finds targets of a scope whose name contains a text, or whose id it is; at most `max`. */
    targets: async (scope: TargetScope, search: string, max: number): Promise<TargetRow[]> =>
      (await pool.query<TargetRow>(`${TARGETS[scope]} limit $2`, [search, max])).rows,
    /** The sports of the line, by name. */
    sports: async (): Promise<string[]> =>
      (await pool.query<{ sport: string }>('select distinct sport from sportsbook.league order by sport')).rows.map(
        ({ sport }) => sport,
      ),
    /** Terms of cash-outs, those of every sport first. */
    terms: async (): Promise<CashOutTermsRow[]> =>
      (await pool.query<CashOutTermsRow>("select * from sportsbook.cash_out_setting order by sport <> '*', sport"))
        .rows,
    /** Sets or takes back; false when there was nothing to take back. */
    saveTerms: (sport: string, terms: Omit<CashOutTermsRow, 'sport'> | null, noted: Noted): Promise<boolean> =>
      inTransaction(pool, async (tx) => {
        const { rowCount } =
          terms === null
            ? await tx.query('delete from sportsbook.cash_out_setting where sport = $1', [sport])
            : await tx.query(SAVE_TERMS, [sport, terms.is_offered, terms.margin_bps, terms.closing_seconds]);
        if (rowCount === 0) return false;
        await noted(tx);
        return true;
      }),
  };
}

export type BettingOverviewRepository = ReturnType<typeof createBettingOverviewRepository>;

interface ActQueryRow extends Omit<ActRow, 'at' | 'isLatest'> {
  readonly at: Date;
  readonly is_latest: boolean;
}

/** Amounts in units, as text. */
interface ExposureQueryRow {
  readonly event: string;
  readonly name: string;
  readonly league: string;
  readonly sport: string;
  readonly currency: string;
  readonly starts_at: Date;
  readonly is_live: boolean;
  readonly is_stopped: boolean;
  readonly is_barred: boolean;
  readonly bets: number;
  readonly open_profit: string;
  readonly liability_max: string;
}

async function readActs(
  pool: Pool,
  { actions, identity }: { actions: readonly string[]; identity: readonly string[] },
  { page, size }: Paging,
): Promise<Page<ActRow>> {
  const { count } = onlyOf(
    await pool.query<{ count: number }>(
      'select count(*)::int as count from audit.published_record where action = any ($1)',
      [actions],
    ),
  );
  const at = pageOf({ count, size, page });
  const found = await pool.query<ActQueryRow>(ACTS, [actions, identity, at.limit, at.offset]);
  const rows = found.rows.map(({ is_latest, ...row }) => ({
    ...row,
    at: instant(row.at.getTime()),
    isLatest: is_latest,
  }));
  return { rows, count, pages: at.pages, page: at.page };
}

async function readExposures(
  pool: Pool,
  { event, at }: { event: string | null; at: Instant },
  { page, size }: Paging,
): Promise<Page<ExposureRow>> {
  const { count } = onlyOf(await pool.query<{ count: number }>(`select count(*)::int as count ${EXPOSED}`, [event]));
  const paged = pageOf({ count, size, page });
  const found = await pool.query<ExposureQueryRow>(EXPOSURES, [event, paged.limit, paged.offset, new Date(at)]);
  const rows = found.rows.map((row) => ({
    event: row.event,
    name: row.name,
    league: row.league,
    sport: row.sport,
    currency: row.currency,
    startsAt: instant(row.starts_at.getTime()),
    isLive: row.is_live,
    isStopped: row.is_stopped,
    isBarred: row.is_barred,
    bets: row.bets,
    openProfit: BigInt(row.open_profit),
    liabilityMax: BigInt(row.liability_max),
  }));
  return { rows, count, pages: paged.pages, page: paged.page };
}

// Two lines have one subject where the fields of `$2` are equal; of those the newer one follows the older one.
const ACTS = `
with acts as (
  select seq, at, actor, action, details,
    (select jsonb_object_agg(field, details -> field) from unnest($2::text[]) field where details ? field) as about
  from audit.published_record where action = any ($1)
), changes as (
  select *, lag(details) over same as before, lead(seq) over same is null as is_latest
  from acts window same as (partition by action, about order by seq)
), r as (
  select *, details ->> 'scope' as scope, details ->> 'target' as target from changes order by seq desc limit $3 offset $4
)
select r.seq::text as id, r.at, s.username as by, r.action, r.details, r.before, r.is_latest, ${NAME_OF}
from r left join identity.published_staff s on 'staff:' || s.id = r.actor order by r.seq desc`;

// Without stakes of its currency a liability has no bound but itself.
const EXPOSED = `from sportsbook.event e join sportsbook.liability l on l.event = e.id and l.open_profit > 0
  left join sportsbook.stake_limit s on s.currency = l.currency
  where e.status in ('scheduled', 'live') and ($1::bigint is null or e.id = $1)`;

const EXPOSURES = `
select x.*, h.name || coalesce(' – ' || a.name, '') as name, g.name as league, g.sport, (
    select count(distinct leg.bet)::int from sportsbook.selection n join sportsbook.bet_leg leg on leg.selection = n.id
    join sportsbook.bet b on b.id = leg.bet where n.event = x.event::bigint and b.status = 'open' and b.currency = x.currency) as bets,
  exists (select from sportsbook.betting_rule d where d.rule = 'barred' and d.scope = 'event' and d.target = x.event) as is_barred
from (
  select e.id::text as event, e.league as league_id, e.home, e.away, e.starts_at, e.status = 'live' or e.starts_at <= $4 as is_live,
    e.is_stopped, l.currency, l.open_profit::text, coalesce(s.liability_max, l.open_profit)::text as liability_max,
    l.open_profit::numeric / coalesce(s.liability_max, l.open_profit) as part
  ${EXPOSED} order by part desc, e.id, l.currency limit $2 offset $3) x
join sportsbook.league g on g.id = x.league_id join sportsbook.team h on h.id = x.home
left join sportsbook.team a on a.id = x.away
order by x.part desc, x.event, x.currency`;

const PLAYER_EXPOSURE = `
select case when is_live then 'live' else 'usual' end as line, currency, count(*)::int as bets,
  sum(coalesce(rest_stake, stake))::text as stakes, sum(coalesce(rest_potential, potential_payout))::text as potential
from sportsbook.bet where player = $1 and status = 'open' group by is_live, currency order by is_live, currency`;

/** A text is a part of a name, or the whole of an id. */
const TARGETS = {
  event: `select e.id::text as target, h.name || coalesce(' – ' || a.name, '') as name, g.name as note
    from sportsbook.event e join sportsbook.league g on g.id = e.league join sportsbook.team h on h.id = e.home
    left join sportsbook.team a on a.id = e.away
    where e.status in ('scheduled', 'live')
      and (e.id::text = $1 or position(lower($1) in lower(h.name || coalesce(' – ' || a.name, ''))) > 0)
    order by e.starts_at, e.id`,
  tourney: `select g.id::text as target, g.name, g.country as note from sportsbook.league g
    where g.id::text = $1 or position(lower($1) in lower(g.name)) > 0 order by g.name, g.id`,
  sport: `select distinct sport as target, sport as name, null as note from sportsbook.league
    where position(lower($1) in sport) > 0 order by sport`,
  user: `select p.id::text as target, p.username as name, p.currency as note from players.published_player p
    where p.id::text = $1 or position(lower($1) in lower(p.username)) > 0 order by p.id desc`,
} as const;

const SAVE_TERMS = `insert into sportsbook.cash_out_setting (sport, is_offered, margin_bps, closing_seconds)
values ($1, $2, $3, $4)
on conflict (sport) do update set is_offered = $2, margin_bps = $3, closing_seconds = $4`;
