-- Invariants 18 to 21: agreement between the books of payments and those of the ledger, each a view that finds nothing while all is
-- well. Read through `ledger.invariants()`; locks nothing, refuses nothing.

-- Every credit equals its verified report, goes to the player of the deposit, and happens once; no deposit is paid
-- without one.
create or replace view payments.invariant_18_credits_equal_reports as
select o.id as op_id, d.id as deposit
from ledger.published_op o
left join payments.deposit d on d.credit_op = o.id
left join payments.gateway_report r on r.id = d.credit_report
left join ledger.published_wallet w on w.id = o.moves[2]
where o.kind = 'payments.credit-deposit' and o.verdict = 'accepted' and (
  d.id is null or r.id is null or w.id is null
  or cardinality(o.moves) <> 4 or o.moves[4] <> ledger.transfer_code('replenishment')
  or r.status <> 'paid' or r.direction <> 'deposit' or r.gateway <> d.gateway
  or r.reference <> d.id::text or r.gateway_payment is distinct from d.gateway_payment
  or o.moves[3] <> r.units or d.credited_units <> r.units or r.currency <> d.currency
  or w.player is distinct from d.player or w.class <> 'main' or w.currency <> d.currency
  or o.player is distinct from d.player)
union all
select null, d.id
from payments.deposit d
left join ledger.published_op o on o.id = d.credit_op and o.kind = 'payments.credit-deposit' and o.verdict = 'accepted'
left join ledger.published_op back on back.id = d.refund_op and back.reverses = d.credit_op
where (d.status = 'completed' and (o.id is null or d.refund_op is not null))
   or (d.credit_op is not null and (o.id is null or d.status not in ('completed', 'refunded')))
   or (d.status = 'refunded' and d.credit_op is not null and back.id is null);

-- A withdrawal is held once and ends at most once, by the movement that belongs to its end.
create or replace view payments.invariant_19_withdrawals_walk_their_edges as
select w.id as withdrawal
from payments.withdrawal w
left join ledger.published_op held on held.id = w.hold_op and held.kind = 'payments.hold-withdrawal' and held.verdict = 'accepted'
left join ledger.published_op ended on ended.id = w.end_op and ended.verdict = 'accepted'
where held.id is null or held.player is distinct from w.player
   or held.moves[3] <> w.units or held.moves[4] <> ledger.transfer_code('withdrawal-hold')
   or (w.end_op is not null and (
     ended.id is null or ended.player is distinct from w.player or ended.moves[3] <> w.units
     or ended.moves[1] <> held.moves[2]
     or ended.kind <> case w.status when 'completed' then 'payments.complete-withdrawal' else 'payments.return-withdrawal' end
     or ended.moves[4] <> case w.status when 'completed' then ledger.transfer_code('withdrawal')
       else ledger.transfer_code('withdrawal-return') end))
union all
select null
from ledger.published_op o
where o.verdict = 'accepted' and (
  (o.kind = 'payments.hold-withdrawal' and not exists (select from payments.withdrawal w where w.hold_op = o.id))
  or (o.kind in ('payments.complete-withdrawal', 'payments.return-withdrawal')
    and not exists (select from payments.withdrawal w where w.end_op = o.id)));

-- The balance of a hold wallet is the sum of its player's open withdrawals.
create or replace view payments.invariant_20_holds_are_open_withdrawals as
select h.id as account, h.balance, coalesce(w.units, 0) as open_units
from ledger.published_wallet h
full join (
  select player, currency, sum(units) as units from payments.withdrawal
  where status in ('created', 'processing', 'blocked') group by player, currency
) w on w.player = h.player and w.currency = h.currency
where (h.id is null or h.class = 'hold') and coalesce(h.balance, 0) <> coalesce(w.units, 0);

-- At most one payout per withdrawal: completed by one report of that amount, and never paid under two payments.
create or replace view payments.invariant_21_paid_out_once as
select w.id as withdrawal
from payments.withdrawal w
left join payments.gateway_report r on r.id = w.end_report
where w.status = 'completed' and (
  r.id is null or r.status <> 'paid' or r.direction <> 'withdrawal' or r.reference <> w.id::text
  or r.units <> w.units or r.currency <> w.currency or r.gateway_payment is distinct from w.gateway_payment)
union all
select min(reference)::bigint
from payments.gateway_report
where direction = 'withdrawal' and status = 'paid'
group by gateway, reference having count(distinct gateway_payment) > 1;
