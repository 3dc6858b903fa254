import { type BetId, type Instant, instant, odds, type PlayerId, toIso } from '@ordago/kernel';
import { type Page, pageOf } from '../domain/line.ts';
import type { PlacedBet, PlacedLeg } from '../domain/placed-bet.ts';
import type { Reads } from './offer.repository.ts';

export interface BetsFilter {
  readonly player: PlayerId;
  readonly status: 'all' | 'open' | 'settled';
  readonly from: Instant | null;
  readonly to: Instant | null;
}

/** A player's bets with their legs, newest first, in two statements whatever their number. */
export async function findBets(
  reads: Reads,
  filter: BetsFilter,
  { page, size }: { page: number; size: number },
): Promise<Page<PlacedBet>> {
  const values = [filter.player, filter.status, isoOrNull(filter.from), isoOrNull(filter.to)];
  const counted = await reads.query<{ count: number }>(`select count(*)::int as count ${FROM}`, values);
  const count = counted.rows[0]?.count ?? 0;
  const at = pageOf({ count, size, page });
  const ids = `select b.id ${FROM} order by b.id desc limit $5 offset $6`;
  const found = await reads.query<BetRow>(`${SELECT} where b.id in (${ids}) order by b.id desc`, [
    ...values,
    at.limit,
    at.offset,
  ]);
  return { rows: found.rows.map(toBet), count, pages: at.pages, page: at.page };
}

/** One bet of anybody; null when there is none. */
export async function findBet(reads: Reads, id: BetId): Promise<PlacedBet | null> {
  const found = await reads.query<BetRow>(`${SELECT} where b.id = $1`, [id]);
  return found.rows[0] ? toBet(found.rows[0]) : null;
}

const FROM = `from sportsbook.bet b where b.player = $1
  and ($2 = 'all' or ($2 = 'open') = (b.status in ('open', 'partly-cashed-out')))
  and ($3::timestamptz is null or b.placed_at >= $3) and ($4::timestamptz is null or b.placed_at < $4)`;

const SELECT = `
select b.id, b.player, b.kind, b.status, b.currency, b.stake, b.potential_payout, b.payout, b.placed_at, b.settled_at,
  settled.explanation, (
    select json_agg(json_build_object('event', l.event::text, 'selection', l.selection::text, 'home', h.name,
      'away', a.name, 'league', g.name, 'starts_at', extract(epoch from e.starts_at) * 1000, 'market', m.kind,
      'line', m.line, 'outcome', s.outcome, 'odds', l.odds, 'home_score', e.home_score, 'away_score', e.away_score)
      order by l.leg)
    from sportsbook.bet_leg l join sportsbook.selection s on s.id = l.selection
    join sportsbook.market m on m.id = s.market join sportsbook.event e on e.id = l.event
    join sportsbook.league g on g.id = e.league
    join sportsbook.team h on h.id = e.home join sportsbook.team a on a.id = e.away
    where l.bet = b.id) as legs
from sportsbook.bet b
left join sportsbook.settlement settled on settled.bet = b.id and settled.revision = b.revision`;

interface BetRow extends Pick<PlacedBet, 'id' | 'player' | 'kind' | 'status' | 'currency'> {
  readonly stake: string;
  readonly potential_payout: string;
  readonly payout: string | null;
  readonly placed_at: Date;
  readonly settled_at: Date | null;
  readonly explanation: readonly Pick<PlacedLeg, 'status' | 'factor'>[] | null;
  readonly legs: readonly (Pick<PlacedLeg, 'event' | 'selection' | 'home' | 'away' | 'league'> &
    Pick<PlacedLeg, 'market' | 'line' | 'outcome'> & {
      readonly odds: number;
      readonly starts_at: number;
      readonly home_score: number | null;
      readonly away_score: number | null;
    })[];
}

function toBet(row: BetRow): PlacedBet {
  const { id, player, kind, status, currency } = row;
  return {
    ...{ id, player, kind, status, currency },
    stake: BigInt(row.stake),
    potentialPayout: BigInt(row.potential_payout),
    payout: row.payout === null ? null : BigInt(row.payout),
    placedAt: instant(row.placed_at.getTime()),
    settledAt: row.settled_at === null ? null : instant(row.settled_at.getTime()),
    legs: row.legs.map(({ starts_at, home_score, away_score, ...leg }, index) => ({
      ...leg,
      odds: odds(leg.odds),
      startsAt: instant(starts_at),
      status: row.explanation?.[index]?.status ?? 'open',
      factor: row.explanation?.[index]?.factor ?? null,
      score: home_score === null || away_score === null ? null : { home: home_score, away: away_score },
    })),
  };
}

function isoOrNull(at: Instant | null): string | null {
  return at === null ? null : toIso(at);
}
