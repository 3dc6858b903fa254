-- Systems: a bet on every combination of some of its legs.

alter domain sportsbook.bet_kind drop constraint bet_kind_check1;
alter domain sportsbook.bet_kind add constraint bet_kind_check check (value in ('single', 'express', 'system'));
-- Legs of a combination, and the places of the legs that stand in each of them, from 0: of a system alone. No table check, which
-- every bet would pay for: the use-case judges them, and an invariant counts what is wrong.
alter table sportsbook.bet add column sizes smallint[], add column bankers smallint[];

-- A list of small numbers as a payload writes it.
create function sportsbook.places_of(p_list jsonb) returns smallint[] language sql immutable as $$
  select array(select jsonb_array_elements_text(p_list)::smallint)
$$;

-- The rows of a bet, as in 0046-sportsbook-lean-placing, with what a system unfolds into.
create or replace function sportsbook.on_place_bet(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
declare
  v_currency text := p_payload ->> 'currency';
  v_stake bigint := p_payload ->> 'stake';
  v_potential bigint := p_payload ->> 'potential';
  v_event bigint;
  v_events bigint[] := '{}';
begin
  insert into sportsbook.bet (id, player, wallet, kind, sizes, bankers, currency, stake, potential_payout, placed_at)
  values (p_op, p_player, (p_payload ->> 'wallet')::bigint, p_payload ->> 'kind', case when p_payload ? 'sizes' then sportsbook.places_of(p_payload -> 'sizes') end,
    case when p_payload ? 'bankers' then sportsbook.places_of(p_payload -> 'bankers') end, v_currency, v_stake, v_potential, p_at);
  for v_leg in 0 .. jsonb_array_length(p_payload -> 'selections') - 1 loop
    insert into sportsbook.bet_leg (bet, leg, selection, event, odds)
    select p_op, v_leg + 1, s.id, s.event, (p_payload -> 'odds' ->> v_leg)::int
    from sportsbook.selection s where s.id = (p_payload -> 'selections' ->> v_leg)::bigint
    returning event into strict v_event;
    continue when v_event = any (v_events);
    v_events := v_events || v_event;
    update sportsbook.liability set open_profit = open_profit + (v_potential - v_stake)
    where event = v_event and currency = v_currency;
    if not found then
      insert into sportsbook.liability (event, currency, open_profit) values (v_event, v_currency, v_potential - v_stake);
    end if;
  end loop;
  return jsonb_build_object('bet', p_op::text);
end $$;

-- The rows of many bets, as in 0064-sportsbook-places-together, likewise.
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

create view sportsbook.invariant_35_systems_unfold as
select b.id as bet from sportsbook.bet b
where (b.kind = 'system') <> (b.sizes is not null and b.bankers is not null)
  or b.kind = 'system' and (cardinality(b.sizes) = 0
    or cardinality(b.bankers) >= (select min(size) from unnest(b.sizes) as size)
    or exists (select from unnest(b.sizes || b.bankers) as place
      where place > (select count(*) from sportsbook.bet_leg l where l.bet = b.id)));
select ledger.register_invariant('sportsbook-35', 'sportsbook.invariant_35_systems_unfold',
  'Every system, and nothing else, says which combinations of its legs it stands on.');
