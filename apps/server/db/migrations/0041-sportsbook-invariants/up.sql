-- Invariants 30, 32 and 34 of reliability 2: what the books of the sportsbook and of the ledger must say of each other.

-- A bet exists exactly when its stake does: the same player, wallet and amount, at least one leg, and no leg astray.
create view sportsbook.invariant_30_bets_are_stakes as
select coalesce(b.id, o.id) as bet
from sportsbook.bet b
full join (select * from ledger.op where kind = 'sportsbook.place-bet' and verdict = 'accepted') o on o.id = b.id
left join (select bet, count(*) as legs from sportsbook.bet_leg group by bet) l on l.bet = b.id
where b.id is null or o.id is null
   or o.player is distinct from b.player or cardinality(o.moves) <> 4
   or o.moves[1] <> b.wallet or o.moves[3] <> b.stake or o.moves[4] <> 5
   or coalesce(l.legs, 0) < 1 or (b.kind = 'single') <> (l.legs = 1)
union all
select l.bet from sportsbook.bet_leg l
left join sportsbook.bet b on b.id = l.bet
left join sportsbook.selection s on s.id = l.selection
where b.id is null or s.event is distinct from l.event;

-- What an event can cost is the open profit of the bets on it, and an exposure stands for each.
create view sportsbook.invariant_32_liability_is_open_profit as
select coalesce(x.event, r.event) as event, coalesce(x.currency, r.currency) as currency
from sportsbook.liability x
full join (
  select l.event, b.currency, sum(b.potential_payout - b.stake) as profit
  from sportsbook.bet b join (select distinct bet, event from sportsbook.bet_leg) as l on l.bet = b.id
  where b.status = 'open' group by l.event, b.currency
) r on r.event = x.event and r.currency = x.currency
where coalesce(x.open_profit, 0) <> coalesce(r.profit, 0);

-- What was paid for a bet over all its settlements is the payout of the last one; what it does not have in hand stands
-- as a debt. Its stake has left the open stakes exactly when it is settled.
create view sportsbook.invariant_34_payouts_follow_the_last_settlement as
with paid as (
  select split_part(o.key, ':', 2)::bigint as bet,
    sum(case m.code when 1505 then m.units when 1504 then case when payee.class = 'open-stakes' then -m.units else 0 end
      else 0 end) as released,
    sum(case when m.payee = b.wallet then m.units when m.payer = b.wallet or m.code = 1506 then -m.units else 0 end)
      as payout
  from ledger.op o
  join sportsbook.bet b on b.id = split_part(o.key, ':', 2)::bigint
  join ledger.move m on m.op_id = o.id
  join ledger.account payee on payee.id = m.payee
  where o.scope = 'settlement' and o.kind = 'sportsbook.settle' and o.verdict = 'accepted'
  group by 1
), last as (
  select distinct on (bet) bet, revision, status, payout from sportsbook.settlement order by bet, revision desc
)
select b.id as bet
from sportsbook.bet b left join last on last.bet = b.id left join paid on paid.bet = b.id
where b.status not in ('cashed-out', 'partly-cashed-out') and (
  b.revision <> coalesce(last.revision, 0)
  or b.status is distinct from coalesce(last.status, 'open')
  or coalesce(b.payout, 0) <> coalesce(last.payout, 0)
  or (b.status = 'open') <> (b.payout is null)
  or coalesce(paid.payout, 0) <> coalesce(b.payout, 0)
  or coalesce(paid.released, 0) <> case when b.status = 'open' then 0 else b.stake end)
union all
select l.bet from last l left join sportsbook.bet b on b.id = l.bet where b.id is null;

select ledger.register_invariant(name, 'sportsbook.invariant_' || view, says) from (values
  ('sportsbook-30', '30_bets_are_stakes', 'A bet exists exactly when its stake does.'),
  ('sportsbook-32', '32_liability_is_open_profit', 'What an event can cost is the open profit of its bets.'),
  ('sportsbook-34', '34_payouts_follow_the_last_settlement', 'What was paid for a bet is the payout of its last settlement.')
) as row (name, view, says);
