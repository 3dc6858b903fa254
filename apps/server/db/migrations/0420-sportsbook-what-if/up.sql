-- What a press would come to, asked without pressing: the judgements of a bet by themselves, without what holds an award or writes,
-- and the look at limits that stand otherwise.

create function sportsbook.is_same_limit(p_one sportsbook.bet_limit, p_other sportsbook.bet_limit) returns boolean
language sql immutable as $$
  select (p_one.kind, p_one.line, p_one.scope) = (p_other.kind, p_other.line, p_other.scope)
    and p_one.target is not distinct from p_other.target and p_one.currency is not distinct from p_other.currency
$$;

-- As in 0180-sportsbook-scores-that-bind. Each limit says which one it is, and a question may take some limits otherwise than they
-- stand: `p_changes` has the place of each and its amount, null for lifted.
drop function sportsbook.look(bigint, text, bigint[], timestamptz);
create function sportsbook.look(
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

-- `check_place_bet` of 0180-sportsbook-scores-that-bind, told beforehand what bars its player.
create function sportsbook.judge_place_bet(p_payload jsonb, p_player bigint, p_at timestamptz, p_barred text)
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
      or (case when p_payload ? 'live' then not sportsbook.stands_live(p_payload, v_leg, v_offer.has_begun, v_offer.in_play,
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
    return sportsbook.caps_refusal(p_payload, p_player, p_at);
  end if;
  return null;
end $$;

create or replace function sportsbook.check_place_bet(p_payload jsonb, p_player bigint, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
begin
  return sportsbook.judge_place_bet(p_payload, p_player, p_at, (select barred from players.barred(p_player, p_at)));
end $$;

-- What `check_place_free_bet` of 0271-sportsbook-free-bets judges once the award is held; and whether the sports are closed to its player, as
-- for every other bet.
create function sportsbook.judge_free_bet(p_payload jsonb, p_player bigint, p_at timestamptz, p_barred text)
returns ledger.refusal language plpgsql as $$
declare
  v_at_risk jsonb := sportsbook.at_risk(p_payload);
  v_refused ledger.refusal;
begin
  if players.is_sport_closed(p_player, p_at) then
    return ledger.refuse('sport-blocked');
  end if;
  v_refused := sportsbook.judge_place_bet(v_at_risk - 'caps', p_player, p_at, p_barred);
  if v_refused.name is not null or not p_payload ? 'caps' then
    return v_refused;
  end if;
  -- A player is limited in what they are paid, all else in what the house can lose.
  v_refused := sportsbook.caps_refusal(p_payload || jsonb_build_object('caps',
    jsonb_path_query_array(p_payload -> 'caps', '$[*] ? (@.kind == "bet-total" || @.scope == "user")')), p_player, p_at);
  if v_refused.name is not null then
    return v_refused;
  end if;
  return sportsbook.caps_refusal(v_at_risk || jsonb_build_object('caps',
    jsonb_path_query_array(p_payload -> 'caps', '$[*] ? (@.kind != "bet-total" && @.scope != "user")')), p_player, p_at);
end $$;

create or replace function sportsbook.check_place_free_bet(p_payload jsonb, p_player bigint, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
declare
  v_award record;
begin
  select * into v_award from sportsbook.free_bet where id = (p_payload ->> 'free_bet')::bigint for no key update;
  if v_award.player is distinct from p_player or v_award.status <> 'awarded' or v_award.amount <> (p_payload ->> 'stake')::bigint
    or v_award.currency <> p_payload ->> 'currency' or p_at < v_award.valid_from or p_at >= v_award.valid_until
  then
    return ledger.refuse('free-bet-not-found');
  end if;
  return sportsbook.judge_free_bet(p_payload, p_player, p_at, (select barred from players.barred(p_player, p_at)));
end $$;

-- What the lock would refuse a bet with, asked without it. Player 0 is somebody whom the house does not know yet.
create function sportsbook.would_refuse(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
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
