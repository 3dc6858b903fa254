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
  -- Version of the newest message of each sort: an older one changes nothing, in whatever order they come. The sorts
  -- are apart, so that an event's state depends on the messages alone and not on their order.
  fixture_version bigint not null default 0,
  stop_version bigint not null default 0,
  outcome_version bigint not null default 0,
  -- Number of the result; 0 while there is none. The bets are settled up to `settled_revision`.
  result_revision int not null default 0,
  settled_revision int not null default 0,
  check (home <> away),
  check ((home_score is null) = (away_score is null)),
  unique (feed, feed_key)
);
create index event_ahead on sportsbook.event (starts_at, id) where status in ('scheduled', 'live');
create index event_of_league on sportsbook.event (league, starts_at);
create index event_over on sportsbook.event (starts_at desc, id desc) where status = 'finished';
-- Few at any time: what the next round of settlement takes up.
create index event_to_settle on sportsbook.event (id) where settled_revision < result_revision;

-- What the feed told about an event before the event itself; only the newest of each sort is kept.
create table sportsbook.held_message (
  feed text not null,
  event_key text not null,
  sort text not null check (sort in ('stop', 'outcome')),
  version bigint not null,
  message jsonb not null,
  at timestamptz not null,
  primary key (feed, event_key, sort)
);

-- Signed messages that could not be read, with the reason: for the eyes of people.
create table sportsbook.feed_quarantine (
  id bigint generated always as identity primary key,
  feed text not null,
  reason text not null,
  body text not null,
  at timestamptz not null
);

-- Stake limits per currency: of one bet, of one payout, and what one event may cost the house.
create table sportsbook.stake_limit (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  stake_min bigint not null check (stake_min > 0),
  stake_default bigint not null check (stake_default between stake_min and stake_max),
  stake_max bigint not null,
  payout_max bigint not null check (payout_max >= stake_max),
  liability_max bigint not null check (liability_max >= payout_max)
);
insert into sportsbook.stake_limit
select currency, whole[1] * 100000, whole[2] * 100000, whole[3] * 100000, whole[4] * 100000, whole[5] * 100000
from (values
  ('USD', '{1,10,5000,50000,250000}'), ('EUR', '{1,10,5000,50000,250000}'), ('GBP', '{1,10,5000,50000,250000}'),
  ('TRY', '{20,200,100000,1000000,5000000}'), ('MXN', '{20,200,100000,1000000,5000000}'),
  ('BRL', '{5,50,25000,250000,1250000}'), ('RUB', '{100,1000,500000,5000000,25000000}'),
  ('ARS', '{1000,10000,5000000,50000000,250000000}'), ('CLP', '{1000,10000,5000000,50000000,250000000}'),
  ('COP', '{4000,40000,20000000,200000000,1000000000}'), ('PEN', '{4,40,20000,200000,1000000}'),
  ('FUN', '{1,10,5000,50000,250000}')
) as row (currency, amounts), lateral (select amounts::bigint[] as whole) as parsed;

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

-- What the house can lose on an event, per currency: the open profit of every bet with a leg on it. The exposure is
-- the row that bets lock as shared; the amounts behind it are read and written under that lock.
create table sportsbook.exposure (event bigint primary key references sportsbook.event (id)) with (fillfactor = 50);
create table sportsbook.liability (
  event bigint not null references sportsbook.exposure (event),
  currency text not null,
  open_profit bigint not null check (open_profit >= 0),
  primary key (event, currency)
) with (fillfactor = 50);

create function sportsbook.lock_exposure(p_ids bigint[]) returns void language plpgsql as $$
begin
  perform from sportsbook.exposure where event = any (p_ids) order by event for no key update;
end $$;
select ledger.register_shared_class('sportsbook.exposure', 10, 'sportsbook.lock_exposure');

-- The payload of a bet: wallet, kind, currency, stake, potential, liability_max, and the legs laid out as arrays:
-- selections and the odds (thousandths) they are bet at.
create function sportsbook.payload_numbers(p_payload jsonb, p_field text) returns bigint[] language sql immutable as $$
  select array(select value::bigint
    from jsonb_array_elements_text(p_payload -> p_field) with ordinality as item (value, place) order by place)
$$;

-- `120.50 USD`, as parameters of refusals are written. Below zero there is nothing to offer.
create function sportsbook.money_text(p_units bigint, p_currency text) returns text language sql immutable as $$
  select u / 100000 || '.' || lpad((u % 100000 / 1000)::text, 2, '0') || ' ' || p_currency
  from (select greatest(p_units, 0) as u) as floored
$$;

-- `1.85`: two decimals, three where the price has them.
create function sportsbook.odds_text(p_odds bigint) returns text language sql immutable as $$
  select p_odds / 1000 || '.' || regexp_replace(lpad((p_odds % 1000)::text, 3, '0'), '0$', '')
$$;

-- Why one leg cannot be bet on, or null. What would be accepted comes with the refusal.
create function sportsbook.leg_refusal(
  p_status sportsbook.event_status, p_is_over_by_time boolean, p_is_stopped boolean,
  p_market sportsbook.market_status, p_odds bigint, p_seen bigint, p_which jsonb
) returns ledger.refusal language sql immutable as $$
  select case
    when p_odds is null then ledger.refuse('selection-unknown', p_which)
    when p_status not in ('scheduled', 'live') then ledger.refuse('event-over', p_which)
    when p_status = 'live' or p_is_over_by_time then ledger.refuse('event-started', p_which)
    when p_is_stopped then ledger.refuse('event-stopped', p_which)
    when p_market <> 'open' then ledger.refuse('market-suspended', p_which)
    when p_odds <> p_seen then ledger.refuse('odds-changed', p_which || jsonb_build_object(
      'offered', sportsbook.odds_text(p_seen), 'current', sportsbook.odds_text(p_odds)))
  end
$$;

-- Looked at once more under the lock: a price that moved, a market that closed, an event that began, a limit that
-- filled since the use-case read them.
create function sportsbook.check_place_bet(p_payload jsonb, p_player bigint, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
declare
  v_stake bigint := (p_payload ->> 'stake')::bigint;
  v_profit bigint := (p_payload ->> 'potential')::bigint - v_stake;
  v_currency text := p_payload ->> 'currency';
  v_barred text := players.may_stake(p_player, p_at);
  v_room bigint;
  v_refused ledger.refusal;
  v_leg record;
begin
  if v_barred is not null then
    return ledger.refuse(v_barred);
  end if;
  for v_leg in
    select wanted.odds as seen, s.odds, s.version, e.status, e.starts_at, e.is_stopped, m.status as market,
      coalesce(l.open_profit, 0) as open_profit,
      jsonb_build_object('leg', wanted.leg - 1, 'selection', wanted.selection::text) as which
    from unnest(sportsbook.payload_numbers(p_payload, 'selections'), sportsbook.payload_numbers(p_payload, 'odds'))
      with ordinality as wanted (selection, odds, leg)
    left join sportsbook.selection s on s.id = wanted.selection
    left join sportsbook.market m on m.id = s.market
    left join sportsbook.event e on e.id = s.event
    left join sportsbook.liability l on l.event = s.event and l.currency = v_currency
    order by wanted.leg
  loop
    v_refused := sportsbook.leg_refusal(v_leg.status, v_leg.starts_at <= p_at, v_leg.is_stopped, v_leg.market,
      v_leg.odds, v_leg.seen, v_leg.which || jsonb_build_object('version', v_leg.version));
    v_room := (p_payload ->> 'liability_max')::bigint - v_leg.open_profit;
    if v_refused.name is null and v_profit > v_room then
      -- The largest stake in whole cents whose profit fits; the cent in the divisor is the one that flooring took.
      v_refused := ledger.refuse('limit-max-payout-usual-event', v_leg.which || jsonb_build_object('max',
        sportsbook.money_text(floor(v_room::numeric * v_stake / (v_profit + 1000) / 1000)::bigint * 1000, v_currency)));
    end if;
    if v_refused.name is not null then
      return v_refused;
    end if;
  end loop;
  return null;
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
  insert into sportsbook.liability as l (event, currency, open_profit)
  select distinct event, p_payload ->> 'currency', v_potential - v_stake from legs
  on conflict (event, currency) do update set open_profit = l.open_profit + excluded.open_profit;
  return jsonb_build_object('bet', p_op::text);
end $$;
select ledger.register_op_kind('sportsbook.place-bet', 'sportsbook.check_place_bet', 'sportsbook.on_place_bet');

-- Settles bets of one chunk, in the commit that pays them. A bet is taken only at the revision before the one given,
-- so that a re-run changes nothing. `p_payload` holds, per bet id: status, payout and explanation. A bet whose deciding
-- result was withdrawn is open again: its payout is null and its profit is at risk once more.
create function sportsbook.on_settle(p_bets bigint[], p_revisions int[], p_payload jsonb, p_at timestamptz)
returns bigint[] language plpgsql as $$
declare
  v_taken bigint[];
begin
  perform sportsbook.lock_exposure(array(select distinct event from sportsbook.bet_leg where bet = any (p_bets)));
  -- What is wanted travels with the locked row: joined again by the bet, lists of a thousand would be compared pair by
  -- pair.
  with wanted as (
    select bet, revision, p_payload -> bet::text as news from unnest(p_bets, p_revisions) as given (bet, revision)),
  before as (
    select b.id, b.status, b.currency, b.potential_payout - b.stake as profit, w.revision as new_revision,
      (w.news ->> 'status')::sportsbook.bet_status as new_status, (w.news ->> 'payout')::bigint as new_payout,
      w.news -> 'explanation' as explanation
    from sportsbook.bet b join wanted w on w.bet = b.id
    where b.revision = w.revision - 1 order by b.id for no key update of b),
  settled as (
    update sportsbook.bet b set status = w.new_status, revision = w.new_revision,
      payout = case when w.new_status <> 'open' then w.new_payout end,
      settled_at = case when w.new_status <> 'open' then p_at end
    from before w where b.id = w.id
    returning b.id),
  history as (
    insert into sportsbook.settlement (bet, revision, status, payout, explanation, at)
    select id, new_revision, new_status, new_payout, explanation, p_at from before),
  moved as (
    select l.event, before.currency,
      sum(before.profit * ((before.new_status = 'open')::int - (before.status = 'open')::int))::bigint as profit
    from before cross join lateral (select distinct event from sportsbook.bet_leg where bet = before.id) l
    group by l.event, before.currency),
  exposed as (
    update sportsbook.liability x set open_profit = x.open_profit + moved.profit
    from moved where x.event = moved.event and x.currency = moved.currency)
  select coalesce(array_agg(id), '{}') into v_taken from settled;
  return v_taken;
end $$;
select ledger.register_op_kind('sportsbook.settle', null, null, 'sportsbook.on_settle');
