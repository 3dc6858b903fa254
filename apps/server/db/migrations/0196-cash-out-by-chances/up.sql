-- Cash-out by chances: an open leg is worth what all prices of its market say of it, their margin taken off (decision 0006), so
-- that a sale depends on the prices of its rivals too. As in 0110-sportsbook-cash-out; `prices` has, for each leg, the prices of
-- the undecided outcomes of its market as they were valued, and a sale whose prices moved before the lock is valued again.
create or replace function sportsbook.check_cash_out(p_payload jsonb, p_player bigint, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
declare
  v_bet record;
  v_leg record;
  v_which jsonb;
  v_refused ledger.refusal;
begin
  select status, revision, is_free, player, coalesce(rest_stake, stake) as rest into v_bet
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
  for v_leg in
    select leg.place - 1 as place, leg.seen, leg.outcome, leg.prices, s.id, s.market as in_market, s.odds, s.version,
      coalesce(s.result || ':' || s.void_halves, '') as known, e.status, e.in_play, e.is_stopped, m.status as market,
      e.status = 'live' or e.starts_at <= p_at as has_begun,
      e.starts_at <= p_at + make_interval(secs => (p_payload ->> 'closing_seconds')::int) as is_closing
    from rows from (jsonb_array_elements_text(p_payload -> 'selections'), jsonb_array_elements_text(p_payload -> 'odds'),
      jsonb_array_elements_text(p_payload -> 'outcomes'), jsonb_array_elements_text(p_payload -> 'prices'))
      with ordinality as leg (selection, seen, outcome, prices, place)
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
    v_refused := sportsbook.leg_refusal(v_leg.status, v_leg.has_begun, v_leg.in_play, v_leg.is_stopped, v_leg.market,
      v_leg.odds, v_leg.seen::bigint, v_leg.has_begun and v_leg.in_play, false, v_which);
    if v_refused.name is null and v_leg.prices is distinct from (
      select string_agg(x.odds::text, ',' order by x.id) from sportsbook.selection x
      where x.market = v_leg.in_market and x.result is null)
    then
      v_refused := ledger.refuse('odds-changed', v_which);
    end if;
    if v_refused.name is null and v_leg.is_closing and not v_leg.has_begun then
      v_refused := ledger.refuse('cash-out-unavailable', v_which || jsonb_build_object('reason', 'closing'));
    end if;
    if v_refused.name is not null then
      return v_refused;
    end if;
  end loop;
  return null;
end $$;
