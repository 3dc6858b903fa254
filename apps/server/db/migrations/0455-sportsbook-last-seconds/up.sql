-- The earliest moment at which an event in play can be over, by its clock and the length of its sport as its supplier told them
-- last; null where nobody can tell. Within the last seconds before it nothing on the event is bought back.
alter table sportsbook.event add column ends_at timestamptz;

-- As in 0350-sportsbook-moved-starts. Once an event has begun, the end of it closes as its start did before.
create or replace function sportsbook.check_cash_out(p_payload jsonb, p_player bigint, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
declare
  v_bet record;
  v_leg record;
  v_which jsonb;
  v_refused ledger.refusal;
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
  for v_leg in
    select leg.place - 1 as place, leg.seen, leg.outcome, leg.prices, s.id, s.market as in_market, s.odds, s.version,
      case when sportsbook.is_voided(s.market, v_bet.placed_at) then '0:2'
        else coalesce(s.result || ':' || s.void_halves, '') end as known, e.status, e.in_play, e.is_stopped, m.status as market,
      e.status = 'live' or e.starts_at <= p_at as has_begun,
      sportsbook.is_put_off(e.id, e.starts_at, e.held_at, v_bet.placed_at) as is_put_off,
      case when e.status = 'live' or e.starts_at <= p_at then e.ends_at else e.starts_at end
        <= p_at + make_interval(secs => (p_payload ->> 'closing_seconds')::int) as is_closing
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
    if v_refused.name is null and v_leg.is_closing then
      v_refused := ledger.refuse('cash-out-unavailable', v_which || jsonb_build_object('reason', 'closing'));
    end if;
    if v_refused.name is not null then
      return v_refused;
    end if;
  end loop;
  return null;
end $$;
