import { type Instant, type PlayerId, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { BetProvider, OddsFormatName, OwnBetStatus } from '../domain/own-bet.ts';
import { partnerBets, partnerLegs } from './partner-bets.ts';
import { clampPage, type Paged, type PageQuery } from './scope.ts';

export interface OwnBetRow {
  readonly id: string;
  /** The sportsbook's own id of the bet; null for ours, whose code follows from its id. */
  readonly code: string | null;
  readonly provider: BetProvider;
  readonly kind: 'single' | 'express' | 'system';
  readonly placed_at: Date;
  readonly stake: string;
  readonly is_free: boolean;
  readonly is_each_way: boolean;
  /** Null where its sportsbook does not report it. */
  readonly is_live: boolean | null;
  /** All that was paid, sales included; null while the bet is in play. */
  readonly payout: string | null;
  /** Sum of what sales of it paid; null while nothing was sold. */
  readonly sold: string | null;
  /** Payouts of our own book: what each settlement came to in all, and each sale, in the order of time. */
  readonly changes: readonly BetChangeRow[];
  readonly currency: string;
  readonly status: OwnBetStatus;
  readonly legs: readonly OwnBetLegRow[];
}

export interface BetChangeRow {
  readonly at: string;
  /** Payout of a settlement in all, null where the bet is open again; or value of a sale. */
  readonly of: 'settlement' | 'sale';
  readonly units: string | null;
}

export interface OwnBetLegRow {
  readonly title: string;
  readonly market: string;
  readonly outcome: string;
  /** Decimal text of another sportsbook, thousandths of ours. */
  readonly odds: string | number;
}

export interface OwnBetsQuery extends PageQuery {
  readonly status: 'all' | 'open' | 'won' | 'lost' | 'void' | 'sold';
  /** Of our own book alone; null for any. */
  readonly gameType: 'prematch' | 'live' | 'virtual' | null;
  readonly provider: BetProvider | null;
  readonly from: Instant | null;
  readonly to: Instant | null;
}

export function createBetHistoryRepository(pool: Pool) {
  return {
    /** A page of one player's bets at every sportsbook, newest first. */
    page: (player: PlayerId, query: OwnBetsQuery) => findOwnBets(pool, player, query),
    /** Format in which the player wants odds written; null until they chose. */
    oddsFormat: (player: PlayerId) => findOddsFormat(pool, player),
  };
}

export type BetHistoryRepository = ReturnType<typeof createBetHistoryRepository>;

async function findOwnBets(pool: Pool, player: PlayerId, query: OwnBetsQuery): Promise<Paged<OwnBetRow>> {
  const values = [
    player,
    query.status,
    query.provider,
    query.from === null ? null : toIso(query.from),
    query.to === null ? null : toIso(query.to),
    query.gameType,
  ];
  const counted = await pool.query<{ total: number }>(`select count(*)::int as total ${BETS}`, values);
  const total = counted.rows[0]?.total ?? 0;
  const { page, pages, offset } = clampPage(total, query);
  const found = await pool.query<OwnBetRow>(
    `select id, code, provider, kind, placed_at, stake::text, is_free, provider = 'house' and exists (
         select from sportsbook.published_bet_leg l where l.bet = bet.number and l.each_way_places is not null) as is_each_way, is_live, payout::text, sold::text, currency, status,
       case when provider = 'house' then (${CHANGES}) else '[]' end as changes,
       coalesce(case when provider = 'house' then (${OWN_LEGS}) else (${partnerLegs('bet.number')}) end, '[]') as legs
     ${BETS} order by placed_at desc, provider, number desc limit $7 offset $8`,
    [...values, query.count, offset],
  );
  return { rows: found.rows, count: total, pages, page };
}

async function findOddsFormat(pool: Pool, player: PlayerId): Promise<OddsFormatName | null> {
  const found = await pool.query<{ odds_format: OddsFormatName | null }>(
    'select odds_format from sportsbook.published_player_setting where player = $1',
    [player],
  );
  return found.rows[0]?.odds_format ?? null;
}

const IS_VIRTUAL = `exists (select from sportsbook.published_bet_leg leg join sportsbook.published_event e on e.id = leg.event
  join sportsbook.published_league g on g.id = e.league where leg.bet = bet.number and g.sport like 'virtual-%')`;

const BETS = `from (
    select b.id as number, 'h' || b.id as id, null as code, 'house' as provider, b.placed_at, b.stake, b.is_free, b.payout + coalesce(sold.value, 0) as payout, sold.value as sold, b.currency,
      case when b.status = 'open' and b.rest_stake is not null then 'partly-cashed-out' else b.status::text end as status, b.kind::text, b.is_live
    from sportsbook.published_bet b left join lateral (
      select sum(x.value) as value from sportsbook.published_sale x where x.bet = b.id) as sold on b.rest_stake is not null
    where b.player = $1
    union all select number, id, code, provider, placed_at, stake, is_free, payout, null, currency, status, kind, null from (${partnerBets('r.player = $1')}) p
  ) bet
  where case $2 when 'open' then status in ('open', 'partly-cashed-out') when 'won' then status in ('won', 'half-won')
      when 'lost' then status in ('lost', 'half-lost') when 'void' then status = 'void' when 'sold' then status = 'cashed-out' else true end
    and ($3::text is null or provider = $3)
    and ($4::timestamptz is null or placed_at >= $4) and ($5::timestamptz is null or placed_at < $5)
    and case when $6::text is null then true when provider <> 'house' then false when $6 = 'live' then is_live
      else not is_live and ($6 = 'virtual') = ${IS_VIRTUAL} end`;

const CHANGES = `
  select coalesce(json_agg(json_build_object('at', change.at, 'of', change.of, 'units', change.units::text) order by change.at, change.revision), '[]')
  from (
    select at, revision, 'settlement' as of, payout as units from sportsbook.published_settlement x where x.bet = bet.number
    union all select at, revision, 'sale', value from sportsbook.published_sale x where x.bet = bet.number
  ) change`;

const OWN_LEGS = `
  select json_agg(json_build_object('title', h.name || coalesce(' – ' || a.name, ''), 'market', m.kind,
    'outcome', coalesce(s.name, s.outcome), 'odds', leg.odds) order by leg.leg)
  from sportsbook.published_bet_leg leg join sportsbook.published_selection s on s.id = leg.selection join sportsbook.published_market m on m.id = s.market
  join sportsbook.published_event e on e.id = s.event join sportsbook.published_team h on h.id = e.home left join sportsbook.published_team a on a.id = e.away
  where leg.bet = bet.number`;
