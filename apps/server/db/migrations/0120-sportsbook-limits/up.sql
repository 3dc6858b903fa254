-- Betting limits, rules of the desk and bets in play. A bet that nothing limits is looked at in one statement, and pays nothing
-- under the lock.

-- What staff set for all bets, in one row.
create table sportsbook.betting_setting (
  one boolean primary key default true check (one),
  -- Reception of all bets, and of bets in play alone.
  bets_stopped boolean not null default false,
  live_stopped boolean not null default false,
  -- How long a bet in play waits before it is judged again.
  live_delay_s int not null default 5 check (live_delay_s between 0 and 60),
  -- Least seconds between two bets of a player; 0 for none.
  bet_gap_s int not null default 0 check (bet_gap_s between 0 and 3600),
  -- How often a player may place one and the same bet.
  same_bet_max int check (same_bet_max > 0),
  express_legs_max int not null default 20 check (express_legs_max between 2 and 40),
  combinations_max int not null default 1000 check (combinations_max between 1 and 10000),
  -- Thousandths.
  express_odds_max int not null default 1000000 check (express_odds_max between 1001 and 1000000),
  bonus_odds_min int not null default 1800 check (bonus_odds_min between 1000 and 1000000),
  bonus_express_legs_min int not null default 2 check (bonus_express_legs_min between 2 and 20)
);
insert into sportsbook.betting_setting default values;

alter table sportsbook.stake_limit
  -- Units of the currency for one US dollar: what limits without a currency of their own are converted at.
  add column per_usd numeric(14, 4) check (per_usd > 0),
  -- The most that the law of the market lets one bet pay.
  add column legal_payout_max bigint check (legal_payout_max > 0);
update sportsbook.stake_limit s set per_usd = s.stake_min::numeric / usd.stake_min
from sportsbook.stake_limit usd where usd.currency = 'USD';

-- The limits of 629 to 658. Several may hold for a bet: the one that leaves the least stake counts.
create table sportsbook.bet_limit (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('max-bet', 'bet-total', 'max-payout')),
  line text not null check (line in ('usual', 'live')),
  scope text not null check (scope in ('bet', 'event', 'tourney', 'user', 'sport')),
  -- The id of the event, league or player, or the key of the sport; null for each of its scope.
  target text check ((target is null) or scope <> 'bet'),
  -- Null: the amount is in US dollars, and converted for every currency.
  currency text check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  set_at timestamptz not null,
  unique nulls not distinct (scope, target, kind, line, currency)
);

-- What the desk decided about one selection, event, league, sport or player.
create table sportsbook.desk_rule (
  id bigint generated always as identity primary key,
  rule text not null check (rule in ('barred', 'express-only', 'single-only')),
  scope text not null check (scope in ('selection', 'event', 'tourney', 'sport', 'user')),
  target text not null,
  set_at timestamptz not null,
  check (rule = 'barred' or scope not in ('selection', 'user')),
  unique (scope, target, rule)
);

-- The supplier prices the event while it is played.
alter table sportsbook.event add column in_play boolean not null default false;
-- Placed on an event in play.
alter table sportsbook.bet add column is_live boolean not null default false;

-- Bets that wait before they are judged again, with the scores that they were pressed at. What became of one stays, so that its
-- press is answered for good.
create table sportsbook.delayed_bet (
  player bigint not null,
  key text not null,
  digest text not null,
  slip jsonb not null,
  scores jsonb not null,
  pressed_at timestamptz not null,
  due_at timestamptz not null,
  -- Null while it waits.
  decided_at timestamptz,
  bet bigint,
  refusal text,
  params jsonb,
  primary key (player, key),
  check (num_nonnulls(bet, refusal) = (decided_at is not null)::int)
);
create index delayed_bet_waiting on sportsbook.delayed_bet (due_at) where decided_at is null;

-- A league's bets are judged one after the other where a limit of the league holds. A sport is locked by its first league.
create function sportsbook.lock_leagues(p_ids bigint[]) returns void language plpgsql as $$
begin
  perform from sportsbook.league where id = any (p_ids) order by id for no key update;
end $$;
select ledger.register_shared_class('sportsbook.league', 11, 'sportsbook.lock_leagues');

-- What counts against a limit so far: of a player the open bets of the line, of an event, league or sport what the house can
-- lose on it.
create function sportsbook.used_of(
  p_kind text, p_line text, p_scope text, p_target text, p_player bigint, p_currency text, p_selections bigint[]
) returns bigint language plpgsql as $$
declare
  v_used numeric;
begin
  if p_kind = 'max-bet' or p_kind = 'max-payout' and p_scope = 'bet' then
    return 0;
  elsif p_kind = 'max-payout' and p_scope = 'event' then
    select sum(open_profit) into v_used from sportsbook.liability where event = p_target::bigint and currency = p_currency;
  elsif p_kind = 'max-payout' and p_scope in ('tourney', 'sport') then
    select sum(l.open_profit) into v_used
    from sportsbook.event e join sportsbook.league g on g.id = e.league
    join sportsbook.liability l on l.event = e.id and l.currency = p_currency
    where e.status in ('scheduled', 'live') and case p_scope when 'sport' then g.sport = p_target else g.id = p_target::bigint end;
  else
    -- Of a bet that was sold in part, what is left of it.
    select sum(case p_kind when 'bet-total' then coalesce(b.rest_stake, b.stake)
      else coalesce(b.rest_potential, b.potential_payout) end) into v_used
    from sportsbook.bet b
    where b.player = p_player and b.currency = p_currency and b.status in ('open', 'partly-cashed-out')
      and b.is_live = (p_line = 'live')
      and case p_scope
        when 'user' then true
        when 'bet' then p_selections = array(select selection from sportsbook.bet_leg where bet = b.id order by selection)
        when 'event' then exists (select from sportsbook.bet_leg where bet = b.id and event = p_target::bigint)
        else exists (
          select from sportsbook.bet_leg leg join sportsbook.event e on e.id = leg.event join sportsbook.league g on g.id = e.league
          where leg.bet = b.id and case p_scope when 'sport' then g.sport = p_target else g.id = p_target::bigint end) end;
  end if;
  return coalesce(v_used, 0);
end $$;

-- All that a slip is judged by, in one answer: the offer, the currency's stakes, the settings, and what limits it. `amount` of a
-- limit is null where no rate is known for the currency.
create function sportsbook.look(p_player bigint, p_currency text, p_selections bigint[], p_at timestamptz) returns jsonb
language plpgsql as $$
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
      'in_play', e.in_play, 'score', coalesce(e.home_score || '-' || e.away_score, '')))
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
  if not exists (select from sportsbook.bet_limit) then
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
  select jsonb_agg(jsonb_build_object('kind', b.kind, 'scope', b.scope, 'target', place.target, 'selection', place.selection,
      'amount', case when b.currency is not null then b.amount else floor(b.amount * rate.per_usd / 1000)::bigint * 1000 end::text,
      'used', sportsbook.used_of(b.kind, v_line, b.scope, place.target, p_player, p_currency,
        array(select unnest(p_selections) as id order by id))::text,
      'lock', case
        when b.kind <> 'max-payout' then null
        when b.scope = 'tourney' then place.target
        when b.scope = 'sport' then (select min(id)::text from sportsbook.league where sport = place.target) end))
  into v_limits
  from place join sportsbook.bet_limit b on b.scope = place.scope and (b.target is null or b.target = place.target)
  left join sportsbook.stake_limit rate on rate.currency = p_currency
  where b.line = v_line and (b.currency is null or b.currency = p_currency);
  return v_answer || jsonb_build_object('limits', coalesce(v_limits, '[]'));
end $$;

-- The looks of many bets, in their order.
create function sportsbook.look_all(p_asked jsonb) returns setof jsonb language sql as $$
  select sportsbook.look((asked ->> 'player')::bigint, asked ->> 'currency', sportsbook.payload_numbers(asked, 'selections'),
    (asked ->> 'at')::timestamptz)
  from jsonb_array_elements(p_asked) with ordinality as item (asked, place) order by place
$$;

-- The name of a limit, by the line that the bet is on.
create function sportsbook.limit_name(p_payload jsonb, p_kind text, p_scope text) returns text language sql immutable as $$
  select 'limit-' || p_kind || case when p_payload ? 'live' then '-live-' else '-usual-' end || p_scope
$$;

-- A limit is passed; what would still be taken comes with it. Where that is less than the smallest stake, nothing can be bet.
create function sportsbook.limit_refusal(p_payload jsonb, p_name text, p_max numeric, p_stake_max numeric, p_which jsonb)
returns ledger.refusal language sql immutable as $$
  select case
    when p_stake_max < coalesce((p_payload ->> 'stake_min')::numeric, 0)
      then ledger.refuse('minimum-above-maximum', p_which || jsonb_build_object('limit', p_name))
    else ledger.refuse(p_name, p_which || jsonb_build_object(
      'max', sportsbook.money_text(p_max::bigint, p_payload ->> 'currency'),
      'stake_max', sportsbook.money_text(p_stake_max::bigint, p_payload ->> 'currency'))) end
$$;

-- The largest stake in whole cents whose share of `p_growth` fits into the room; the cent in the divisor is the one that
-- flooring took.
create function sportsbook.stake_that_fits(p_room numeric, p_stake numeric, p_growth numeric) returns numeric language sql immutable as $$
  select greatest(floor(p_room * p_stake / (p_growth + 1000) / 1000) * 1000, 0)
$$;

drop function sportsbook.liability_refusal(jsonb, int, bigint);
create function sportsbook.liability_refusal(p_payload jsonb, p_leg int, p_room bigint)
returns ledger.refusal language sql immutable as $$
  select sportsbook.limit_refusal(p_payload, sportsbook.limit_name(p_payload, 'max-payout', 'event'),
    floor(fits * potential / stake / 1000) * 1000, fits,
    jsonb_build_object('leg', p_leg, 'selection', p_payload -> 'selections' ->> p_leg))
  from (select (p_payload ->> 'stake')::numeric as stake, (p_payload ->> 'potential')::numeric as potential) as asked,
    lateral (select sportsbook.stake_that_fits(p_room, stake, potential - stake) as fits) as room
$$;

-- What only the lock can tell of the limits that hold for a bet: the limits came with it, the sums are those of now. As
-- `judgeLimits` of the domain.
create function sportsbook.caps_refusal(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
declare
  v_stake numeric := p_payload ->> 'stake';
  v_potential numeric := p_payload ->> 'potential';
  v_wanted bigint[] := array(select id from unnest(sportsbook.payload_numbers(p_payload, 'selections')) as id order by id);
  v_wait numeric;
  v_count int;
  v_cap record;
  v_least numeric;
  v_refused ledger.refusal;
begin
  if p_payload ? 'gap_s' then
    select extract(epoch from placed_at - p_at) + (p_payload ->> 'gap_s')::int into v_wait
    from sportsbook.bet where player = p_player order by id desc limit 1;
    if v_wait > 0 then
      return ledger.refuse('bet-too-soon', jsonb_build_object('seconds', ceil(v_wait)));
    end if;
  end if;
  if p_payload ? 'same_max' then
    select count(*) into v_count from sportsbook.bet b
    where b.player = p_player and b.kind = p_payload ->> 'kind' and b.status in ('open', 'partly-cashed-out')
      and v_wanted = array(select selection from sportsbook.bet_leg where bet = b.id order by selection);
    if v_count >= (p_payload ->> 'same_max')::int then
      return ledger.refuse('same-bet-limit', jsonb_build_object('max', (p_payload ->> 'same_max')::int));
    end if;
  end if;
  for v_cap in
    select cap ->> 'kind' as kind, cap ->> 'scope' as scope, cap - '{kind,scope,target,amount}'::text[] as which, amount, room, growth,
      case when cap ->> 'kind' = 'bet-total' then greatest(floor(room / 1000) * 1000, 0)
        else sportsbook.stake_that_fits(room, v_stake, growth) end as fits
    from jsonb_array_elements(p_payload -> 'caps') with ordinality as item (cap, place)
    cross join lateral (select (cap ->> 'amount')::numeric as amount) as limited
    cross join lateral (select amount - sportsbook.used_of(cap ->> 'kind', case when p_payload ? 'live' then 'live' else 'usual' end,
      cap ->> 'scope', cap ->> 'target', p_player, p_payload ->> 'currency', v_wanted) as room) as left_of_it
    cross join lateral (select case
      when cap ->> 'kind' = 'bet-total' then v_stake
      when cap ->> 'scope' = 'user' then v_potential
      else v_potential - v_stake end as growth) as grown
    order by place
  loop
    if v_cap.growth > v_cap.room and (v_least is null or v_cap.fits < v_least) then
      v_least := v_cap.fits;
      v_refused := sportsbook.limit_refusal(p_payload, sportsbook.limit_name(p_payload, v_cap.kind, v_cap.scope),
        case when v_cap.kind = 'bet-total' then v_cap.amount else floor(v_cap.fits * v_potential / v_stake / 1000) * 1000 end,
        v_cap.fits, v_cap.which);
    end if;
  end loop;
  return v_refused;
end $$;

-- Why one leg cannot be bet on, or null. A leg in play needs an event that is played and priced while it is, at the score that
-- the bet was pressed at. What would be accepted comes with the refusal.
drop function sportsbook.leg_refusal;
create function sportsbook.leg_refusal(
  p_status sportsbook.event_status, p_has_begun boolean, p_in_play boolean, p_is_stopped boolean,
  p_market sportsbook.market_status, p_odds bigint, p_seen bigint, p_is_live boolean, p_is_other_score boolean, p_which jsonb
) returns ledger.refusal language sql immutable as $$
  select case
    when p_odds is null then ledger.refuse('selection-unknown', p_which)
    when p_status not in ('scheduled', 'live') then ledger.refuse('event-over', p_which)
    when not p_is_live and p_has_begun and p_in_play then ledger.refuse('live-mismatch', p_which)
    when not p_is_live and p_has_begun then ledger.refuse('event-started', p_which)
    when p_is_live and not p_has_begun then ledger.refuse('prematch-mismatch', p_which)
    when p_is_stopped or p_is_other_score then ledger.refuse('event-stopped', p_which)
    when p_market <> 'open' or p_is_live and not p_in_play then ledger.refuse('market-suspended', p_which)
    when p_odds <> p_seen then ledger.refuse('odds-changed', p_which || jsonb_build_object(
      'offered', sportsbook.odds_text(p_seen), 'current', sportsbook.odds_text(p_odds)))
  end
$$;

-- Whether the legs of a bet in play stand: `live` holds, leg by leg, the score of an event in play, and null for any other.
create function sportsbook.stands_live(
  p_payload jsonb, p_leg int, p_has_begun boolean, p_in_play boolean, p_home smallint, p_away smallint
) returns boolean language sql immutable as $$
  select case when p_payload -> 'live' ->> p_leg is null then not p_has_begun
    else p_has_begun and p_in_play and p_payload -> 'live' ->> p_leg = coalesce(p_home || '-' || p_away, '') end
$$;

-- As in 0064-sportsbook-places-together, with bets in play and limits.
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
    select player.barred, s.odds, s.version, e.status, e.status = 'live' or e.starts_at <= p_at as has_begun, e.in_play, e.is_stopped,
      e.home_score, e.away_score, m.status as market, coalesce((
        select open_profit from sportsbook.liability where event = s.event and currency = v_currency), 0) as open_profit
    into v_offer
    from players.barred(p_player, p_at) player
    left join sportsbook.selection s on s.id = (p_payload -> 'selections' ->> v_leg)::bigint
    left join sportsbook.market m on m.id = s.market
    left join sportsbook.event e on e.id = s.event;
    if v_offer.barred is not null then
      return ledger.refuse(v_offer.barred);
    end if;
    if v_offer.odds is distinct from v_seen or v_offer.market <> 'open' or v_offer.status not in ('scheduled', 'live')
      or v_offer.is_stopped or v_profit > v_liability_max - v_offer.open_profit
      or (case when p_payload ? 'live' then not sportsbook.stands_live(p_payload, v_leg, v_offer.has_begun, v_offer.in_play,
        v_offer.home_score, v_offer.away_score) else v_offer.has_begun end)
    then
      v_refused := sportsbook.leg_refusal(v_offer.status, v_offer.has_begun, v_offer.in_play, v_offer.is_stopped, v_offer.market,
        v_offer.odds, v_seen, p_payload -> 'live' ->> v_leg is not null,
        coalesce(p_payload -> 'live' ->> v_leg <> coalesce(v_offer.home_score || '-' || v_offer.away_score, ''), false),
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

-- As in 0064-sportsbook-places-together. A bet in play and one with limits that only the lock can tell go alone, so that each sees
-- those before it.
create or replace function sportsbook.check_place_bets(p_players bigint[], p_payloads jsonb[], p_ats timestamptz[])
returns boolean[] language plpgsql as $$
begin
  return array(
    select coalesce(bool_and(stands and asked <= liability_max - coalesce((
      select open_profit from sportsbook.liability l where l.event = leg.event and l.currency = leg.currency), 0)), false)
    from (
      select bet.ord, bet.currency, bet.liability_max, s.event, sum(bet.profit) over (partition by s.event, bet.currency) as asked,
        coalesce(player.barred is null and s.odds = (bet.payload -> 'odds' ->> k)::int and m.status = 'open'
          and e.status = 'scheduled' and e.starts_at > bet.at and not e.is_stopped
          and not bet.payload ?| '{live,caps}'::text[], false) as stands
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

-- As in 0083-sportsbook-systems, with the line that the bet is on.
create or replace function sportsbook.on_place_bet(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
declare
  v_currency text := p_payload ->> 'currency';
  v_stake bigint := p_payload ->> 'stake';
  v_potential bigint := p_payload ->> 'potential';
  v_event bigint;
  v_events bigint[] := '{}';
begin
  insert into sportsbook.bet (id, player, wallet, kind, sizes, bankers, currency, stake, potential_payout, placed_at, is_live)
  values (p_op, p_player, (p_payload ->> 'wallet')::bigint, p_payload ->> 'kind', case when p_payload ? 'sizes' then sportsbook.places_of(p_payload -> 'sizes') end,
    case when p_payload ? 'bankers' then sportsbook.places_of(p_payload -> 'bankers') end, v_currency, v_stake, v_potential, p_at,
    p_payload ? 'live');
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

create view sportsbook.invariant_36_waiting_presses_are_decided_once as
select d.player, d.key from sportsbook.delayed_bet d left join sportsbook.bet b on b.id = d.bet
where d.bet is not null and (b.player is distinct from d.player or not b.is_live);
select ledger.register_invariant('sportsbook-36', 'sportsbook.invariant_36_waiting_presses_are_decided_once',
  'Every bet that waited before it was placed is a bet in play of the player who pressed.');
