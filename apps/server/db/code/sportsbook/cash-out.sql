-- Cash-out: precondition and effect of sportsbook.cash-out, under the wallet, the exposures and then the bet's row; automatic rules and
-- the check that runs when something changed. Refuses bets that were settled or sold, prices that moved, markets that closed. Called by
-- the ledger, the automatic rules by a job.

-- Puts one job into the queue per event that rules hang on; changes that come while it waits are checked together.
create or replace function sportsbook.enqueue_cash_out_checks(p_events bigint[]) returns void language plpgsql as $$
begin
  perform platform.enqueue('sportsbook.check-cash-outs', json_build_object('event', watched.event::text),
    'cash-out:' || watched.event)
  from (select distinct event from sportsbook.cash_out_watch where event = any (p_events) order by event) watched;
end $$;

-- A new rule is checked at once and replaces the one before.
create or replace function sportsbook.set_cash_out_rule(p_bet bigint, p_value_min bigint, p_at timestamptz)
returns boolean language plpgsql as $$
begin
  -- The bet is held, so that it is not sold or settled meanwhile.
  perform from sportsbook.bet where id = p_bet and status = 'open' for share;
  if not found then
    return false;
  end if;
  insert into sportsbook.cash_out_rule (bet, value_min, set_at, player)
  select id, p_value_min, p_at, player from sportsbook.bet where id = p_bet
  on conflict (bet) do update set value_min = excluded.value_min, status = 'active', set_at = excluded.set_at, ended_at = null;
  insert into sportsbook.cash_out_watch (event, bet, player)
  select distinct event, bet, player from sportsbook.bet_leg where bet = p_bet on conflict do nothing;
  perform sportsbook.enqueue_cash_out_checks(array(select event from sportsbook.bet_leg where bet = p_bet limit 1));
  return true;
end $$;

-- Ends the automatic cash-out of a bet.
create or replace function sportsbook.end_cash_out_rule(p_bet bigint, p_status sportsbook.cash_out_rule_status, p_at timestamptz)
returns boolean language plpgsql as $$
begin
  update sportsbook.cash_out_rule set status = p_status, ended_at = p_at where bet = p_bet and status = 'active';
  if not found then
    return false;
  end if;
  delete from sportsbook.cash_out_watch where bet = p_bet;
  return true;
end $$;

-- Brings the bet to what is left of it, and takes what was sold off the liability of its events.
create or replace function sportsbook.on_cash_out(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
declare
  v_bet bigint := p_payload ->> 'bet';
  v_revision int := (p_payload ->> 'revision')::int + 1;
  v_rest_stake bigint := p_payload ->> 'rest_stake';
  v_rest_potential bigint := p_payload ->> 'rest_potential';
  v_cause sportsbook.sale_cause := p_payload ->> 'cause';
  v_profit bigint;
  v_payout bigint;
  v_currency text;
begin
  select coalesce(rest_potential, potential_payout) - coalesce(rest_stake, stake) - (v_rest_potential - v_rest_stake),
    coalesce(rest_potential, potential_payout) - v_rest_potential, currency
  into strict v_profit, v_payout, v_currency from sportsbook.bet where id = v_bet;
  update sportsbook.liability l set open_profit = l.open_profit - v_profit, open_payout = l.open_payout - v_payout
  where l.currency = v_currency and l.event in (select event from sportsbook.bet_leg where bet = v_bet);
  update sportsbook.bet set rest_stake = v_rest_stake, rest_potential = v_rest_potential, revision = v_revision,
    status = case when v_rest_stake = 0 then 'cashed-out' else status end,
    payout = case when v_rest_stake = 0 then 0 end,
    settled_at = case when v_rest_stake = 0 then p_at end
  where id = v_bet;
  insert into sportsbook.sale (op, bet, revision, stake, value, cause, basis, at, player)
  values (p_op, v_bet, v_revision, (p_payload ->> 'stake')::bigint, (p_payload ->> 'value')::bigint, v_cause,
    p_payload -> 'basis', p_at, p_player);
  if v_rest_stake = 0 then
    perform sportsbook.end_cash_out_rule(v_bet,
      case v_cause when 'rule' then 'fired' else 'ended' end::sportsbook.cash_out_rule_status, p_at);
  end if;
  return jsonb_build_object('bet', v_bet::text);
end $$;

-- Precondition of a sale. An each-way bet is valued by the places of the results that it was read with: those are checked as well.
create or replace function sportsbook.check_cash_out(p_payload jsonb, p_player bigint, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
declare
  v_refused ledger.refusal := sportsbook.sale_refusal(p_payload, p_player, p_at);
  v_moved record;
begin
  if v_refused.name is not null or not p_payload ? 'results' then
    return v_refused;
  end if;
  select leg.place - 1 as place, leg.selection into v_moved
  from rows from (jsonb_array_elements_text(p_payload -> 'selections'), jsonb_array_elements_text(p_payload -> 'results'))
    with ordinality as leg (selection, revision, place)
  join sportsbook.selection s on s.id = leg.selection::bigint join sportsbook.event e on e.id = s.event
  where e.result_revision <> leg.revision::int order by leg.place limit 1;
  return case when found then ledger.refuse('odds-changed', jsonb_build_object('leg', v_moved.place, 'selection', v_moved.selection)) end;
end $$;

-- Checks a sale under the lock: the bet was settled or sold, the rule that sells it was taken back, or one of its legs refuses it.
create or replace function sportsbook.sale_refusal(p_payload jsonb, p_player bigint, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
declare
  v_bet record;
begin
  select status, revision, is_free, player, placed_at, coalesce(rest_stake, stake) as rest into v_bet
  from sportsbook.bet where id = (p_payload ->> 'bet')::bigint for no key update;
  if v_bet.player is distinct from p_player then
    return ledger.refuse('bet-not-found');
  elsif v_bet.status = 'cashed-out' then
    return ledger.refuse('bet-already-sold');
  elsif v_bet.status <> 'open' then
    return ledger.refuse('event-over');
  elsif v_bet.is_free then
    return ledger.refuse('free-bet-not-sellable');
  elsif v_bet.revision <> (p_payload ->> 'revision')::int
    or v_bet.rest <> (p_payload ->> 'stake')::bigint + (p_payload ->> 'rest_stake')::bigint
  then
    return ledger.refuse('cash-out-quote-expired');
  end if;
  if p_payload ->> 'cause' = 'rule' then
    -- Held until the sale is made: a rule that was taken back in time sells nothing.
    perform from sportsbook.cash_out_rule
    where bet = (p_payload ->> 'bet')::bigint and status = 'active' and value_min <= (p_payload ->> 'value')::bigint
    for no key update;
    if not found then
      return ledger.refuse('cash-out-value-changed');
    end if;
  end if;
  return sportsbook.leg_of_sale_refusal(p_payload, v_bet.placed_at, p_at);
end $$;

-- Returns why a leg of a bet refuses its sale, or null: a price that moved, a market or event that closed since it was valued.
-- The payload lays out the legs as lists: selections, the odds of the moment, whether each has its result (`result:void halves` or an
-- empty text), and in `prices` the prices of the undecided outcomes of its market (decision 0006): a sale depends on the prices of its
-- rivals too; and in `around` those prices of other markets that tell how likely the stake of a line comes back, as `selection:odds,…`
-- or an empty text. A leg whose bets are returned counts as such, whatever its price; one put off beyond its window has no price.
create or replace function sportsbook.leg_of_sale_refusal(p_payload jsonb, p_placed_at timestamptz, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
declare
  v_leg record;
  v_which jsonb;
  v_refused ledger.refusal;
begin
  for v_leg in
    select leg.place - 1 as place, leg.seen, leg.outcome, leg.prices, leg.around, s.id, s.market as in_market, s.odds, s.version,
      case when sportsbook.is_voided(s.market, p_placed_at) then '0:2'
        else coalesce(s.result || ':' || s.void_halves, '') end as known, e.status, e.in_play, e.is_stopped, m.status as market,
      e.status = 'live' or e.starts_at <= p_at as has_begun,
      sportsbook.is_put_off(e.id, e.starts_at, e.held_at, p_placed_at) as is_put_off,
      case when e.status = 'live' or e.starts_at <= p_at then e.ends_at else e.starts_at end
        <= p_at + make_interval(secs => (p_payload ->> 'closing_seconds')::int) as is_closing
    from rows from (jsonb_array_elements_text(p_payload -> 'selections'), jsonb_array_elements_text(p_payload -> 'odds'),
      jsonb_array_elements_text(p_payload -> 'outcomes'), jsonb_array_elements_text(p_payload -> 'prices'),
      jsonb_array_elements_text(p_payload -> 'around'))
      with ordinality as leg (selection, seen, outcome, prices, around, place)
    join sportsbook.selection s on s.id = leg.selection::bigint
    join sportsbook.market m on m.id = s.market
    join sportsbook.event e on e.id = s.event
    order by leg.place
  loop
    v_which := jsonb_build_object('leg', v_leg.place, 'selection', v_leg.id::text, 'version', v_leg.version);
    if v_leg.known <> v_leg.outcome then
      return ledger.refuse('odds-changed', v_which || jsonb_build_object(
        'offered', sportsbook.odds_text(v_leg.seen::bigint), 'current', sportsbook.odds_text(v_leg.odds)));
    end if;
    continue when v_leg.known <> '';
    if v_leg.is_put_off then
      return ledger.refuse('cash-out-unavailable', v_which || jsonb_build_object('reason', 'put-off'));
    end if;
    v_refused := sportsbook.leg_refusal(v_leg.status, v_leg.has_begun, v_leg.in_play, v_leg.is_stopped, v_leg.market,
      v_leg.odds, v_leg.seen::bigint, v_leg.has_begun and v_leg.in_play, false, v_which);
    if v_refused.name is null and v_leg.prices is distinct from (
      select string_agg(x.odds::text, ',' order by x.id) from sportsbook.selection x
      where x.market = v_leg.in_market and x.result is null)
    then
      v_refused := ledger.refuse('odds-changed', v_which);
    end if;
    if v_refused.name is null and exists (
      select from string_to_table(nullif(v_leg.around, ''), ',') as seen (price)
      left join sportsbook.selection x on x.id = split_part(seen.price, ':', 1)::bigint
      left join sportsbook.market m on m.id = x.market
      where x.odds is distinct from split_part(seen.price, ':', 2)::int or x.result is not null or m.status <> 'open')
    then
      v_refused := ledger.refuse('odds-changed', v_which);
    end if;
    if v_refused.name is null and v_leg.is_closing then
      v_refused := ledger.refuse('cash-out-unavailable', v_which || jsonb_build_object('reason', 'closing'));
    end if;
    if v_refused.name is not null then
      return v_refused;
    end if;
  end loop;
  return null;
end $$;
