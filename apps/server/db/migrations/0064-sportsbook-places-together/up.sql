-- Bets of one commit, judged and written together: see 0063-ledger-together.

-- `players.may_stake` as one row, so that a statement over many stakes takes it in.
create function players.barred(p_player bigint, p_at timestamptz) returns table (barred text) language sql stable as $$
  select case
    when p.id is null then 'user-not-found'
    when p.banned_at is not null then 'user-banned'
    when players.is_excluded(p_player, p_at) then 'self-excluded'
  end
  from (select) asked left join players.player p on p.id = p_player
$$;

-- True where a bet passes whatever the others come to: its player may stake, its prices stand, and each of its events could
-- bear all the profits that the list asks of it.
create function sportsbook.check_place_bets(p_players bigint[], p_payloads jsonb[], p_ats timestamptz[])
returns boolean[] language plpgsql as $$
begin
  return array(
    select coalesce(bool_and(stands and asked <= liability_max - coalesce((
      select open_profit from sportsbook.liability l where l.event = leg.event and l.currency = leg.currency), 0)), false)
    from (
      select bet.ord, bet.currency, bet.liability_max, s.event, sum(bet.profit) over (partition by s.event, bet.currency) as asked,
        coalesce(player.barred is null and s.odds = (bet.payload -> 'odds' ->> k)::int and m.status = 'open'
          and e.status = 'scheduled' and e.starts_at > bet.at and not e.is_stopped, false) as stands
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

-- The rows of many bets, and what they add to the liability of each event.
create function sportsbook.on_place_bets(
  p_ops bigint[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[], p_balances bigint[]
) returns jsonb[] language plpgsql as $$
begin
  with asked as materialized (
    select op, player, at, payload, payload ->> 'currency' as currency, (payload ->> 'stake')::bigint as stake,
      (payload ->> 'potential')::bigint as potential
    from unnest(p_ops, p_players, p_payloads, p_ats) as bet (op, player, payload, at)
  ), placed as (
    insert into sportsbook.bet (id, player, wallet, kind, currency, stake, potential_payout, placed_at)
    select op, player, (payload ->> 'wallet')::bigint, payload ->> 'kind', currency, stake, potential, at from asked
  ), leg as materialized (
    select op, k, s.id as selection, s.event, currency, potential - stake as profit, (payload -> 'odds' ->> k)::int as odds
    from asked
    cross join lateral generate_series(0, jsonb_array_length(payload -> 'selections') - 1) as k
    join sportsbook.selection s on s.id = (payload -> 'selections' ->> k)::bigint
  ), laid as (
    insert into sportsbook.bet_leg (bet, leg, selection, event, odds) select op, k + 1, selection, event, odds from leg
  )
  insert into sportsbook.liability as liability (event, currency, open_profit)
  select event, currency, sum(profit)::bigint
  from (select distinct op, event, currency, profit from leg) once
  group by event, currency order by event, currency
  on conflict (event, currency) do update set open_profit = liability.open_profit + excluded.open_profit;
  return array(select jsonb_build_object('bet', op::text) from unnest(p_ops) as op);
end $$;

-- As in 0046-sportsbook-lean-placing, with the player looked at beside the leg.
create or replace function sportsbook.check_place_bet(p_payload jsonb, p_player bigint, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
declare
  v_currency text := p_payload ->> 'currency';
  v_profit bigint := (p_payload ->> 'potential')::bigint - (p_payload ->> 'stake')::bigint;
  v_liability_max bigint := p_payload ->> 'liability_max';
  v_offer record;
  v_seen int;
  v_refused ledger.refusal;
begin
  for v_leg in 0 .. jsonb_array_length(p_payload -> 'selections') - 1 loop
    v_seen := p_payload -> 'odds' ->> v_leg;
    select player.barred, s.odds, s.version, e.status, e.starts_at, e.is_stopped, m.status as market, coalesce((
        select open_profit from sportsbook.liability where event = s.event and currency = v_currency), 0) as open_profit
    into v_offer
    from players.barred(p_player, p_at) player
    left join sportsbook.selection s on s.id = (p_payload -> 'selections' ->> v_leg)::bigint
    left join sportsbook.market m on m.id = s.market
    left join sportsbook.event e on e.id = s.event;
    if v_offer.barred is not null then
      return ledger.refuse(v_offer.barred);
    end if;
    if v_offer.odds is distinct from v_seen or v_offer.market <> 'open' or v_offer.status <> 'scheduled'
      or v_offer.starts_at <= p_at or v_offer.is_stopped or v_profit > v_liability_max - v_offer.open_profit
    then
      v_refused := sportsbook.leg_refusal(v_offer.status, v_offer.starts_at <= p_at, v_offer.is_stopped, v_offer.market,
        v_offer.odds, v_seen, jsonb_build_object('leg', v_leg, 'selection', p_payload -> 'selections' ->> v_leg,
          'version', v_offer.version));
      if v_refused.name is null then
        v_refused := sportsbook.liability_refusal(p_payload, v_leg, v_liability_max - v_offer.open_profit);
      end if;
      return v_refused;
    end if;
  end loop;
  return null;
end $$;

-- The rows of one bet, in one statement: see 0065-ledger-lone-command.
create or replace function sportsbook.on_place_bet(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
declare
  v_currency text := p_payload ->> 'currency';
  v_stake bigint := p_payload ->> 'stake';
  v_potential bigint := p_payload ->> 'potential';
begin
  with placed as (
    insert into sportsbook.bet (id, player, wallet, kind, currency, stake, potential_payout, placed_at)
    values (p_op, p_player, (p_payload ->> 'wallet')::bigint, p_payload ->> 'kind', v_currency, v_stake, v_potential, p_at)
  ), leg as (
    insert into sportsbook.bet_leg (bet, leg, selection, event, odds)
    select p_op, k + 1, s.id, s.event, (p_payload -> 'odds' ->> k)::int
    from generate_series(0, jsonb_array_length(p_payload -> 'selections') - 1) as k
    join sportsbook.selection s on s.id = (p_payload -> 'selections' ->> k)::bigint
    returning event
  )
  insert into sportsbook.liability as liability (event, currency, open_profit)
  select distinct event, v_currency, v_potential - v_stake from leg
  on conflict (event, currency) do update set open_profit = liability.open_profit + excluded.open_profit;
  return jsonb_build_object('bet', p_op::text);
end $$;

select ledger.register_many('sportsbook.place-bet', 'sportsbook.check_place_bets', 'sportsbook.on_place_bets');
