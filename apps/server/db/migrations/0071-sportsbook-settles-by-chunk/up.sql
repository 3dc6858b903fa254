-- A settlement names the command that moved its stake: since 0070 that of its chunk, before that its own.
alter table sportsbook.settlement add column op bigint;
update sportsbook.settlement s set op = o.id
from ledger.op o where o.scope = 'settlement' and o.key = 'settle:' || s.bet || ':' || s.revision;
alter table sportsbook.settlement alter column op set not null;

-- Settles bets of one chunk, in the commit that pays them. A bet is taken only at the revision before the one given and
-- in the state that the caller saw, so that a re-run changes nothing. Bets come in the order of their ids and are locked
-- in it, by their update. The payload holds lists in that order, as PostgreSQL writes arrays: the states `before`,
-- `statuses`, `payouts`, and of each bet the place of its explanation among the `explanations`, which many bets share. A
-- bet whose deciding result was withdrawn is open again: its payout is null and its profit is at risk once more.
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
      (b.potential_payout - b.stake) * ((line.status = 'open')::int - (line.before = 'open')::int) as profit),
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

-- What was paid for a bet over all its settlements is the payout of the last one; what it does not have in hand stands as
-- a debt. The stakes that a command moved are those of the settlements that name it: a stake has left the open stakes
-- exactly while its bet is settled.
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
    lag((s.status <> 'open')::int, 1, 0) over bet as was_over, lead(s.revision) over bet is null as is_last
  from sportsbook.settlement s window bet as (partition by s.bet order by s.revision)
), last as (
  select * from step where is_last
), told as (
  select step.op, sum(b.stake * (is_over - was_over)) as units
  from step left join sportsbook.bet b on b.id = step.bet group by step.op
)
select b.id as bet
from sportsbook.bet b left join last on last.bet = b.id left join paid on paid.bet = b.id
where b.status not in ('cashed-out', 'partly-cashed-out') and (
  b.revision <> coalesce(last.revision, 0)
  or b.status is distinct from coalesce(last.status, 'open')
  or coalesce(b.payout, 0) <> coalesce(last.payout, 0)
  or (b.status = 'open') <> (b.payout is null)
  or coalesce(paid.payout, 0) <> coalesce(b.payout, 0))
union all
select l.bet from last l left join sportsbook.bet b on b.id = l.bet where b.id is null
union all
select coalesce(released.op_id, told.op) from released full join told on told.op = released.op_id
where coalesce(released.units, 0) <> coalesce(told.units, 0);
