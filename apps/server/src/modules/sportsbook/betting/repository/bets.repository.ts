import {
  type BetId,
  type EachWayTerms,
  type Instant,
  instant,
  odds,
  type Page,
  type PlayerId,
  pageOf,
  toIso,
} from '@ordago/kernel';
import type { Pool } from 'pg';
import { gather } from '../../../../platform/db/gather.ts';
import { explainByScore } from '../../shared/domain/explain-by-score.ts';
import { whyPutOff } from '../../shared/domain/halt-window.ts';
import type { BetSale, PlacedBet, PlacedLeg } from '../../shared/domain/placed-bet.ts';
import { judgeLegs } from '../../shared/domain/settle-bet.ts';
import { type OutcomeColumns, outcomeOf } from '../../shared/repository/outcome-columns.ts';
import { legFigureOf, type MatchProgress } from '../domain/leg-figure.ts';

/** Listed bets; `returned` gave the stake back. */
export type BetsShown = 'all' | keyof typeof STATUSES;

export interface BetsFilter {
  readonly player: PlayerId;
  readonly status: BetsShown;
  readonly from: Instant | null;
  readonly to: Instant | null;
}

/** Bets as they are shown. */
export interface BetsRepository {
  /** A player's bets with their legs, newest first, in two statements whatever their number. */
  findBets(filter: BetsFilter, paging: { page: number; size: number }): Promise<Page<PlacedBet>>;
  /**
   * Finds one bet of anybody; null when there is none. Bets requested together are read together: every placed bet is
   * read once to be shown.
   */
  findBet(id: BetId): Promise<PlacedBet | null>;
  /** Counts the bets that a wallet has paid, as the terms of a bonus do. */
  countBetsOfWallet(player: PlayerId, wallet: string): Promise<number>;
}

export function createBetsRepository(pool: Pool): BetsRepository {
  return {
    findBets: (filter, paging) => findBets(pool, filter, paging),
    findBet: gather((ids: readonly BetId[]) => findBetsById(pool, ids)),
    async countBetsOfWallet(player, wallet) {
      const sql = 'select count(*)::int as count from sportsbook.bet where player = $1 and wallet = $2';
      const found = await pool.query<{ count: number }>(sql, [player, wallet]);
      return found.rows[0]?.count ?? 0;
    },
  };
}

async function findBets(
  pool: Pool,
  filter: BetsFilter,
  { page, size }: { page: number; size: number },
): Promise<Page<PlacedBet>> {
  const statuses = filter.status === 'all' ? null : STATUSES[filter.status];
  const values = [filter.player, statuses, isoOrNull(filter.from), isoOrNull(filter.to)];
  const counted = await pool.query<{ count: number }>(`select count(*)::int as count ${FROM}`, values);
  const count = counted.rows[0]?.count ?? 0;
  const at = pageOf({ count, size, page });
  const ids = `select b.id ${FROM} order by b.id desc limit $5 offset $6`;
  const found = await pool.query<BetRow>(`${SELECT} where b.id in (${ids}) order by b.id desc`, [
    ...values,
    at.limit,
    at.offset,
  ]);
  return { rows: found.rows.map(toBet), count, pages: at.pages, page: at.page };
}

/** Bets of anybody, in the order that they are asked for, in one statement; null where there is none. */
async function findBetsById(pool: Pool, ids: readonly BetId[]): Promise<(PlacedBet | null)[]> {
  const found = await pool.query<BetRow>({
    name: 'sportsbook.bets_by_id',
    // A list of known length would be planned anew each time; this is planned once and reads by id.
    text: `select found.* from json_array_elements_text($1) as asked
      cross join lateral (${SELECT} where b.id = asked::bigint offset 0) found`,
    values: [JSON.stringify(ids)],
  });
  const bets = new Map(found.rows.map((row) => [row.id, toBet(row)]));
  return ids.map((id) => bets.get(id) ?? null);
}

const SETTLED = ['won', 'half-won', 'lost', 'half-lost', 'void', 'cashed-out'] as const;
const STATUSES = {
  open: ['open', 'partly-cashed-out'],
  settled: SETTLED,
  won: ['won', 'half-won'],
  lost: ['lost', 'half-lost'],
  returned: ['void'],
  'cashed-out': ['cashed-out', 'partly-cashed-out'],
  'sold-out': ['cashed-out'],
} as const satisfies Readonly<Record<string, readonly PlacedBet['status'][]>>;

/** A bet of which a part was sold is open with another name (semantics D53). */
const SHOWN_STATUS = `case when b.status = 'open' and b.rest_stake is not null then 'partly-cashed-out' else b.status::text end`;

const FROM = `from sportsbook.bet b where b.player = $1
  and ($2::text[] is null or ${SHOWN_STATUS} = any ($2))
  and ($3::timestamptz is null or b.placed_at >= $3) and ($4::timestamptz is null or b.placed_at < $4)`;

const SELECT = `
select b.id, b.player, b.kind, b.sizes, b.bankers, ${SHOWN_STATUS} as status, b.currency, b.is_live, b.stake, b.potential_payout, b.payout, b.placed_at, b.settled_at,
  case when b.is_free then 'free-bet' when payer.class = 'grant' then 'bonus' else 'main' end as paid_with,
  coalesce((select f.is_stake_returned from sportsbook.free_bet f where b.is_free and f.bet = b.id), true) as is_stake_returned,
  b.rest_stake, b.rest_potential, case when b.status = 'open' then (
    select json_build_object('value', r.value_min::text, 'set_at', extract(epoch from r.set_at) * 1000)
    from sportsbook.cash_out_rule r where r.bet = b.id and r.status = 'active') end as rule,
  case when b.rest_stake is not null then (
    select json_agg(json_build_object('stake', x.stake::text, 'value', x.value::text, 'cause', x.cause,
      'at', extract(epoch from x.at) * 1000) order by x.revision)
    from sportsbook.sale x where x.bet = b.id) end as sales,
  settled.explanation, (
    select json_agg(json_build_object('event', l.event::text, 'selection', l.selection::text, 'home', h.name,
      'away', coalesce(a.name, ''), 'league', g.name, 'leagueId', g.id::text, 'country', g.country, 'starts_at', extract(epoch from e.starts_at) * 1000, 'market', m.kind,
      'specifier', m.specifier, 'outcome', s.outcome, 'name', s.name, 'odds', l.odds, 'event_status', e.status, 'result', s.result, 'void_halves', s.void_halves, 'places_left', s.places_left,
      'places_tied', s.places_tied,
      'home_score', e.home_score, 'away_score', e.away_score, 'sport', g.sport, 'own_why', s.why,
      'progress', case when e.status = 'live' then e.progress end, 'each_way',
      case when l.each_way_places is not null then json_build_object('divisor', l.each_way_divisor, 'places', l.each_way_places) end, 'is_put_off', b.status = 'open'
      and (sportsbook.is_put_off(e.id, e.starts_at, e.held_at, b.placed_at)
        or e.status in ('scheduled', 'live') and e.halt ->> 'kind' = 'postponed'),
      'returned_why', (select w.why from sportsbook.void_window w where b.status = 'open' and w.market = m.id
        and w.why is not null and (w.from_at is null or b.placed_at >= w.from_at) and b.placed_at < w.to_at limit 1))
      order by l.leg)
    from sportsbook.bet_leg l join sportsbook.selection s on s.id = l.selection
    join sportsbook.market m on m.id = s.market join sportsbook.event e on e.id = l.event
    join sportsbook.league g on g.id = e.league
    join sportsbook.team h on h.id = e.home left join sportsbook.team a on a.id = e.away
    where l.bet = b.id) as legs
from sportsbook.bet b
left join ledger.published_wallet payer on payer.id = b.wallet
left join sportsbook.settlement settled on settled.bet = b.id and settled.revision = b.revision`;

interface SaleRow {
  readonly stake: string;
  readonly value: string;
  readonly cause: BetSale['cause'];
  readonly at: number;
}

interface BetRow extends Pick<PlacedBet, 'id' | 'player' | 'kind' | 'status' | 'currency'> {
  /** Of a system. */
  readonly sizes: readonly number[] | null;
  readonly bankers: readonly number[] | null;
  readonly is_live: boolean;
  readonly paid_with: PlacedBet['paidWith'];
  readonly is_stake_returned: boolean;
  readonly stake: string;
  readonly potential_payout: string;
  readonly payout: string | null;
  /** Null while nothing was sold. */
  readonly rest_stake: string | null;
  readonly rest_potential: string | null;
  readonly sales: readonly SaleRow[] | null;
  readonly rule: { readonly value: string; readonly set_at: number } | null;
  readonly placed_at: Date;
  readonly settled_at: Date | null;
  readonly explanation: readonly Explained[] | null;
  readonly legs: readonly (Pick<
    PlacedLeg,
    'event' | 'selection' | 'home' | 'away' | 'league' | 'leagueId' | 'country'
  > &
    Pick<PlacedLeg, 'market' | 'specifier' | 'outcome'> &
    OutcomeColumns & {
      readonly name: string | null;
      readonly event_status: string;
      /** Reason of the result of its selection. */
      readonly own_why: PlacedLeg['why'];
      /** Of an event in play. */
      readonly progress: MatchProgress | null;
      readonly sport: string;
      readonly is_put_off: boolean;
      readonly each_way: EachWayTerms | null;
      /** Of a leg that will be returned while others are to come. */
      readonly returned_why: PlacedLeg['why'];
      readonly odds: number;
      readonly starts_at: number;
      readonly home_score: number | null;
      readonly away_score: number | null;
    })[];
}

type Explained = Pick<PlacedLeg, 'status' | 'factor'> & Partial<Pick<PlacedLeg, 'why' | 'parts'>>;

function toBet(row: BetRow): PlacedBet {
  const { id, player, kind, currency, rule } = row;
  const sales = (row.sales ?? []).map(toSale);
  const sold = sales.reduce((sum, { value }) => sum + value, 0n);
  return {
    id,
    player,
    kind,
    status: row.status,
    currency,
    sales,
    isLive: row.is_live,
    system: row.sizes === null ? null : { sizes: row.sizes, bankers: row.bankers ?? [] },
    paidWith: row.paid_with,
    isStakeReturned: row.is_stake_returned,
    stake: BigInt(row.stake),
    potentialPayout: BigInt(row.potential_payout),
    payout: row.payout === null ? null : BigInt(row.payout) + sold,
    restStake: BigInt(row.rest_stake ?? row.stake),
    restPotential: BigInt(row.rest_potential ?? row.potential_payout),
    rule: rule && { value: BigInt(rule.value), setAt: instant(rule.set_at) },
    placedAt: instant(row.placed_at.getTime()),
    settledAt: row.settled_at === null ? null : instant(row.settled_at.getTime()),
    legs: row.legs.map((leg, index) => toLeg(leg, row.explanation?.[index] ?? explainDecided(row.status, leg))),
  };
}

/**
 * Returns the result of a decided leg of a bet whose other legs are open; undefined for a leg that is not explained
 * yet.
 */
function explainDecided(status: PlacedBet['status'], leg: BetRow['legs'][number]): Explained | undefined {
  const outcome = outcomeOf(leg);
  const waits = status === 'open' || status === 'partly-cashed-out';
  // A leg that is returned or bet each way is explained when the bet is settled.
  if (!waits || outcome === null || leg.returned_why !== null || leg.each_way !== null) return undefined;
  return judgeLegs([{ odds: odds(leg.odds), outcome }], null).legs[0];
}

function toLeg(row: BetRow['legs'][number], explained: Explained | undefined): PlacedLeg {
  const { starts_at, home_score, away_score, event_status, sport, name, own_why: ownWhy, progress, ...others } = row;
  const { is_put_off: isPutOff, returned_why: returned, each_way: eachWay, ...about } = others;
  const { result, void_halves: _halves, places_left: _left, places_tied: _tied, ...leg } = about;
  const status = explained?.status ?? 'open';
  // Its event is over and the result lacks what its market needs: the leg shows this while it waits.
  const isOver = event_status === 'finished' || event_status === 'abandoned';
  const isWaiting = status === 'open' && isOver && result === null;
  const score = home_score === null || away_score === null ? null : { home: home_score, away: away_score };
  const market = { kind: leg.market, specifier: leg.specifier };
  // A leg that the settlement did not need is explained as open.
  const ownReason = status === 'open' ? null : (ownWhy ?? explainByScore(market, { status: event_status, score }));
  const settledWhy = explained?.why ?? ownReason;
  const why = settledWhy ?? returned ?? (isPutOff ? whyPutOff(sport, false) : isWaiting ? AWAITED : null);
  return {
    ...leg,
    sport,
    ...(name === null ? {} : { name }),
    ...(eachWay && { eachWay }),
    ...(explained?.parts && { parts: explained.parts }),
    odds: odds(leg.odds),
    startsAt: instant(starts_at),
    status,
    factor: explained?.factor ?? null,
    why,
    score,
    figure: legFigureOf(market, { why, progress }),
  };
}

const AWAITED = { code: 'result-awaited', params: {} } as const;

function toSale({ stake, value, cause, at }: SaleRow): BetSale {
  return { stake: BigInt(stake), value: BigInt(value), cause, at: instant(at) };
}

function isoOrNull(at: Instant | null): string | null {
  return at === null ? null : toIso(at);
}
