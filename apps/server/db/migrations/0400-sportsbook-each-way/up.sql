-- Each-way bets: half of the stake on all legs winning, half on all of them coming in among the first.

-- The terms that a leg was bet on: a divisor of what its odds win, and how many places count. Null for a bet to win. No table
-- check, which every leg would pay for: the use-case judges them, and an invariant counts what is wrong.
alter table sportsbook.bet_leg add column each_way_divisor smallint, add column each_way_places smallint;

-- What staff set instead of the ladder of a sport's rule book, the nearest word counts: event, league, sport. Both null: its
-- winner is bet on alone.
create table sportsbook.each_way_setting (
  id bigint generated always as identity primary key,
  scope text not null check (scope in ('event', 'tourney', 'sport')),
  target text not null,
  divisor smallint check (divisor between 2 and 6),
  places smallint check (places between 2 and 10),
  set_at timestamptz not null,
  unique (scope, target),
  check ((divisor is null) = (places is null))
);

-- What decides the terms of a market: how many runners it has, and what staff set (`8 -`, `8 off`, `8 4/3`). Null where nobody
-- would tell who came in second: of a market of another kind, and where its supplier settles by itself.
create function sportsbook.each_way_basis(p_market bigint) returns text language sql stable as $$
  select (select count(*) from sportsbook.selection s where s.market = m.id and s.result is null) || ' ' || coalesce((
    select coalesce(x.divisor || '/' || x.places, 'off') from sportsbook.each_way_setting x
    where (x.scope, x.target) in (('event', e.id::text), ('tourney', e.league::text), ('sport', g.sport))
    order by array_position(array['event', 'tourney', 'sport'], x.scope) limit 1), '-')
  from sportsbook.market m join sportsbook.event e on e.id = m.event join sportsbook.league g on g.id = e.league
  where m.id = p_market and m.kind in ('race-winner', 'tournament-winner') and not e.is_booked
$$;

-- The terms that the player saw are proved by what they are made of, leg by leg; then the bet is judged as any other.
create function sportsbook.check_place_each_way(p_payload jsonb, p_player bigint, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
declare
  v_leg record;
begin
  select leg.place - 1 as place, leg.selection into v_leg
  from rows from (jsonb_array_elements_text(p_payload -> 'selections'), jsonb_array_elements(p_payload -> 'each_way'))
    with ordinality as leg (selection, terms, place)
  left join sportsbook.selection s on s.id = leg.selection::bigint
  where sportsbook.each_way_basis(s.market) is distinct from leg.terms ->> 'basis'
  order by leg.place limit 1;
  if found then
    return ledger.refuse('each-way-terms-changed', jsonb_build_object('leg', v_leg.place, 'selection', v_leg.selection));
  end if;
  return sportsbook.refuse_place_bet(p_payload, p_player, p_at);
end $$;

create function sportsbook.on_place_each_way(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
declare
  v_answer jsonb := sportsbook.on_place_bet(p_op, p_player, p_payload, p_at);
begin
  update sportsbook.bet_leg l
  set each_way_divisor = (terms ->> 'divisor')::smallint, each_way_places = (terms ->> 'places')::smallint
  from jsonb_array_elements(p_payload -> 'each_way') with ordinality as leg (terms, place)
  where l.bet = p_op and l.leg = leg.place;
  return v_answer;
end $$;
select ledger.register_op_kind('sportsbook.place-each-way', 'sportsbook.check_place_each_way', 'sportsbook.on_place_each_way');

-- ---- cash-out ------------------------------------------------------------------------------------------------------

-- A bet each way is valued by the places of the results that it was read with: those are proved beside all else.
create function sportsbook.refuse_cash_out(p_payload jsonb, p_player bigint, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
declare
  v_refused ledger.refusal := sportsbook.check_cash_out(p_payload, p_player, p_at);
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
select ledger.register_op_kind('sportsbook.cash-out', 'sportsbook.refuse_cash_out', 'sportsbook.on_cash_out');

-- ---- invariants ----------------------------------------------------------------------------------------------------

-- As in 0271-sportsbook-free-bets, with bets each way.
create or replace view sportsbook.invariant_30_bets_are_stakes as
select coalesce(b.id, o.id) as bet
from sportsbook.bet b
full join (
  select * from ledger.op where verdict = 'accepted'
    and kind in ('sportsbook.place-bet', 'sportsbook.place-free-bet', 'sportsbook.place-each-way')
) o on o.id = b.id
left join (select bet, count(*) as legs from sportsbook.bet_leg group by bet) l on l.bet = b.id
where b.id is null or o.id is null
   or o.player is distinct from b.player or cardinality(o.moves) <> 4 or o.moves[3] <> b.stake
   or b.is_free <> (o.kind = 'sportsbook.place-free-bet')
   or case when o.kind = 'sportsbook.place-free-bet' then o.moves[4] <> 1537
        or not exists (select from ledger.wallet w where w.id = b.wallet and w.player = b.player and w.class = 'main')
      else o.moves[1] <> b.wallet or o.moves[4] <> 5 end
   or coalesce(l.legs, 0) < 1 or (b.kind = 'single') <> (l.legs = 1)
union all
select l.bet from sportsbook.bet_leg l
left join sportsbook.bet b on b.id = l.bet
left join sportsbook.selection s on s.id = l.selection
where b.id is null or s.event is distinct from l.event;

-- A bet stands each way on all of its legs or on none, on markets that have places, and may pay the mean of its two products.
create view sportsbook.invariant_60_each_way_bets_are_whole as
select b.id as bet
from (
  select bet from sportsbook.bet_leg where each_way_places is not null or each_way_divisor is not null
  union select id from ledger.op where kind = 'sportsbook.place-each-way' and verdict = 'accepted'
) each_way
join sportsbook.bet b on b.id = each_way.bet
cross join lateral (
  select count(*) as legs, count(l.each_way_places + l.each_way_divisor) as each_way,
    bool_or(m.kind not in ('race-winner', 'tournament-winner')) as is_elsewhere,
    sportsbook.product_of(l.odds) as win, sportsbook.product_of(1000) as win_share,
    sportsbook.product_of(1000 * l.each_way_divisor + l.odds - 1000) as place,
    sportsbook.product_of(1000 * l.each_way_divisor) as place_share
  from sportsbook.bet_leg l join sportsbook.selection s on s.id = l.selection join sportsbook.market m on m.id = s.market
  where l.bet = b.id
) leg
where not exists (select from ledger.op o where o.id = b.id and o.kind = 'sportsbook.place-each-way')
  or leg.each_way <> leg.legs or leg.is_elsewhere or b.kind = 'system' or b.is_free
  or b.potential_payout is distinct from 1000 * div(
    b.stake * (leg.win * leg.place_share + leg.place * leg.win_share), 2000 * leg.win_share * leg.place_share);
select ledger.register_invariant('sportsbook-60', 'sportsbook.invariant_60_each_way_bets_are_whole',
  'A bet stands each way on all of its legs or on none, and may pay the mean of its win and its place.');
