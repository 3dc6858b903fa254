import { type EachWayTerms, type Instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { BetProvider } from '../domain/own-bet.ts';
import { partnerBets, partnerLegs } from './partner-bets.ts';
import { clampPage, IN_SCOPE, type Paged, type PageQuery, type StaffScope } from './scope.ts';

export interface BetRow {
  readonly provider: 'house';
  readonly id: string;
  readonly player: string;
  readonly username: string;
  readonly kind: string;
  readonly stake: string;
  readonly currency: string;
  readonly potential_payout: string;
  /** All that was paid, sales included; null while the bet is in play. */
  readonly payout: string | null;
  readonly rest_stake: string;
  readonly paid_with: 'main' | 'bonus' | 'free-bet';
  /** Null while nothing was sold. */
  readonly sales: readonly SaleRow[] | null;
  /** The value at which the bet is sold by itself. */
  readonly rule_value: string | null;
  readonly status: string;
  readonly placed_at: Date;
  readonly settled_at: Date | null;
  readonly legs: readonly BetLegRow[];
}

/** A bet that another sportsbook keeps: what it reported of it, and no more. */
export interface PartnerBetRow {
  readonly provider: Exclude<BetProvider, 'house'>;
  readonly id: string;
  /** The sportsbook's own id of the bet. */
  readonly code: string;
  readonly player: string;
  readonly username: string;
  readonly kind: string;
  readonly stake: string;
  /** A free bet of that sportsbook paid it. */
  readonly is_free: boolean;
  readonly currency: string;
  readonly payout: string | null;
  readonly status: string;
  readonly placed_at: Date;
  readonly settled_at: Date | null;
  readonly legs: readonly PartnerLegRow[];
}

export interface PartnerLegRow {
  readonly title: string;
  readonly market: string;
  readonly outcome: string;
  readonly odds: string;
}

export interface SaleRow {
  readonly stake: string;
  readonly value: string;
  readonly cause: 'player' | 'rule';
  readonly at: string;
}

export interface BetLegRow {
  readonly home: string;
  readonly away: string;
  readonly league: string;
  readonly sport: string;
  readonly starts_at: string;
  readonly market: string;
  readonly specifier: string;
  readonly outcome: string;
  readonly name: string | null;
  readonly odds: number;
  readonly result: 0 | 1 | null;
  readonly void_halves: 0 | 1 | 2 | null;
  readonly places_left: number | null;
  readonly places_tied: number | null;
  readonly score: string | null;
  /** The terms of a leg each way, and how its settlement explains it. */
  readonly each_way: EachWayTerms | null;
  readonly explained: ExplainedLeg | null;
  readonly why: Readonly<{ code: string; params: Readonly<Record<string, string | number>> }> | null;
}

/** A leg as its settlement explains it. */
export interface ExplainedLeg {
  readonly status: string;
  readonly factor: string | null;
  readonly parts?: {
    readonly win: { readonly status: PartStatus; readonly factor: string };
    readonly place: { readonly status: PartStatus; readonly factor: string };
    readonly why?: NonNullable<BetLegRow['why']>;
  };
}
type PartStatus = 'won' | 'lost' | 'half-won' | 'half-lost' | 'void';

export interface BetsQuery extends PageQuery {
  readonly player: string | null;
  readonly status: 'all' | 'open' | 'won' | 'lost' | 'void' | 'sold' | 'cashed-out';
  readonly provider: BetProvider | null;
  /** A bet's id; null for all, and '0' for a search that names none. */
  readonly bet: string | null;
  /** The id that another sportsbook gave its bet, or its beginning; null for all. */
  readonly key: string | null;
  readonly from: Instant | null;
  readonly to: Instant | null;
}

export function createBetsRepository(pool: Pool) {
  return {
    /** A page of sport bets that the caller sees, at every sportsbook, with their legs, newest first. */
    page: (scope: StaffScope, query: BetsQuery) => findBets(pool, scope, query),
  };
}

export type BetsRepository = ReturnType<typeof createBetsRepository>;

async function findBets(pool: Pool, scope: StaffScope, query: BetsQuery): Promise<Paged<BetRow | PartnerBetRow>> {
  const values = [
    scope.staff,
    scope.level,
    query.player,
    query.status,
    query.bet,
    query.from === null ? null : toIso(query.from),
    query.to === null ? null : toIso(query.to),
    query.provider,
    query.key,
  ];
  const counted = await pool.query<{ total: string }>(
    `select (select count(*) ${OWN_BETS}) + (select count(*) ${PARTNERS}) as total`,
    values,
  );
  const total = Number(counted.rows[0]?.total ?? 0);
  const { page, pages, offset } = clampPage(total, query);
  const listed = await pool.query<{ provider: BetProvider; number: string }>(PAGE, [...values, query.count, offset]);
  const ours = listed.rows.filter(({ provider }) => provider === 'house').map(({ number }) => number);
  const theirs = listed.rows.filter(({ provider }) => provider !== 'house').map(({ number }) => number);
  const found = [...(await readOwnBets(pool, ours)), ...(await readPartnerBets(pool, theirs))];
  const byId = new Map(found.map((row) => [row.id, row]));
  const rows = listed.rows.flatMap(
    ({ provider, number }) => byId.get(provider === 'house' ? number : `p${number}`) ?? [],
  );
  return { rows, count: total, pages, page };
}

async function readOwnBets(pool: Pool, ids: readonly string[]): Promise<BetRow[]> {
  if (ids.length === 0) return [];
  const found = await pool.query<BetRow>(
    `select 'house' as provider, b.id, b.player, p.username, b.kind, b.stake::text, b.currency, b.potential_payout::text,
       (b.payout + coalesce(sold.value, 0))::text as payout,
       case when b.status = 'open' and b.rest_stake is not null then 'partly-cashed-out' else b.status::text end as status,
       case when b.is_free then 'free-bet' when payer.class = 'grant' then 'bonus' else 'main' end as paid_with,
       coalesce(b.rest_stake, b.stake)::text as rest_stake, sold.sales, rule.value_min::text as rule_value,
       b.placed_at, b.settled_at, legs.legs
     from sportsbook.published_bet b join players.published_player p on p.id = b.player left join ledger.published_wallet payer on payer.id = b.wallet
     cross join lateral (${LEGS}) as legs left join lateral (${SALES}) as sold on b.rest_stake is not null
     left join sportsbook.published_cash_out_rule rule on rule.bet = b.id and rule.status = 'active' and b.status = 'open'
     where b.id = any ($1::bigint[])`,
    [ids],
  );
  return found.rows;
}

async function readPartnerBets(pool: Pool, rounds: readonly string[]): Promise<PartnerBetRow[]> {
  if (rounds.length === 0) return [];
  const found = await pool.query<PartnerBetRow>(
    `select x.provider, x.id, x.code, x.player, p.username, x.kind, x.stake::text, x.is_free, x.currency, x.payout::text, x.status,
       x.placed_at, x.settled_at, coalesce((${partnerLegs('x.number')}), '[]') as legs
     from (${partnerBets('r.id = any ($1::bigint[])')}) x join players.published_player p on p.id = x.player`,
    [rounds],
  );
  return found.rows;
}

const BY_PLAYER_AND_TIME = (bet: string) => `${IN_SCOPE} and ($3::bigint is null or ${bet}.player = $3)
  and ($6::timestamptz is null or ${bet}.placed_at >= $6) and ($7::timestamptz is null or ${bet}.placed_at < $7)`;
const OWN_BETS = `from sportsbook.published_bet b join players.published_player p on p.id = b.player
  where ${BY_PLAYER_AND_TIME('b')}
  and case $4 when 'open' then b.status = 'open' when 'won' then b.status in ('won', 'half-won')
    when 'lost' then b.status in ('lost', 'half-lost') when 'void' then b.status = 'void'
    when 'sold' then b.rest_stake is not null when 'cashed-out' then b.status = 'cashed-out' else true end
  and ($5::bigint is null or b.id = $5) and ($8::text is null or $8 = 'house')`;
// A frame shows its player the beginning of a long key: six characters of it are enough to find the bet.
const NAMED = `r.round_key = $9 or char_length($9) >= 6 and starts_with(lower(r.round_key), lower($9))`;
const PARTNERS = `from (${partnerBets(`($8::text is null or r.provider = $8) and ($9::text is null or ${NAMED})`)}) x
  join players.published_player p on p.id = x.player
  where ${BY_PLAYER_AND_TIME('x')}
  and case $4 when 'open' then x.status = 'open' when 'won' then x.status = 'won' when 'lost' then x.status in ('lost', 'half-lost')
    when 'void' then x.status = 'void' when 'sold' then false when 'cashed-out' then false else true end`;
// Each side gives what the page could need at most, in the order of its own numbers, which is that of time.
const PAGE = `
  (select 'house' as provider, b.id as number, b.placed_at ${OWN_BETS} order by b.id desc limit $10::int + $11::int)
  union all (select x.provider, x.number, x.placed_at ${PARTNERS} order by x.number desc limit $10::int + $11::int)
  order by placed_at desc, provider, number desc limit $10 offset $11`;
const SALES = `
  select sum(x.value) as value, json_agg(json_build_object('stake', x.stake::text, 'value', x.value::text, 'cause', x.cause,
    'at', x.at) order by x.revision) as sales
  from sportsbook.published_sale x where x.bet = b.id`;
const LEGS = `
  select json_agg(json_build_object(
    'home', h.name, 'away', coalesce(a.name, ''), 'league', l.name, 'sport', l.sport, 'starts_at', e.starts_at, 'market', m.kind,
    'specifier', m.specifier, 'outcome', s.outcome, 'name', s.name, 'odds', leg.odds, 'result', s.result,
    'void_halves', s.void_halves, 'places_left', s.places_left, 'places_tied', s.places_tied,
    'score', e.home_score || ':' || e.away_score,
    'each_way', case when leg.each_way_places is not null then
      json_build_object('divisor', leg.each_way_divisor, 'places', leg.each_way_places) end,
    'explained', case when leg.each_way_places is not null then settled.explanation -> (leg.leg - 1) end,
    'why', coalesce(settled.explanation -> (leg.leg - 1) -> 'why', s.why, case
      when s.result is null and e.status in ('finished', 'abandoned') then '{"code": "result-awaited", "params": {}}'::jsonb end)
    ) order by leg.leg) as legs
  from sportsbook.published_bet_leg leg join sportsbook.published_selection s on s.id = leg.selection
  join sportsbook.published_market m on m.id = s.market join sportsbook.published_event e on e.id = s.event
  join sportsbook.published_league l on l.id = e.league join sportsbook.published_team h on h.id = e.home
  left join sportsbook.published_team a on a.id = e.away
  left join sportsbook.published_settlement settled on settled.bet = b.id and settled.revision = b.revision
  where leg.bet = b.id`;
