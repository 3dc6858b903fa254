-- Events, markets and bets. Money moves in the ledger alone; the effects below write a bet's row in the commit of its
-- stake, and its settlement in the commit of its payout.

create schema sportsbook;

create table sportsbook.league (
  id bigint generated always as identity primary key,
  feed text not null,
  feed_key text not null,
  sport text not null,
  slug text not null unique,
  name text not null,
  -- ISO country code in lower case, or eu, world.
  country text not null,
  unique (feed, feed_key)
);

-- Sort priority of countries (specification 2, section 3); a country without a row sorts at 1000.
create table sportsbook.country (code text primary key, priority int not null);
insert into sportsbook.country (code, priority) values
  ('world', 1), ('eu', 2), ('gb-eng', 3), ('de', 4), ('es', 5), ('it', 6), ('fr', 7), ('tr', 8);

create table sportsbook.team (
  id bigint generated always as identity primary key,
  feed text not null,
  feed_key text not null,
  name text not null,
  code text,
  unique (feed, feed_key)
);

create type sportsbook.event_status as enum ('scheduled', 'live', 'finished', 'abandoned', 'cancelled');

create table sportsbook.event (
  id bigint generated always as identity primary key,
  feed text not null,
  feed_key text not null,
  league bigint not null references sportsbook.league (id),
  home bigint not null references sportsbook.team (id),
  away bigint not null references sportsbook.team (id),
  round text,
  starts_at timestamptz not null,
  status sportsbook.event_status not null default 'scheduled',
  home_score smallint check (home_score >= 0),
  away_score smallint check (away_score >= 0),
  -- Staff or the feed stopped betting on it for a while.
  is_stopped boolean not null default false,
  -- Sequence of the newest feed message applied: an older one changes nothing, in whatever order they come.
  feed_version bigint not null default 0,
  -- Number of the result that the markets were resolved with; 0 while there is none.
  result_revision int not null default 0,
  check (home <> away),
  check ((home_score is null) = (away_score is null)),
  unique (feed, feed_key)
);
create index event_ahead on sportsbook.event (starts_at, id) where status in ('scheduled', 'live');
create index event_of_league on sportsbook.event (league, starts_at);

create type sportsbook.market_status as enum ('open', 'suspended', 'settled', 'void');

create table sportsbook.market (
  id bigint generated always as identity primary key,
  event bigint not null references sportsbook.event (id),
  kind text not null,
  line text not null default '',
  status sportsbook.market_status not null default 'open',
  unique (event, kind, line)
);

create table sportsbook.selection (
  id bigint generated always as identity primary key,
  market bigint not null references sportsbook.market (id),
  event bigint not null,
  outcome text not null,
  -- Thousandths.
  odds int not null check (odds between 1000 and 1000000),
  version int not null default 1,
  -- The outcome in the words of the feed: result 0 or 1, share of the stake returned in halves.
  result smallint check (result in (0, 1)),
  void_halves smallint check (void_halves in (0, 1, 2)),
  check ((result is null) = (void_halves is null)),
  unique (market, outcome)
);
create index selection_of_event on sportsbook.selection (event);

create type sportsbook.bet_status as enum (
  'open', 'won', 'lost', 'half-won', 'half-lost', 'void', 'cashed-out', 'partly-cashed-out');

-- A bet's id is the id of the op that took its stake: the two exist together or not at all.
create table sportsbook.bet (
  id bigint primary key,
  player bigint not null,
  wallet bigint not null,
  kind text not null check (kind in ('single', 'express')),
  status sportsbook.bet_status not null default 'open',
  revision int not null default 0,
  currency text not null,
  stake bigint not null check (stake > 0),
  potential_payout bigint not null,
  payout bigint,
  placed_at timestamptz not null,
  settled_at timestamptz
) with (fillfactor = 80);
create index bet_of_player on sportsbook.bet (player, id);

create table sportsbook.bet_leg (
  bet bigint not null,
  leg smallint not null,
  selection bigint not null,
  event bigint not null,
  odds int not null,
  primary key (bet, leg)
);
-- Legs are never updated, so the index costs nothing at settlement.
create index bet_leg_of_selection on sportsbook.bet_leg (selection, bet);

-- One row per settlement of a bet; a resettlement adds a revision and never edits one.
create table sportsbook.settlement (
  bet bigint not null,
  revision int not null check (revision > 0),
  status sportsbook.bet_status not null,
  payout bigint not null check (payout >= 0),
  -- Per leg: result, void halves, factor, score and the rule that decided.
  explanation jsonb not null,
  at timestamptz not null,
  primary key (bet, revision)
);

-- What the house can lose on an event: the open profit of every bet with a leg on it. Locked as a shared row.
create table sportsbook.exposure (
  event bigint primary key references sportsbook.event (id),
  liability bigint not null default 0 check (liability >= 0)
) with (fillfactor = 50);

create function sportsbook.lock_exposure(p_ids bigint[]) returns void language sql as $$
  select from sportsbook.exposure where event = any (p_ids) order by event for no key update
$$;
select ledger.register_shared_class('sportsbook.exposure', 10, 'sportsbook.lock_exposure');

-- The payload of a bet: wallet, kind, currency, stake, potential, limit (largest liability of one event), and the legs
-- laid out as arrays: selections, odds (thousandths) and versions of their prices.
create function sportsbook.payload_numbers(p_payload jsonb, p_field text) returns bigint[] language sql immutable as $$
  select array(select value::bigint from jsonb_array_elements_text(p_payload -> p_field) as value)
$$;

-- Looked at once more under the lock: a price that moved, a market that closed, an event that began, a limit that
-- filled since the use-case read them.
create function sportsbook.check_place_bet(p_payload jsonb, p_player bigint, p_at timestamptz)
returns ledger.refusal language plpgsql stable as $$
declare
  v_selections bigint[] := sportsbook.payload_numbers(p_payload, 'selections');
  v_prices bigint[] := sportsbook.payload_numbers(p_payload, 'odds');
  v_profit bigint := (p_payload ->> 'potential')::bigint - (p_payload ->> 'stake')::bigint;
  v_barred text := players.may_stake(p_player, p_at);
  v_refused ledger.refusal;
  v_leg record;
  v_found int := 0;
begin
  if v_barred is not null then
    return ledger.refuse(v_barred);
  end if;
  for v_leg in
    select e.status, e.starts_at, e.is_stopped, m.status as market, s.odds, wanted.odds as seen, x.liability
    from unnest(v_selections, v_prices) as wanted (selection, odds)
    join sportsbook.selection s on s.id = wanted.selection
    join sportsbook.market m on m.id = s.market
    join sportsbook.event e on e.id = s.event
    join sportsbook.exposure x on x.event = s.event
  loop
    v_found := v_found + 1;
    v_refused := case
      when v_leg.status not in ('scheduled', 'live') then ledger.refuse('event-over')
      when v_leg.status = 'live' or v_leg.starts_at <= p_at then ledger.refuse('event-started')
      when v_leg.is_stopped then ledger.refuse('event-stopped')
      when v_leg.market <> 'open' then ledger.refuse('market-suspended')
      when v_leg.odds <> v_leg.seen then ledger.refuse('odds-changed')
      when v_leg.liability + v_profit > (p_payload ->> 'limit')::bigint then ledger.refuse('limit-max-payout-usual-event')
    end;
    if v_refused.name is not null then
      return v_refused;
    end if;
  end loop;
  return case when v_found < cardinality(v_selections) then ledger.refuse('selection-unknown') end;
end $$;

create function sportsbook.on_place_bet(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
declare
  v_stake bigint := (p_payload ->> 'stake')::bigint;
  v_potential bigint := (p_payload ->> 'potential')::bigint;
begin
  insert into sportsbook.bet (id, player, wallet, kind, currency, stake, potential_payout, placed_at)
  values (p_op, p_player, (p_payload ->> 'wallet')::bigint, p_payload ->> 'kind', p_payload ->> 'currency', v_stake,
    v_potential, p_at);
  with legs as (
    insert into sportsbook.bet_leg (bet, leg, selection, event, odds)
    select p_op, wanted.leg, s.id, s.event, wanted.odds
    from unnest(sportsbook.payload_numbers(p_payload, 'selections'), sportsbook.payload_numbers(p_payload, 'odds'))
      with ordinality as wanted (selection, odds, leg)
    join sportsbook.selection s on s.id = wanted.selection
    returning event)
  update sportsbook.exposure x set liability = x.liability + v_potential - v_stake
  from (select distinct event from legs) as touched where x.event = touched.event;
  return jsonb_build_object('bet', p_op::text);
end $$;
select ledger.register_op_kind('sportsbook.place-bet', 'sportsbook.check_place_bet', 'sportsbook.on_place_bet');

-- Settles bets of one chunk, in the commit that pays them. A bet is taken only at the revision before the one given,
-- so that a re-run changes nothing. `p_payload` holds, per bet id: status, payout and explanation.
create function sportsbook.on_settle(p_bets bigint[], p_revisions int[], p_payload jsonb, p_at timestamptz)
returns bigint[] language plpgsql as $$
declare
  v_taken bigint[];
begin
  with wanted as (
    select bet, revision, p_payload -> bet::text as given from unnest(p_bets, p_revisions) as w (bet, revision)),
  before as (
    select b.id, b.status, b.stake, b.potential_payout from sportsbook.bet b join wanted w on w.bet = b.id
    where b.revision = w.revision - 1 order by b.id for no key update of b),
  settled as (
    update sportsbook.bet b set status = (w.given ->> 'status')::sportsbook.bet_status, revision = w.revision,
      payout = (w.given ->> 'payout')::bigint, settled_at = p_at
    from wanted w join before on before.id = w.bet where b.id = w.bet returning b.id, w.revision, w.given),
  history as (
    insert into sportsbook.settlement (bet, revision, status, payout, explanation, at)
    select id, revision, (given ->> 'status')::sportsbook.bet_status, (given ->> 'payout')::bigint,
      given -> 'explanation', p_at
    from settled),
  freed as (
    select l.event, sum(b.potential_payout - b.stake) as profit
    from before b join (select distinct bet, event from sportsbook.bet_leg where bet = any (p_bets)) as l on l.bet = b.id
    where b.status = 'open' group by l.event),
  exposed as (
    update sportsbook.exposure x set liability = x.liability - freed.profit from freed where x.event = freed.event)
  select coalesce(array_agg(id), '{}') into v_taken from settled;
  return v_taken;
end $$;
select ledger.register_op_kind('sportsbook.settle', null, null, 'sportsbook.on_settle');
