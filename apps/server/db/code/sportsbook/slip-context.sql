-- Context of a slip besides its offer: the limits that hold for it and its rules. Called by modules/sportsbook before a bet is
-- placed and by the what-if of staff; reads only, locks nothing. Refuses nothing.

-- Returns the limits and rules that hold for a slip: `limits`, each with its amount in the slip's currency (null where no rate is known
-- for it), what is used of it, and the shared row that the ledger locks for it; `rules`, what staff decided about a leg or the player.
-- `p_changes` are limits that count otherwise than they are set, for a question of staff; null amounts are lifted.
create or replace function sportsbook.slip_bounds(
  p_player bigint, p_currency text, p_selections bigint[], p_at timestamptz, p_changes sportsbook.bet_limit[] default '{}'
) returns jsonb language plpgsql as $$
declare
  v_offer jsonb;
  v_rules jsonb := '[]';
  v_limits jsonb := '[]';
  v_has_limits boolean := cardinality(p_changes) > 0 or exists (select from sportsbook.bet_limit);
  v_has_rules boolean := exists (select from sportsbook.betting_rule);
begin
  if v_has_limits or v_has_rules then
    v_offer := sportsbook.places_of_slip(p_selections, p_at);
  end if;
  if v_has_rules then
    select coalesce(jsonb_agg(distinct jsonb_build_object('rule', rule, 'leg', item -> 'selection')), '[]') into v_rules
    from jsonb_array_elements(v_offer) item join sportsbook.betting_rule r
      on (r.scope, r.target) in (('selection', item ->> 'selection'), ('event', item ->> 'event'), ('tourney', item ->> 'league'),
        ('sport', item ->> 'sport'), ('user', p_player::text));
  end if;
  if v_has_limits then
    v_limits := sportsbook.limits_of_slip(p_player, p_currency, p_selections, v_offer, p_changes);
  end if;
  return jsonb_build_object('limits', v_limits, 'rules', v_rules);
end $$;

-- Returns where the selections of a slip belong: event, league and sport of each, and whether it is live.
create or replace function sportsbook.places_of_slip(p_selections bigint[], p_at timestamptz) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'selection', s.id::text, 'event', s.event::text, 'league', e.league::text, 'sport', g.sport,
    'is_live', e.in_play and (e.status = 'live' or e.status = 'scheduled' and e.starts_at <= p_at))), '[]')
  from sportsbook.selection s join sportsbook.event e on e.id = s.event join sportsbook.league g on g.id = e.league
  where s.id = any (p_selections)
$$;

-- Returns the limits that hold for a slip at its places, those of its line (`usual`, or `live` with any live leg) and currency alone.
create or replace function sportsbook.limits_of_slip(
  p_player bigint, p_currency text, p_selections bigint[], p_offer jsonb, p_changes sportsbook.bet_limit[]
) returns jsonb language plpgsql as $$
declare
  v_line text := case when p_offer @> '[{"is_live": true}]' then 'live' else 'usual' end;
begin
  return (
    with place as (
      select 'bet' as scope, null as target, null as selection
      union all select 'user', p_player::text, null
      union all (select distinct on (2) 'event', item ->> 'event', item ->> 'selection' from jsonb_array_elements(p_offer) item)
      union all (select distinct on (2) 'tourney', item ->> 'league', item ->> 'selection' from jsonb_array_elements(p_offer) item)
      union all (select distinct on (2) 'sport', item ->> 'sport', item ->> 'selection' from jsonb_array_elements(p_offer) item)
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', b.id::text, 'kind', b.kind, 'scope', b.scope, 'target', place.target, 'selection', place.selection,
      'amount', case when b.currency is not null then b.amount else floor(b.amount * rate.per_usd / 1000)::bigint * 1000 end::text,
      'used', sportsbook.used_of(b.kind, v_line, b.scope, place.target, p_player, p_currency,
        array(select unnest(p_selections) as id order by id))::text,
      'lock', case
        when b.kind <> 'max-payout' then null
        when b.scope = 'tourney' then place.target
        when b.scope = 'sport' then (select min(id)::text from sportsbook.league where sport = place.target) end)), '[]')
    from place cross join lateral (
      select * from sportsbook.bet_limit one
      where one.scope = place.scope and (one.target is null or one.target = place.target)
        and (cardinality(p_changes) = 0 or not exists (select from unnest(p_changes) c where sportsbook.is_same_limit(c, one)))
      union all
      select * from unnest(p_changes) c
      where c.scope = place.scope and (c.target is null or c.target = place.target) and c.amount is not null
    ) b
    left join sportsbook.stake_limit rate on rate.currency = p_currency
    where b.line = v_line and (b.currency is null or b.currency = p_currency));
end $$;

-- Returns the bounds of many slips, in their order: `player`, `currency`, `selections`, `at`, and `changes` of a question of staff.
create or replace function sportsbook.slip_bounds_of_all(p_asked jsonb) returns setof jsonb language sql as $$
  select sportsbook.slip_bounds((asked ->> 'player')::bigint, asked ->> 'currency', sportsbook.payload_numbers(asked, 'selections'),
    (asked ->> 'at')::timestamptz, case when asked ? 'changes'
      then array(select one from jsonb_populate_recordset(null::sportsbook.bet_limit, asked -> 'changes') one)
      else '{}' end)
  from jsonb_array_elements(p_asked) with ordinality as item (asked, place) order by place
$$;
