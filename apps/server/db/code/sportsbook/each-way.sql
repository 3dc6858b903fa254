-- Each-way bets: precondition and effect of sportsbook.place-each-way, under the wallet and the exposures; a bet may pay its win and its
-- place. Refuses what place-bet.sql refuses, and terms that changed. Called by the ledger.

-- A list of small numbers as a payload writes it.
create or replace function sportsbook.places_of(p_list jsonb) returns smallint[] language sql immutable as $$
  select array(select jsonb_array_elements_text(p_list)::smallint)
$$;

-- Basis of the terms of a market: its number of runners, and what staff set (`8 -`, `8 off`, `8 4/3`). Null where the
-- second place is not known: of a market of another kind, and where its supplier settles by itself.
create or replace function sportsbook.each_way_basis(p_market bigint) returns text language sql stable as $$
  select (select count(*) from sportsbook.selection s where s.market = m.id and s.result is null) || ' ' || coalesce((
    select coalesce(x.divisor || '/' || x.places, 'off') from sportsbook.each_way_setting x
    where (x.scope, x.target) in (('event', e.id::text), ('tourney', e.league::text), ('sport', g.sport))
    order by array_position(array['event', 'tourney', 'sport'], x.scope) limit 1), '-')
  from sportsbook.market m join sportsbook.event e on e.id = m.event join sportsbook.league g on g.id = e.league
  where m.id = p_market and m.kind in ('race-winner', 'tournament-winner') and not e.is_booked
$$;

-- The terms that the player saw are proved by what they are made of, leg by leg; then the bet is judged as any other.
create or replace function sportsbook.check_place_each_way(p_payload jsonb, p_player bigint, p_at timestamptz)
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
  return sportsbook.check_place_bet(p_payload, p_player, p_at);
end $$;

-- Effect of an each-way bet: as of any bet, with the divisor and the places of each leg.
create or replace function sportsbook.on_place_each_way(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
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
