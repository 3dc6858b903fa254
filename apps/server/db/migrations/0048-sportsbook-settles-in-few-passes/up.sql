-- Every bet is written twice and no more, as a rule: when it is placed and when it is settled, and a page of bets is
-- settled as a whole. Half-filled pages keep the second writing beside the first, off the indexes.
alter table sportsbook.bet set (fillfactor = 45);

-- Settles bets of one chunk, in the commit that pays them: as before (0040), for the index plans of the settlement's
-- connection. Bets and legs are fetched by one walk through their index each, and what is known of a bet is found by
-- its place among the sorted bets (`width_bucket` is a binary search), so that no two lists are joined.
--
-- A bet is taken only at the revision before the one given, so that a re-run changes nothing. `p_payload` holds, per
-- bet id: status, payout and explanation. A bet whose deciding result was withdrawn is open again: its payout is null
-- and its profit is at risk once more.
create or replace function sportsbook.on_settle(p_bets bigint[], p_revisions int[], p_payload jsonb, p_at timestamptz)
returns bigint[] language plpgsql as $$
declare
  v_bets bigint[];
  v_revisions int[];
  v_taken bigint[];
  v_currencies text[];
  -- By how much the open profit of each bet taken changes.
  v_profits bigint[];
begin
  select array_agg(p_bets[i] order by p_bets[i]), array_agg(p_revisions[i] order by p_bets[i])
  into v_bets, v_revisions from generate_series(1, cardinality(p_bets)) i;
  perform sportsbook.lock_exposure(array(select distinct event from sportsbook.bet_leg where bet = any (v_bets)));

  with locked as materialized (
    select b.id, b.status, b.currency, b.potential_payout - b.stake as profit, b.revision + 1 as revision,
      p_payload -> b.id::text as news
    from sportsbook.bet b
    where b.id = any (v_bets) and b.revision = v_revisions[width_bucket(b.id, v_bets)] - 1
    order by b.id for no key update),
  before as materialized (
    select id, status, currency, profit, revision, (news ->> 'status')::sportsbook.bet_status as new_status,
      (news ->> 'payout')::bigint as new_payout, news -> 'explanation' as explanation
    from locked),
  settled as (
    update sportsbook.bet b set status = w.new_status, revision = w.revision,
      payout = case when w.new_status <> 'open' then w.new_payout end,
      settled_at = case when w.new_status <> 'open' then p_at end
    from before w where b.id = w.id),
  history as (
    insert into sportsbook.settlement (bet, revision, status, payout, explanation, at)
    select id, revision, new_status, new_payout, explanation, p_at from before)
  select coalesce(array_agg(id order by id), '{}'), array_agg(currency order by id),
    array_agg(profit * ((new_status = 'open')::int - (status = 'open')::int) order by id)
  into v_taken, v_currencies, v_profits from before;

  with moved as (
    select event, v_currencies[place] as currency, sum(v_profits[place])::bigint as profit
    from (
      select distinct bet, event, width_bucket(bet, v_taken) as place from sportsbook.bet_leg where bet = any (v_taken)
    ) leg
    group by event, v_currencies[place])
  update sportsbook.liability x set open_profit = x.open_profit + moved.profit
  from moved where x.event = moved.event and x.currency = moved.currency;
  return v_taken;
end $$;
