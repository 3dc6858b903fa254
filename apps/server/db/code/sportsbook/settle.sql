-- Settlement of bets: the chunk effect of sportsbook.settle. Called by ledger.apply_settlements after the winners' wallets are locked;
-- locks the exposures of their events, then the bets, by their update. Refuses nothing: a bet at another revision is skipped.

-- Settles the bets of one chunk, in the commit that pays them. A bet is taken only at the revision before the one given and in the state
-- that the caller saw, so that a re-run changes nothing. Two chunks with the same bet wait for each other at the exposures of its events.
-- The bets come in the order of their ids; the payload holds lists in that order, as PostgreSQL writes arrays: the states `before`, `statuses`, `payouts` (null: open again, and its
-- profit is at risk once more), and explanations. The open profit is that of what sales left of a bet; of a free bet the whole payout is
-- at risk, and its award follows it.
create or replace function sportsbook.on_settle(p_bets bigint[], p_revisions int[], p_payload jsonb, p_at timestamptz)
returns bigint[] language plpgsql as $$
declare
  v_op bigint := p_payload ->> 'op';
  v_explanations jsonb[] := array(select jsonb_array_elements(p_payload -> 'explanations'));
  v_leg_bets bigint[];
  v_leg_events bigint[];
  v_taken bigint[];
  v_currencies text[];
  -- By how much the open profit of each bet taken changes.
  v_profits bigint[];
  -- Likewise its open payout.
  v_payouts bigint[];
  -- Free bets that are void now, and those that were.
  v_voided bigint[];
  v_revived bigint[];
begin
  select array_agg(bet), array_agg(event) into v_leg_bets, v_leg_events
  from (select distinct bet, event from sportsbook.bet_leg where bet = any (p_bets)) leg;
  perform sportsbook.lock_exposure(array(select distinct unnest(v_leg_events)));

  with settled as (
    update sportsbook.bet b set status = line.status, revision = line.revision,
      payout = case when line.status <> 'open' then line.payout end,
      settled_at = case when line.status <> 'open' then p_at end
    from unnest(p_bets, p_revisions, (p_payload ->> 'before')::sportsbook.bet_status[],
      (p_payload ->> 'statuses')::sportsbook.bet_status[], (p_payload ->> 'payouts')::bigint[],
      (p_payload ->> 'explained')::int[]) as line (bet, revision, before, status, payout, explained)
    where b.id = line.bet and b.revision = line.revision - 1 and b.status = line.before
    returning b.id, b.player, b.revision, b.status, line.before, line.payout, line.explained, b.currency, b.is_free,
      (coalesce(b.rest_potential, b.potential_payout) - case when b.is_free then 0 else coalesce(b.rest_stake, b.stake) end)
        * ((line.status = 'open')::int - (line.before = 'open')::int) as profit,
      coalesce(b.rest_potential, b.potential_payout) * ((line.status = 'open')::int - (line.before = 'open')::int) as open_payout),
  history as (
    insert into sportsbook.settlement (bet, revision, status, payout, explanation, at, op, player)
    select id, revision, status, payout, v_explanations[explained], p_at, v_op, player from settled)
  select coalesce(array_agg(id order by id), '{}'), array_agg(currency order by id), array_agg(profit order by id), array_agg(open_payout order by id),
    array_agg(id) filter (where is_free and status = 'void' and before <> 'void'),
    array_agg(id) filter (where is_free and status <> 'void' and before = 'void')
  into v_taken, v_currencies, v_profits, v_payouts, v_voided, v_revived from settled;

  if v_voided is not null then
    perform sportsbook.give_free_bets_back(v_voided, p_at);
  end if;
  if v_revived is not null then
    perform sportsbook.take_free_bets_again(v_revived, p_at);
  end if;

  with moved as (
    select event, v_currencies[place] as currency, sum(v_profits[place])::bigint as profit,
      sum(v_payouts[place])::bigint as payout
    from (
      select bet, event, width_bucket(bet, v_taken) as place from unnest(v_leg_bets, v_leg_events) as leg (bet, event)
    ) leg
    where v_taken[place] = bet group by event, v_currencies[place])
  update sportsbook.liability x set open_profit = x.open_profit + moved.profit, open_payout = x.open_payout + moved.payout
  from moved where x.event = moved.event and x.currency = moved.currency;
  return v_taken;
end $$;
