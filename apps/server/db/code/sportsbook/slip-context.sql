create or replace function sportsbook.look(
  p_player bigint, p_currency text, p_selections bigint[], p_at timestamptz, p_changes sportsbook.bet_limit[] default '{}'
) returns jsonb language plpgsql as $$
declare
  v_offer jsonb;
  v_answer jsonb;
  v_line text := 'usual';
  v_limits jsonb;
  v_rules jsonb;
begin
  select jsonb_agg(jsonb_build_object(
      'selection', s.id::text, 'event', s.event::text, 'odds', s.odds, 'version', s.version, 'league', e.league::text,
      'sport', g.sport, 'teams', jsonb_build_array(e.home::text, e.away::text), 'starts_at', extract(epoch from e.starts_at) * 1000,
      'state', case when e.status = 'live' or e.status = 'scheduled' and e.starts_at <= p_at then 'live' else e.status::text end,
      'in_play', e.in_play, 'score', case when sportsbook.binds_score(g.sport) then coalesce(e.home_score || '-' || e.away_score, '')
        else '*' end))
  into v_offer
  from sportsbook.selection s join sportsbook.event e on e.id = s.event join sportsbook.league g on g.id = e.league
  where s.id = any (p_selections);
  select jsonb_build_object('offer', coalesce(v_offer, '[]'), 'settings', to_jsonb(setting), 'limits', '[]'::jsonb, 'rules', '[]'::jsonb,
    'stake', (select jsonb_build_object('min', stake_min::text, 'default', stake_default::text, 'max', stake_max::text,
        'payout_max', payout_max::text, 'liability_max', liability_max::text, 'legal_payout_max', legal_payout_max::text)
      from sportsbook.stake_limit where currency = p_currency))
  into v_answer from sportsbook.betting_setting setting;
  if exists (select from sportsbook.desk_rule) then
    select jsonb_agg(distinct jsonb_build_object('rule', rule, 'leg', item -> 'selection')) into v_rules
    from jsonb_array_elements(v_offer) item join sportsbook.desk_rule r
      on (r.scope, r.target) in (('selection', item ->> 'selection'), ('event', item ->> 'event'), ('tourney', item ->> 'league'),
        ('sport', item ->> 'sport'), ('user', p_player::text));
    v_answer := v_answer || jsonb_build_object('rules', coalesce(v_rules, '[]'));
  end if;
  if cardinality(p_changes) = 0 and not exists (select from sportsbook.bet_limit) then
    return v_answer;
  end if;
  if v_offer @> '[{"state": "live", "in_play": true}]' then
    v_line := 'live';
  end if;
  with place as (
    select 'bet' as scope, null as target, null as selection union all select 'user', p_player::text, null
    union all select distinct on (target) 'event', item ->> 'event' as target, item ->> 'selection' from jsonb_array_elements(v_offer) item
    union all (select distinct on (target) 'tourney', item ->> 'league' as target, item ->> 'selection' from jsonb_array_elements(v_offer) item)
    union all (select distinct on (target) 'sport', item ->> 'sport' as target, item ->> 'selection' from jsonb_array_elements(v_offer) item)
  )
  select jsonb_agg(jsonb_build_object('id', b.id::text, 'kind', b.kind, 'scope', b.scope, 'target', place.target, 'selection', place.selection,
      'amount', case when b.currency is not null then b.amount else floor(b.amount * rate.per_usd / 1000)::bigint * 1000 end::text,
      'used', sportsbook.used_of(b.kind, v_line, b.scope, place.target, p_player, p_currency,
        array(select unnest(p_selections) as id order by id))::text,
      'lock', case
        when b.kind <> 'max-payout' then null
        when b.scope = 'tourney' then place.target
        when b.scope = 'sport' then (select min(id)::text from sportsbook.league where sport = place.target) end))
  into v_limits
  from place cross join lateral (
    select * from sportsbook.bet_limit one
    where one.scope = place.scope and (one.target is null or one.target = place.target)
      and (cardinality(p_changes) = 0 or not exists (select from unnest(p_changes) c where sportsbook.is_same_limit(c, one)))
    union all
    select * from unnest(p_changes) c
    where c.scope = place.scope and (c.target is null or c.target = place.target) and c.amount is not null
  ) b
  left join sportsbook.stake_limit rate on rate.currency = p_currency
  where b.line = v_line and (b.currency is null or b.currency = p_currency);
  return v_answer || jsonb_build_object('limits', coalesce(v_limits, '[]'));
end $$;

-- As in 0120-sportsbook-limits, with what a question takes otherwise.
create or replace function sportsbook.look_all(p_asked jsonb) returns setof jsonb language sql as $$
  select sportsbook.look((asked ->> 'player')::bigint, asked ->> 'currency', sportsbook.payload_numbers(asked, 'selections'),
    (asked ->> 'at')::timestamptz, case when asked ? 'changes'
      then array(select one from jsonb_populate_recordset(null::sportsbook.bet_limit, asked -> 'changes') one)
      else '{}' end)
  from jsonb_array_elements(p_asked) with ordinality as item (asked, place) order by place
$$;
