-- Free bets: staff award a player a bet of a fixed amount, which pays its winnings and, unless its terms say otherwise, not its
-- stake. The stake is paid out of the cost of promotions at the moment of the bet; before that an award is a promise.

alter table sportsbook.betting_setting
  -- Odds of bets that free bets pay, in thousandths, where an award has no bounds of its own; null for the rule of the house,
  -- 2.00 at least and no most.
  add column free_single_odds_min int default 2000 check (free_single_odds_min between 1000 and 1000000),
  add column free_single_odds_max int check (free_single_odds_max between 1000 and 1000000),
  add column free_express_odds_min int default 2000 check (free_express_odds_min between 1000 and 1000000);

-- `returned`: its bet was void, and the player has it back as an award of its own number, so that no award pays two bets.
create type sportsbook.free_bet_status as enum ('awarded', 'used', 'returned', 'expired', 'cancelled');

create table sportsbook.free_bet (
  id bigint generated always as identity primary key,
  player bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Whole cents.
  amount bigint not null check (amount > 0 and amount % 1000 = 0),
  is_stake_returned boolean not null default false,
  -- Terms of its own; null where the settings hold. Odds of the whole bet, in thousandths.
  odds_min int check (odds_min between 1000 and 1000000),
  odds_max int check (odds_max between odds_min and 1000000),
  kinds text not null default 'any' check (kinds in ('any', 'single', 'express')),
  -- Legs of an express.
  legs_min int check (legs_min between 2 and 20),
  -- Sports of all legs; null for any.
  sports text[] check (cardinality(sports) > 0),
  valid_from timestamptz not null,
  valid_until timestamptz not null check (valid_until > valid_from),
  status sportsbook.free_bet_status not null default 'awarded',
  -- The bet that it paid.
  bet bigint unique,
  -- The award that this one gives back.
  returned_of bigint references sportsbook.free_bet (id),
  -- The member of staff, their reason, and the batch it came in; null for one that a void bet gave back.
  given_by bigint,
  reason text not null,
  batch text,
  -- Minted by who awards, one per press.
  key text not null unique,
  given_at timestamptz not null,
  -- When it stopped to be one that can be used.
  ended_at timestamptz,
  check ((status = 'awarded') = (ended_at is null)),
  check ((status in ('used', 'returned')) = (bet is not null))
);
create index free_bet_of_player on sportsbook.free_bet (player, id desc);
create index free_bet_to_expire on sportsbook.free_bet (valid_until) where status = 'awarded';
create index free_bet_given_back on sportsbook.free_bet (returned_of) where returned_of is not null;

-- ---- placing -------------------------------------------------------------------------------------------------------

-- The payload of a free bet as one whose profit is the whole of what it may pay: its player put nothing in, so that is what the
-- house can lose.
create function sportsbook.at_risk(p_payload jsonb) returns jsonb language sql immutable as $$
  select p_payload || jsonb_build_object('potential',
    ((p_payload ->> 'potential')::bigint + (p_payload ->> 'stake')::bigint)::text)
$$;

-- The award is held until the bet is written: of many presses one finds it awarded.
create function sportsbook.check_place_free_bet(p_payload jsonb, p_player bigint, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
declare
  v_award record;
  v_at_risk jsonb := sportsbook.at_risk(p_payload);
  v_refused ledger.refusal;
begin
  select * into v_award from sportsbook.free_bet where id = (p_payload ->> 'free_bet')::bigint for no key update;
  if v_award.player is distinct from p_player or v_award.status <> 'awarded' or v_award.amount <> (p_payload ->> 'stake')::bigint
    or v_award.currency <> p_payload ->> 'currency' or p_at < v_award.valid_from or p_at >= v_award.valid_until
  then
    return ledger.refuse('free-bet-not-found');
  end if;
  v_refused := sportsbook.check_place_bet(v_at_risk - 'caps', p_player, p_at);
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

create function sportsbook.on_place_free_bet(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
declare
  v_answer jsonb := sportsbook.on_place_bet(p_op, p_player, sportsbook.at_risk(p_payload), p_at);
begin
  update sportsbook.bet set is_free = true, potential_payout = (p_payload ->> 'potential')::bigint where id = p_op;
  update sportsbook.free_bet set status = 'used', bet = p_op, ended_at = p_at where id = (p_payload ->> 'free_bet')::bigint;
  return v_answer;
end $$;
select ledger.register_op_kind('sportsbook.place-free-bet', 'sportsbook.check_place_free_bet', 'sportsbook.on_place_free_bet');

-- ---- settling ------------------------------------------------------------------------------------------------------

-- A void bet gives its award back, with its terms, for a week at least. One that was given back before and used since is not given
-- twice.
create function sportsbook.give_free_bets_back(p_bets bigint[], p_at timestamptz) returns void language plpgsql as $$
begin
  with returned as (
    update sportsbook.free_bet set status = 'returned', ended_at = p_at where bet = any (p_bets) and status = 'used' returning *
  )
  insert into sportsbook.free_bet (player, currency, amount, is_stake_returned, odds_min, odds_max, kinds, legs_min, sports,
    valid_from, valid_until, returned_of, reason, batch, key, given_at)
  select player, currency, amount, is_stake_returned, odds_min, odds_max, kinds, legs_min, sports,
    p_at, greatest(valid_until, p_at + interval '7 days'), id, reason, batch,
    'back:' || id || ':' || (select count(*) from sportsbook.free_bet again where again.returned_of = returned.id), p_at
  from returned
  where not exists (
    select from sportsbook.free_bet back where back.returned_of = returned.id and back.status <> 'cancelled');
end $$;

-- A bet that is void no more has used its award after all. What was given back for it goes, if it was not used meanwhile: then the
-- house bears both.
create function sportsbook.take_free_bets_again(p_bets bigint[], p_at timestamptz) returns void language plpgsql as $$
begin
  with used as (
    update sportsbook.free_bet set status = 'used', ended_at = p_at where bet = any (p_bets) and status = 'returned' returning id
  )
  update sportsbook.free_bet back set status = 'cancelled', ended_at = p_at
  from used where back.returned_of = used.id and back.status = 'awarded';
end $$;

-- As in 0110-sportsbook-cash-out. Of a free bet the whole payout is at risk, and its award follows it.
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
  -- Free bets that are void now, and those that were.
  v_voided bigint[];
  v_revived bigint[];
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
    returning b.id, b.revision, b.status, line.before, line.payout, line.explained, b.currency, b.is_free,
      (coalesce(b.rest_potential, b.potential_payout) - case when b.is_free then 0 else coalesce(b.rest_stake, b.stake) end)
        * ((line.status = 'open')::int - (line.before = 'open')::int) as profit),
  history as (
    insert into sportsbook.settlement (bet, revision, status, payout, explanation, at, op)
    select id, revision, status, payout, v_explanations[explained], p_at, v_op from settled)
  select coalesce(array_agg(id order by id), '{}'), array_agg(currency order by id), array_agg(profit order by id),
    array_agg(id) filter (where is_free and status = 'void' and before <> 'void'),
    array_agg(id) filter (where is_free and status <> 'void' and before = 'void')
  into v_taken, v_currencies, v_profits, v_voided, v_revived from settled;

  if v_voided is not null then
    perform sportsbook.give_free_bets_back(v_voided, p_at);
  end if;
  if v_revived is not null then
    perform sportsbook.take_free_bets_again(v_revived, p_at);
  end if;

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

-- ---- invariants ----------------------------------------------------------------------------------------------------

-- As in 0041-sportsbook-invariants; the stake of a free bet came out of the cost of promotions.
create or replace view sportsbook.invariant_30_bets_are_stakes as
select coalesce(b.id, o.id) as bet
from sportsbook.bet b
full join (
  select * from ledger.op where kind in ('sportsbook.place-bet', 'sportsbook.place-free-bet') and verdict = 'accepted'
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

-- As in 0110-sportsbook-cash-out.
create or replace view sportsbook.invariant_32_liability_is_open_profit as
select coalesce(x.event, r.event) as event, coalesce(x.currency, r.currency) as currency
from sportsbook.liability x
full join (
  select l.event, b.currency, sum(coalesce(b.rest_potential, b.potential_payout)
    - case when b.is_free then 0 else coalesce(b.rest_stake, b.stake) end) as profit
  from sportsbook.bet b join (select distinct bet, event from sportsbook.bet_leg) as l on l.bet = b.id
  where b.status = 'open' group by l.event, b.currency
) r on r.event = x.event and r.currency = x.currency
where coalesce(x.open_profit, 0) <> coalesce(r.profit, 0);

-- An award and its bet name each other, and agree; what was given back stands only while its bet is void.
create view sportsbook.invariant_46_free_bets_are_awards as
select coalesce(b.id, f.bet) as what
from (select * from sportsbook.bet where is_free) b
full join (select * from sportsbook.free_bet where bet is not null) f on f.bet = b.id
where b.id is null or f.id is null or f.player <> b.player or f.currency <> b.currency or f.amount <> b.stake
  or f.status <> case when b.status = 'void' then 'returned' else 'used' end::sportsbook.free_bet_status
  or b.placed_at < f.valid_from or b.placed_at >= f.valid_until
union all
select back.id from sportsbook.free_bet back join sportsbook.free_bet f on f.id = back.returned_of
where back.status = 'awarded' and f.status <> 'returned';

create aggregate sportsbook.product_of (numeric) (sfunc = numeric_mul, stype = numeric, initcond = '1');

-- What an award says of its stake is what its bet may pay, and no bet pays more than that.
create view sportsbook.invariant_47_free_bets_pay_by_their_terms as
select b.id as bet
from sportsbook.bet b join sportsbook.free_bet f on f.bet = b.id
cross join lateral (
  select sportsbook.product_of(odds / 1000.0) as factor from sportsbook.bet_leg where bet = b.id
) legs
where b.is_free and (
  b.potential_payout <> floor(b.stake * legs.factor / 1000) * 1000 - case when f.is_stake_returned then 0 else b.stake end
  or b.payout > b.potential_payout
  or b.status in ('lost', 'void') and b.payout <> 0
  or b.rest_stake is not null);

-- Of a chunk, what went back to the cost of promotions is the stakes of the free bets that became void, less those that are void no
-- more.
create view sportsbook.invariant_48_void_free_bets_cost_nothing as
with told as (
  select op, sum(units) as units from (
    select s.op, b.stake * ((s.status = 'void')::int
      - lag((s.status = 'void')::int, 1, 0) over (partition by s.bet order by s.revision)) as units
    from sportsbook.settlement s join sportsbook.bet b on b.id = s.bet where b.is_free
  ) step group by op
), moved as (
  select coalesce(chunk.id, o.id) as op, sum(case m.code when 1521 then m.units else -m.units end) as units
  from ledger.op o
  left join ledger.op chunk on chunk.scope = 'settlement' and chunk.key = 'chunk:' || substr(o.key, 9)
  join ledger.move m on m.op_id = o.id
  where o.scope = 'settlement' and o.kind = 'sportsbook.settle' and o.key like 'returns:%'
  group by 1
)
select coalesce(told.op, moved.op) as op from told full join moved on moved.op = told.op
where coalesce(told.units, 0) <> coalesce(moved.units, 0);

select ledger.register_invariant(name, 'sportsbook.invariant_' || view, says) from (values
  ('sportsbook-46', '46_free_bets_are_awards', 'Every free bet used one award of its player, and every used award paid one bet.'),
  ('sportsbook-47', '47_free_bets_pay_by_their_terms', 'A free bet may pay what its award says of its stake, and pays no more.'),
  ('sportsbook-48', '48_void_free_bets_cost_nothing', 'The stake of a void free bet went back to the cost of promotions.')
) as row (name, view, says);
