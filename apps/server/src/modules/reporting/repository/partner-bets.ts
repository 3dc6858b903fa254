/** Sportsbooks of others: their bets are rounds of theirs. */
const PARTNERS = `('betconstruct', 'digitain', 'gr8')`;

/**
 * Bets at the sportsbooks of others, as a query. Each is one of their rounds: open until something was paid or refused
 * for it, given back when none of its bets remains, and otherwise shown by what it paid.
 *
 * @param where - which rounds `r`; a condition of SQL, never a text that somebody typed
 */
export function partnerBets(where: string): string {
  return `
  select r.id as number, 'p' || r.id as id, r.round_key as code, r.provider, r.player, r.opened_at as placed_at, t.stake, t.is_free,
    case when r.live_count = 0 and not t.is_free then t.stake when r.live_count = 0 then 0 when t.is_settled then r.payout end as payout, r.currency,
    case when r.live_count = 0 then 'void' when not t.is_settled then 'open' when r.payout = 0 then 'lost'
      when r.payout = t.stake and not t.is_free then 'void' when r.payout < t.stake and not t.is_free then 'half-lost' else 'won' end as status,
    case when t.legs > 1 then 'express' else 'single' end as kind,
    case when r.live_count = 0 or t.is_settled then r.updated_at end as settled_at
  from casino.published_round r join casino.published_game g on g.id = r.game and g.casino_type = 'sport'
  cross join lateral (
    select sum(p.stake + coalesce(a.amount, 0)) as stake, coalesce(bool_or(a.amount is not null), false) as is_free, max(jsonb_array_length(s.legs)) as legs, count(*) filter (where p.kind in ('bet', 'bet-win')) as bets,
      coalesce(bool_or(p.kind in ('win', 'bet-win') and p.reversed_by is null), false) as is_settled
    from casino.published_round_transaction p left join casino.published_sport_slip s on s.op = p.op
    left join casino.published_partner_award a on a.ended_by = p.op and a.state = 'used' where p.round = r.id) t
  where r.provider in ${PARTNERS} and t.bets > 0 and ${where}`;
}

/** Selections of a round as its calls named them, in their order. */
export const partnerLegs = (round: string): string => `
  select json_agg(leg order by s.op) from casino.published_sport_slip s cross join lateral jsonb_array_elements(s.legs) leg
  where s.round = ${round}`;
