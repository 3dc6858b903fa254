-- Placing bets: precondition and effect of sportsbook.place-bet, alone and for many commands of a batch. Called by the ledger under the
-- wallets and the exposures of the events; the first bet on an event in its currency holds the row of that currency's stakes as well, which
-- staff lock alone when they remove it. Refuses with what changed since the use-case read it: odds, markets, events, limits, stakes that are gone.

-- Effects of many bets: their rows, and what they add to the liability of each event.
create or replace function sportsbook.on_place_bets(
  p_ops bigint[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[], p_balances bigint[]
) returns jsonb[] language plpgsql as $$
begin
  with asked as materialized (
    select op, player, at, payload, payload ->> 'currency' as currency, (payload ->> 'stake')::bigint as stake,
      (payload ->> 'potential')::bigint as potential
    from unnest(p_ops, p_players, p_payloads, p_ats) as bet (op, player, payload, at)
  ), placed as (
    insert into sportsbook.bet (id, player, wallet, kind, sizes, bankers, currency, stake, potential_payout, placed_at)
    select op, player, (payload ->> 'wallet')::bigint, payload ->> 'kind', case when payload ? 'sizes' then sportsbook.places_of(payload -> 'sizes') end,
      case when payload ? 'bankers' then sportsbook.places_of(payload -> 'bankers') end, currency, stake, potential, at from asked
  ), leg as materialized (
    select op, player, k, s.id as selection, s.event, currency, potential - stake as profit, potential, (payload -> 'odds' ->> k)::int as odds
    from asked
    cross join lateral generate_series(0, jsonb_array_length(payload -> 'selections') - 1) as k
    join sportsbook.selection s on s.id = (payload -> 'selections' ->> k)::bigint
  ), laid as (
    insert into sportsbook.bet_leg (bet, leg, selection, event, odds, player)
    select op, k + 1, selection, event, odds, player from leg
  )
  insert into sportsbook.liability as liability (event, currency, open_profit, open_payout)
  select event, currency, sum(profit)::bigint, sum(potential)::bigint
  from (select distinct op, event, currency, profit, potential from leg) once
  group by event, currency order by event, currency
  on conflict (event, currency) do update set open_profit = liability.open_profit + excluded.open_profit,
    open_payout = liability.open_payout + excluded.open_payout;
  return array(select jsonb_build_object('bet', op::text) from unnest(p_ops) as op);
end $$;

-- Check of many bets: true where a bet passes together with all the others, and sports are not closed to its player.
create or replace function sportsbook.check_place_bets(p_players bigint[], p_payloads jsonb[], p_ats timestamptz[])
returns boolean[] language plpgsql as $$
declare
  v_passed boolean[] := sportsbook.pass_together(p_players, p_payloads, p_ats);
begin
  if not casino.closes_sports() then
    return v_passed;
  end if;
  return array(
    select v_passed[ord] and not players.is_sport_closed(player, at)
    from unnest(p_players, p_ats) with ordinality as bet (player, at, ord) order by ord);
end $$;

-- True where a bet passes whatever becomes of the others: its player may stake, its odds are those of the moment, and each of its events
-- could bear all the profits that the list asks of it. A live bet, one with limits that only the lock can judge, and one that is the first
-- in its currency on all of its events go alone, so that each sees those before it.
create or replace function sportsbook.pass_together(p_players bigint[], p_payloads jsonb[], p_ats timestamptz[])
returns boolean[] language plpgsql as $$
begin
  return array(
    select coalesce(bool_and(passes and asked <= liability_max - coalesce(open_profit, 0)) and bool_or(open_profit is not null), false)
    from (
      select bet.ord, bet.liability_max, sum(bet.profit) over (partition by s.event, bet.currency) as asked, (
          select open_profit from sportsbook.liability l where l.event = s.event and l.currency = bet.currency) as open_profit,
        coalesce(player.barred is null and s.odds = (bet.payload -> 'odds' ->> k)::int and m.status = 'open'
          and e.status = 'scheduled' and e.starts_at > bet.at and not e.is_stopped
          and not bet.payload ?| '{live,caps}'::text[], false) as passes
      from (
        select ord, at, payload, player, payload ->> 'currency' as currency, (payload ->> 'liability_max')::bigint as liability_max,
          (payload ->> 'potential')::bigint - (payload ->> 'stake')::bigint as profit
        from unnest(p_players, p_payloads, p_ats) with ordinality as bet (player, payload, at, ord)
      ) bet
      cross join lateral players.barred(bet.player, bet.at) player
      left join lateral generate_series(0, jsonb_array_length(bet.payload -> 'selections') - 1) as k on true
      left join sportsbook.selection s on s.id = (bet.payload -> 'selections' ->> k)::bigint
      left join sportsbook.market m on m.id = s.market
      left join sportsbook.event e on e.id = s.event
    ) leg
    group by ord order by ord);
end $$;

-- Effect of a bet: its rows, the line and the featured express it is on, and what it adds to the liability of each of its events. A bet on a featured express carries limits, so that it goes alone.
create or replace function sportsbook.on_place_bet(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
declare
  v_currency text := p_payload ->> 'currency';
  v_stake bigint := p_payload ->> 'stake';
  v_potential bigint := p_payload ->> 'potential';
  -- Of a free bet the potential at risk has its stake beside what it pays.
  v_payout bigint := v_potential - case when p_payload ? 'free_bet' then v_stake else 0 end;
  v_event bigint;
  v_events bigint[] := '{}';
begin
  insert into sportsbook.bet (id, player, wallet, kind, sizes, bankers, currency, stake, potential_payout, placed_at, is_live)
  values (p_op, p_player, (p_payload ->> 'wallet')::bigint, p_payload ->> 'kind', case when p_payload ? 'sizes' then sportsbook.places_of(p_payload -> 'sizes') end,
    case when p_payload ? 'bankers' then sportsbook.places_of(p_payload -> 'bankers') end, v_currency, v_stake, v_potential, p_at,
    p_payload ? 'live');
  for v_leg in 0 .. jsonb_array_length(p_payload -> 'selections') - 1 loop
    insert into sportsbook.bet_leg (bet, leg, selection, event, odds, player)
    select p_op, v_leg + 1, s.id, s.event, (p_payload -> 'odds' ->> v_leg)::int, p_player
    from sportsbook.selection s where s.id = (p_payload -> 'selections' ->> v_leg)::bigint
    returning event into strict v_event;
    continue when v_event = any (v_events);
    v_events := v_events || v_event;
    update sportsbook.liability set open_profit = open_profit + (v_potential - v_stake), open_payout = open_payout + v_payout
    where event = v_event and currency = v_currency;
    if not found then
      insert into sportsbook.liability (event, currency, open_profit, open_payout)
      values (v_event, v_currency, v_potential - v_stake, v_payout);
    end if;
  end loop;
  if p_payload ? 'top_express' then
    insert into sportsbook.top_express_bet (bet, express, player)
    values (p_op, (p_payload ->> 'top_express')::bigint, p_player);
  end if;
  return jsonb_build_object('bet', p_op::text);
end $$;

-- Judges a bet under the lock, given what bars its player: a price that moved, a market that closed, an event that began, a limit that
-- filled since the use-case read them.
create or replace function sportsbook.judge_place_bet(p_payload jsonb, p_player bigint, p_at timestamptz, p_barred text)
returns ledger.refusal language plpgsql as $$
declare
  v_currency text := p_payload ->> 'currency';
  v_profit bigint := (p_payload ->> 'potential')::bigint - (p_payload ->> 'stake')::bigint;
  v_liability_max bigint := p_payload ->> 'liability_max';
  v_offer record;
  v_seen int;
  v_refused ledger.refusal;
begin
  if p_barred is not null then
    return ledger.refuse(p_barred);
  end if;
  for v_leg in 0 .. jsonb_array_length(p_payload -> 'selections') - 1 loop
    v_seen := p_payload -> 'odds' ->> v_leg;
    select s.odds, s.version, e.status, e.status = 'live' or e.starts_at <= p_at as has_begun, e.in_play, e.is_stopped,
      e.home_score, e.away_score, m.status as market, coalesce((
        select open_profit from sportsbook.liability where event = s.event and currency = v_currency), 0) as open_profit
    into v_offer
    from (select) leg
    left join sportsbook.selection s on s.id = (p_payload -> 'selections' ->> v_leg)::bigint
    left join sportsbook.market m on m.id = s.market
    left join sportsbook.event e on e.id = s.event;
    if v_offer.odds is distinct from v_seen or v_offer.market <> 'open' or v_offer.status not in ('scheduled', 'live')
      or v_offer.is_stopped or v_profit > v_liability_max - v_offer.open_profit
      or (case when p_payload ? 'live' then not sportsbook.is_live_unchanged(p_payload, v_leg, v_offer.has_begun, v_offer.in_play,
        v_offer.home_score, v_offer.away_score) else v_offer.has_begun end)
    then
      v_refused := sportsbook.leg_refusal(v_offer.status, v_offer.has_begun, v_offer.in_play, v_offer.is_stopped, v_offer.market,
        v_offer.odds, v_seen, p_payload -> 'live' ->> v_leg is not null,
        coalesce(p_payload -> 'live' ->> v_leg not in ('*', coalesce(v_offer.home_score || '-' || v_offer.away_score, '')), false),
        jsonb_build_object('leg', v_leg, 'selection', p_payload -> 'selections' ->> v_leg, 'version', v_offer.version));
      if v_refused.name is null then
        v_refused := sportsbook.liability_refusal(p_payload, v_leg, v_liability_max - v_offer.open_profit);
      end if;
      return v_refused;
    end if;
  end loop;
  if p_payload ? 'caps' then
    return sportsbook.bounds_refusal(p_payload, p_player, p_at);
  end if;
  return null;
end $$;

-- True where the currency of a bet has stakes, and keeps them until the bet is written. Staff remove them only while no event has a
-- liability in the currency, and no liability is ever deleted: a bet on an event that has one needs no lock.
create or replace function sportsbook.holds_stakes(p_payload jsonb) returns boolean language plpgsql as $$
begin
  perform from unnest(sportsbook.payload_numbers(p_payload, 'selections')) as asked (id)
  join sportsbook.selection s on s.id = asked.id
  join sportsbook.liability l on l.event = s.event and l.currency = p_payload ->> 'currency' limit 1;
  if not found then
    perform from sportsbook.stake_limit where currency = p_payload ->> 'currency' for key share;
  end if;
  return found;
end $$;

-- Precondition of a bet: its currency has stakes, sports are not closed to its player, and `judge_place_bet` has nothing against it.
create or replace function sportsbook.check_place_bet(p_payload jsonb, p_player bigint, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
begin
  if not sportsbook.holds_stakes(p_payload) then
    return ledger.refuse('currency-unacceptable');
  elsif players.is_sport_closed(p_player, p_at) then
    return ledger.refuse('sport-blocked');
  end if;
  return sportsbook.judge_place_bet(p_payload, p_player, p_at, (select barred from players.barred(p_player, p_at)));
end $$;

-- Returns what a bet would be refused with, asked without a lock and without writing, for the what-if of staff. Player 0 is a guest.
create or replace function sportsbook.would_refuse(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
declare
  v_barred text := (select barred from players.barred(p_player, p_at) where p_player <> 0);
begin
  if p_payload ? 'free_bet' then
    return sportsbook.judge_free_bet(p_payload, p_player, p_at, v_barred);
  elsif players.is_sport_closed(p_player, p_at) then
    return ledger.refuse('sport-blocked');
  end if;
  return sportsbook.judge_place_bet(p_payload, p_player, p_at, v_barred);
end $$;
