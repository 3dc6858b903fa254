-- The invariants of reliability 2 that concern providers, each a view that finds nothing while all is well. Views name the
-- rows at fault.

-- What every casino command did to the wallets of its player: main and grant, less what was only booked as debt.
create view casino.moved as
select t.op, t.round, t.reversed_by, coalesce(sum(case when w.class = 'debt' then -e.amount else e.amount end), 0) as amount
from casino.round_transaction t
left join ledger.entry e on e.op_id = t.op
left join ledger.wallet w on w.id = e.account and w.player is not null
group by t.op;

-- 13: what was rolled back before it came has no effect.
create view casino.invariant_13_tombstones_hold as
select t.op from casino.round_transaction t
join ledger.op o on o.scope = 'provider:' || t.provider and o.key = t.key
where o.verdict = 'tombstone' or o.id <> t.op
union all
select o.id from ledger.op o
where o.kind = 'casino.rollback' and o.answer ->> 'rollback' = 'tombstone' and o.verdict = 'accepted'
  and not exists (select from ledger.op mark where mark.verdict = 'tombstone' and mark.batch = o.batch
    and mark.scope = o.scope and mark.player = o.player);

-- 14: a round moved its wins less its stakes, of exactly the transactions that stand; what was taken back left nothing.
create view casino.invariant_14_rounds_net as
select r.id as round from casino.round r
left join (
  select round, sum(amount) as moved from casino.moved group by round
) m on m.round = r.id
left join (
  select round, sum(stake) as stake, sum(payout) as payout, count(*) as standing
  from casino.round_transaction where reversed_by is null and kind <> 'rollback' group by round
) t on t.round = r.id
where coalesce(m.moved, 0) <> r.payout - r.stake
   or r.stake <> coalesce(t.stake, 0) or r.payout <> coalesce(t.payout, 0) or r.live_count <> coalesce(t.standing, 0);

-- 15: an ordinary win that was paid answers a bet that stands, in the same round; no win was paid while it is parked.
create view casino.invariant_15_wins_have_bets as
select win.op from casino.round_transaction win
where win.kind = 'win' and win.win_type = 'ordinary' and win.reversed_by is null
  and not exists (
    select from casino.round_transaction bet
    where bet.round = win.round and bet.kind in ('bet', 'bet-win') and bet.reversed_by is null
      and bet.key = coalesce(win.settles, bet.key))
union all
select t.op from casino.round_transaction t
join casino.parked_win p on p.provider = t.provider and p.key = t.key and p.paid_at is null;

-- 17: the balance that a provider was told is the one that the wallet had right after the movement.
create view casino.invariant_17_told_balances as
select t.op from casino.round_transaction t
join casino.round r on r.id = t.round
join ledger.op o on o.id = t.op
left join lateral (
  select e.balance_after from ledger.entry e where e.op_id = t.op and e.account = r.wallet order by e.seq desc limit 1
) last on true
where (o.answer ->> 'balance')::bigint is distinct from t.balance_after
   or (last.balance_after is not null and last.balance_after <> t.balance_after);

select ledger.register_invariant(name, 'casino.invariant_' || view, says) from (values
  ('casino-13', '13_tombstones_hold', 'What was rolled back before it came has no effect.'),
  ('casino-14', '14_rounds_net', 'A round moved its wins less its stakes, of the transactions that stand.'),
  ('casino-15', '15_wins_have_bets', 'A win answers a bet that stands, or its kind is declared.'),
  ('casino-17', '17_told_balances', 'The balance a provider was told is the ledger''s at that movement.')
) as invariant (name, view, says);
