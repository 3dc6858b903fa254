import { type BetId, type Odds, odds, type PlayerId, type Units, type WalletId } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { SelectionOutcome } from '../domain/market.ts';

/** A bet with everything that its settlement depends on. */
export interface BetToSettle {
  readonly id: BetId;
  readonly player: PlayerId;
  readonly wallet: WalletId;
  readonly currency: string;
  readonly stake: Units;
  readonly status: string;
  readonly revision: number;
  /** What was paid by the revisions so far. */
  readonly paid: Units;
  readonly legs: readonly LegToSettle[];
}

export interface LegToSettle {
  readonly selection: string;
  readonly event: string;
  readonly odds: Odds;
  readonly outcome: SelectionOutcome | null;
  readonly score: string | null;
}

/**
 * Bets with a leg on the event, by id, after `after`: open ones for a first result, all but sold ones for a later one.
 */
export async function findBetsOnEvent(
  pool: Pool,
  query: { event: string; after: string; limit: number; isCorrection: boolean },
): Promise<BetToSettle[]> {
  const found = await pool.query<BetRow>(FIND_BETS, [query.event, query.after, query.limit, query.isCorrection]);
  return found.rows.map((row) => ({
    ...row,
    stake: BigInt(row.stake),
    paid: BigInt(row.paid),
    legs: row.legs.map((leg) => ({
      selection: leg.selection,
      event: leg.event,
      odds: odds(leg.odds),
      outcome: leg.result === null ? null : ({ result: leg.result, voidHalves: leg.void_halves } as SelectionOutcome),
      score: leg.score,
    })),
  }));
}

interface BetRow extends Omit<BetToSettle, 'stake' | 'paid' | 'legs'> {
  readonly stake: string;
  readonly paid: string;
  readonly legs: readonly {
    selection: string;
    event: string;
    odds: number;
    result: 0 | 1 | null;
    void_halves: 0 | 1 | 2 | null;
    score: string | null;
  }[];
}

const FIND_BETS = `
select b.id, b.player, b.wallet, b.currency, b.stake, b.status, b.revision, coalesce(b.payout, 0)::text as paid, legs.legs
from sportsbook.bet b
cross join lateral (
  select json_agg(json_build_object(
    'selection', l.selection::text, 'event', l.event::text, 'odds', l.odds, 'result', s.result,
    'void_halves', s.void_halves, 'score', e.home_score || ':' || e.away_score) order by l.leg) as legs
  from sportsbook.bet_leg l join sportsbook.selection s on s.id = l.selection join sportsbook.event e on e.id = l.event
  where l.bet = b.id) as legs
where b.id in (
    select l.bet from sportsbook.selection s join sportsbook.bet_leg l on l.selection = s.id
    where s.event = $1 and l.bet > $2)
  and (b.status = 'open' or $4 and b.status not in ('cashed-out', 'partly-cashed-out'))
order by b.id limit $3`;
