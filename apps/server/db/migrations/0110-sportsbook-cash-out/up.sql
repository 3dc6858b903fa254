-- Cash-out: a bet is sold before it is settled, whole or in part, by its player or by a rule that they left with it.
--
-- A sale is a step of the bet like a settlement: it takes the next revision, so that a settlement that was judged before it
-- finds the bet moved on, and is judged again. Sales and settlements of a bet meet at the exposure rows of its events.

-- What is left of a bet after its sales; null while nothing was sold. A free bet was not paid by its player and is not sold.
alter table sportsbook.bet
  add column rest_stake bigint,
  add column rest_potential bigint,
  add column is_free boolean not null default false;

create type sportsbook.sale_cause as enum ('player', 'rule');

-- One row per sale; its id is the id of the op that paid it: the two exist together or not at all.
create table sportsbook.sale (
  op bigint primary key,
  bet bigint not null,
  -- The revision that the sale brought the bet to.
  revision int not null check (revision > 0),
  -- How much of the stake was sold, and for what.
  stake bigint not null check (stake > 0),
  value bigint not null check (value > 0),
  cause sportsbook.sale_cause not null,
  -- What the value was made of: the margin, and per leg its price of that moment or its factor.
  basis jsonb not null,
  at timestamptz not null,
  unique (bet, revision)
);

-- On which terms bets on a sport are bought back; `*` stands for every sport without a row of its own.
create table sportsbook.cash_out_setting (
  sport text primary key,
  is_offered boolean not null default true,
  -- What the house keeps of the fair value, in hundredths of a per cent.
  margin_bps int not null check (margin_bps between 0 and 10000),
  -- Nothing is bought back so shortly before a market closes.
  closing_seconds int not null check (closing_seconds >= 0)
);
insert into sportsbook.cash_out_setting (sport, margin_bps, closing_seconds) values ('*', 500, 10);

create type sportsbook.cash_out_rule_status as enum ('active', 'fired', 'cancelled', 'ended');

-- The wish to sell what is left of a bet once it is worth so much. Kept when it is over, for the history of the bet.
create table sportsbook.cash_out_rule (
  bet bigint primary key,
  value_min bigint not null check (value_min > 0),
  status sportsbook.cash_out_rule_status not null default 'active',
  set_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'active') = (ended_at is null))
);

-- The events that active rules hang on, so that a change of price finds its rules without a look at the bets.
create table sportsbook.cash_out_watch (
  event bigint not null,
  bet bigint not null,
  primary key (event, bet)
);
create index cash_out_watch_of_bet on sportsbook.cash_out_watch (bet);

-- ---- rules look when something changed ---------------------------------------------------------------------------

-- One errand per event that rules hang on: changes that come while it waits are looked at together.
create function sportsbook.look_at_cash_outs(p_events bigint[]) returns void language plpgsql as $$
begin
  perform platform.enqueue('sportsbook.look-at-cash-outs', json_build_object('event', watched.event::text),
    'cash-out:' || watched.event)
  from (select distinct event from sportsbook.cash_out_watch where event = any (p_events) order by event) watched;
end $$;

-- In the commit of the change itself, whoever makes it: nothing is missed, and nothing is asked between changes.
create function sportsbook.selections_moved() returns trigger language plpgsql as $$
begin
  perform sportsbook.look_at_cash_outs(array(select distinct event from moved));
  return null;
end $$;
create trigger selections_moved after update on sportsbook.selection
  referencing new table as moved for each statement execute function sportsbook.selections_moved();

create function sportsbook.markets_moved() returns trigger language plpgsql as $$
begin
  perform sportsbook.look_at_cash_outs(array(
    select distinct now.event from moved now join before on before.id = now.id where before.status <> now.status));
  return null;
end $$;
create trigger markets_moved after update on sportsbook.market
  referencing old table as before new table as moved for each statement execute function sportsbook.markets_moved();

create function sportsbook.events_moved() returns trigger language plpgsql as $$
begin
  perform sportsbook.look_at_cash_outs(array(
    select now.id from moved now join before on before.id = now.id
    where (before.status, before.is_stopped, before.starts_at, before.settled_revision)
      is distinct from (now.status, now.is_stopped, now.starts_at, now.settled_revision)));
  return null;
end $$;
create trigger events_moved after update on sportsbook.event
  referencing old table as before new table as moved for each statement execute function sportsbook.events_moved();

-- A new rule looks at once. The rule of before is replaced.
create function sportsbook.set_cash_out_rule(p_bet bigint, p_value_min bigint, p_at timestamptz)
returns boolean language plpgsql as $$
begin
  -- The bet is held, so that it is not sold or settled meanwhile.
  perform from sportsbook.bet where id = p_bet and status = 'open' for share;
  if not found then
    return false;
  end if;
  insert into sportsbook.cash_out_rule (bet, value_min, set_at) values (p_bet, p_value_min, p_at)
  on conflict (bet) do update set value_min = excluded.value_min, status = 'active', set_at = excluded.set_at, ended_at = null;
  insert into sportsbook.cash_out_watch (event, bet)
  select distinct event, bet from sportsbook.bet_leg where bet = p_bet on conflict do nothing;
  perform sportsbook.look_at_cash_outs(array(select event from sportsbook.bet_leg where bet = p_bet limit 1));
  return true;
end $$;

create function sportsbook.end_cash_out_rule(p_bet bigint, p_status sportsbook.cash_out_rule_status, p_at timestamptz)
returns boolean language plpgsql as $$
begin
  update sportsbook.cash_out_rule set status = p_status, ended_at = p_at where bet = p_bet and status = 'active';
  if not found then
    return false;
  end if;
  delete from sportsbook.cash_out_watch where bet = p_bet;
  return true;
end $$;

-- ---- selling -----------------------------------------------------------------------------------------------------

-- Looked at once more under the lock: a bet that was settled or sold, a price that moved, a market that closed since the
-- use-case valued it. The payload lays out the legs as lists: selections, the odds of the moment, and whether each had its
-- result, as `result:void halves` or an empty text.
create function sportsbook.check_cash_out(p_payload jsonb, p_player bigint, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
declare
  v_bet record;
  v_leg record;
  v_which jsonb;
  v_refused ledger.refusal;
begin
  select status, revision, is_free, player, coalesce(rest_stake, stake) as rest into v_bet
  from sportsbook.bet where id = (p_payload ->> 'bet')::bigint for no key update;
  if v_bet.player is distinct from p_player then
    return ledger.refuse('bet-not-found');
  elsif v_bet.status = 'cashed-out' then
    return ledger.refuse('bet-already-sold');
  elsif v_bet.status <> 'open' then
    return ledger.refuse('event-over');
  elsif v_bet.is_free then
    return ledger.refuse('free-bet-not-sellable');
  elsif v_bet.revision <> (p_payload ->> 'revision')::int
    or v_bet.rest <> (p_payload ->> 'stake')::bigint + (p_payload ->> 'rest_stake')::bigint
  then
    return ledger.refuse('cash-out-quote-expired');
  end if;
  if p_payload ->> 'cause' = 'rule' then
    -- Held until the sale is made: a rule that was taken back in time sells nothing.
    perform from sportsbook.cash_out_rule
    where bet = (p_payload ->> 'bet')::bigint and status = 'active' and value_min <= (p_payload ->> 'value')::bigint
    for no key update;
    if not found then
      return ledger.refuse('cash-out-value-changed');
    end if;
  end if;
  for v_leg in
    select leg.place - 1 as place, leg.seen, leg.outcome, s.id, s.odds, s.version,
      coalesce(s.result || ':' || s.void_halves, '') as known, e.status, e.in_play, e.is_stopped, m.status as market,
      e.status = 'live' or e.starts_at <= p_at as has_begun,
      e.starts_at <= p_at + make_interval(secs => (p_payload ->> 'closing_seconds')::int) as is_closing
    from rows from (jsonb_array_elements_text(p_payload -> 'selections'), jsonb_array_elements_text(p_payload -> 'odds'),
      jsonb_array_elements_text(p_payload -> 'outcomes')) with ordinality as leg (selection, seen, outcome, place)
    join sportsbook.selection s on s.id = leg.selection::bigint
    join sportsbook.market m on m.id = s.market
    join sportsbook.event e on e.id = s.event
    order by leg.place
  loop
    v_which := jsonb_build_object('leg', v_leg.place, 'selection', v_leg.id::text, 'version', v_leg.version);
    if v_leg.known <> v_leg.outcome then
      return ledger.refuse('odds-changed', v_which || jsonb_build_object(
        'offered', sportsbook.odds_text(v_leg.seen::bigint), 'current', sportsbook.odds_text(v_leg.odds)));
    end if;
    continue when v_leg.known <> '';
    v_refused := sportsbook.leg_refusal(v_leg.status, v_leg.has_begun, v_leg.in_play, v_leg.is_stopped, v_leg.market,
      v_leg.odds, v_leg.seen::bigint, v_leg.has_begun and v_leg.in_play, false, v_which);
    if v_refused.name is null and v_leg.is_closing and not v_leg.has_begun then
      v_refused := ledger.refuse('cash-out-unavailable', v_which || jsonb_build_object('reason', 'closing'));
    end if;
    if v_refused.name is not null then
      return v_refused;
    end if;
  end loop;
  return null;
end $$;

-- Brings the bet to what is left of it, and takes what was sold off the liability of its events.
create function sportsbook.on_cash_out(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
declare
  v_bet bigint := p_payload ->> 'bet';
  v_revision int := (p_payload ->> 'revision')::int + 1;
  v_rest_stake bigint := p_payload ->> 'rest_stake';
  v_rest_potential bigint := p_payload ->> 'rest_potential';
  v_cause sportsbook.sale_cause := p_payload ->> 'cause';
  v_profit bigint;
  v_currency text;
begin
  select coalesce(rest_potential, potential_payout) - coalesce(rest_stake, stake) - (v_rest_potential - v_rest_stake), currency
  into strict v_profit, v_currency from sportsbook.bet where id = v_bet;
  update sportsbook.liability l set open_profit = l.open_profit - v_profit
  where l.currency = v_currency and l.event in (select event from sportsbook.bet_leg where bet = v_bet);
  update sportsbook.bet set rest_stake = v_rest_stake, rest_potential = v_rest_potential, revision = v_revision,
    status = case when v_rest_stake = 0 then 'cashed-out' else status end,
    payout = case when v_rest_stake = 0 then 0 end,
    settled_at = case when v_rest_stake = 0 then p_at end
  where id = v_bet;
  insert into sportsbook.sale (op, bet, revision, stake, value, cause, basis, at)
  values (p_op, v_bet, v_revision, (p_payload ->> 'stake')::bigint, (p_payload ->> 'value')::bigint, v_cause,
    p_payload -> 'basis', p_at);
  if v_rest_stake = 0 then
    perform sportsbook.end_cash_out_rule(v_bet,
      case v_cause when 'rule' then 'fired' else 'ended' end::sportsbook.cash_out_rule_status, p_at);
  end if;
  return jsonb_build_object('bet', v_bet::text);
end $$;
select ledger.register_op_kind('sportsbook.cash-out', 'sportsbook.check_cash_out', 'sportsbook.on_cash_out');

-- ---- settling what is left ----------------------------------------------------------------------------------------

-- As in 0071-sportsbook-settles-by-chunk; the open profit of a bet is that of what is left of it.
create or replace function sportsbook.on_settle(p_bets bigint[], p_revisions int[], p_payload jsonb, p_at timestamptz)
returns bigint[] language plpgsql as $$
declare
  v_op bigint := p_payload ->> 'op';
  v_explanations jsonb[] := array(select jsonb_array_elements(p_payload -> 'explanations'));
  v_leg_bets bigint[];
  v_leg_events bigint[];
  v_taken bigint[];
  v_currencies text[];
  -- By how much the open profit of each bet taken changes.
  v_profits bigint[];
begin
  select array_agg(bet), array_agg(event) into v_leg_bets, v_leg_events
  from (select distinct bet, event from sportsbook.bet_leg where bet = any (p_bets)) leg;
  perform sportsbook.lock_exposure(array(select distinct unnest(v_leg_events)));

  with settled as (
    update sportsbook.bet b set status = line.status, revision = line.revision,
      payout = case when line.status <> 'open' then line.payout end,
      settled_at = case when line.status <> 'open' then p_at end
    from unnest(p_bets, p_revisions, (p_payload ->> 'before')::sportsbook.bet_status[],
      (p_payload ->> 'statuses')::sportsbook.bet_status[], (p_payload ->> 'payouts')::bigint[],
      (p_payload ->> 'explained')::int[]) as line (bet, revision, before, status, payout, explained)
    where b.id = line.bet and b.revision = line.revision - 1 and b.status = line.before
    returning b.id, b.revision, b.status, line.payout, line.explained, b.currency,
      (coalesce(b.rest_potential, b.potential_payout) - coalesce(b.rest_stake, b.stake))
        * ((line.status = 'open')::int - (line.before = 'open')::int) as profit),
  history as (
    insert into sportsbook.settlement (bet, revision, status, payout, explanation, at, op)
    select id, revision, status, payout, v_explanations[explained], p_at, v_op from settled)
  select coalesce(array_agg(id order by id), '{}'), array_agg(currency order by id), array_agg(profit order by id)
  into v_taken, v_currencies, v_profits from settled;

  with moved as (
    select event, v_currencies[place] as currency, sum(v_profits[place])::bigint as profit
    from (
      select bet, event, width_bucket(bet, v_taken) as place from unnest(v_leg_bets, v_leg_events) as leg (bet, event)
    ) leg
    where v_taken[place] = bet group by event, v_currencies[place])
  update sportsbook.liability x set open_profit = x.open_profit + moved.profit
  from moved where x.event = moved.event and x.currency = moved.currency;
  return v_taken;
end $$;

-- ---- invariants --------------------------------------------------------------------------------------------------

create or replace view sportsbook.invariant_32_liability_is_open_profit as
select coalesce(x.event, r.event) as event, coalesce(x.currency, r.currency) as currency
from sportsbook.liability x
full join (
  select l.event, b.currency,
    sum(coalesce(b.rest_potential, b.potential_payout) - coalesce(b.rest_stake, b.stake)) as profit
  from sportsbook.bet b join (select distinct bet, event from sportsbook.bet_leg) as l on l.bet = b.id
  where b.status = 'open' group by l.event, b.currency
) r on r.event = x.event and r.currency = x.currency
where coalesce(x.open_profit, 0) <> coalesce(r.profit, 0);

-- As in 0071-sportsbook-settles-by-chunk. A sale is a step of the bet too: a settlement moves the stake that the sales before
-- it left, and none comes after the last of it was sold.
create or replace view sportsbook.invariant_34_payouts_follow_the_last_settlement as
with move as (
  select o.key, m.*, payee.class as payee_class
  from ledger.op o join ledger.move m on m.op_id = o.id join ledger.account payee on payee.id = m.payee
  where o.scope = 'settlement' and o.kind = 'sportsbook.settle' and o.verdict = 'accepted'
), paid as (
  select b.id as bet,
    sum(case when m.payee = b.wallet then m.units when m.payer = b.wallet or m.code = 1506 then -m.units else 0 end)
      as payout
  from move m join sportsbook.bet b on b.id = split_part(m.key, ':', 2)::bigint
  where m.key like 'settle:%'
  group by b.id
), released as (
  select op_id, sum(case m.code when 1505 then m.units when 1504 then case when payee_class = 'open-stakes' then -m.units
    else 0 end else 0 end) as units
  from move m group by op_id
), step as (
  select s.bet, s.revision, s.status, s.payout, s.op, (s.status <> 'open')::int as is_over,
    lag((s.status <> 'open')::int, 1, 0) over bet as was_over, lead(s.revision) over bet is null as is_last,
    coalesce((select sum(x.stake) from sportsbook.sale x where x.bet = s.bet and x.revision < s.revision), 0) as sold
  from sportsbook.settlement s window bet as (partition by s.bet order by s.revision)
), last as (
  select * from step where is_last
), told as (
  select step.op, sum((b.stake - step.sold) * (is_over - was_over)) as units
  from step left join sportsbook.bet b on b.id = step.bet group by step.op
)
select b.id as bet
from sportsbook.bet b left join last on last.bet = b.id left join paid on paid.bet = b.id
where b.revision <> greatest(last.revision, (select max(x.revision) from sportsbook.sale x where x.bet = b.id), 0)
  or b.status is distinct from case when b.rest_stake = 0 then 'cashed-out' else coalesce(last.status, 'open') end
  or b.rest_stake = 0 and last.status <> 'open'
  or coalesce(b.payout, 0) <> coalesce(last.payout, 0)
  or (b.status = 'open') <> (b.payout is null)
  or coalesce(paid.payout, 0) <> coalesce(b.payout, 0)
union all
select l.bet from last l left join sportsbook.bet b on b.id = l.bet where b.id is null
union all
select coalesce(released.op_id, told.op) from released full join told on told.op = released.op_id
where coalesce(released.units, 0) <> coalesce(told.units, 0);

-- A sale exists exactly when its money moved: stake to revenue, and its value out of it to the wallet that paid the bet. No
-- more is sold than was staked, nothing of a free bet, and nothing while the bet was settled.
create view sportsbook.invariant_38_sales_are_paid as
select coalesce(x.bet, o.id) as bet
from sportsbook.sale x
full join (select * from ledger.op where kind = 'sportsbook.cash-out' and verdict = 'accepted') o on o.id = x.op
left join sportsbook.bet b on b.id = x.bet
where b.id is null or o.id is null or b.is_free or o.player is distinct from b.player or cardinality(o.moves) <> 8
  or o.moves[2] <> o.moves[5] or o.moves[3] <> x.stake or o.moves[4] <> 1505
  or o.moves[6] <> b.wallet or o.moves[7] <> x.value or o.moves[8] not in (13, 1522)
  or coalesce((select s.status from sportsbook.settlement s where s.bet = x.bet and s.revision < x.revision
    order by s.revision desc limit 1), 'open') <> 'open'
union all
select b.id from sportsbook.bet b
left join (select bet, sum(stake) as stake from sportsbook.sale group by bet) sold on sold.bet = b.id
where coalesce(b.rest_stake, b.stake) <> b.stake - coalesce(sold.stake, 0) or (b.rest_stake is null) <> (sold.bet is null)
  or coalesce(b.rest_stake, b.stake) < 0 or (b.rest_stake is not distinct from 0) <> (b.status = 'cashed-out');

-- Watches hang on the events of active rules, and on nothing else; a sold bet has no active rule.
create view sportsbook.invariant_39_rules_are_watched as
select coalesce(w.bet, r.bet) as bet
from sportsbook.cash_out_watch w
full join (
  select distinct r.bet, l.event from sportsbook.cash_out_rule r join sportsbook.bet_leg l on l.bet = r.bet
  where r.status = 'active') r on r.bet = w.bet and r.event = w.event
left join sportsbook.bet b on b.id = coalesce(w.bet, r.bet)
where w.bet is null or r.bet is null or b.status = 'cashed-out';

select ledger.register_invariant(name, 'sportsbook.invariant_' || view, says) from (values
  ('sportsbook-38', '38_sales_are_paid', 'A bet is sold exactly when its value was paid, and never beyond its stake.'),
  ('sportsbook-39', '39_rules_are_watched', 'An automatic cash-out hangs on every event of its bet.')
) as row (name, view, says);
