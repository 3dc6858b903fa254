-- Invariants of the casino: views that must be empty, read by ledger.invariants. Locks nothing, refuses nothing. A function
-- of one number is the rule over what commands after that number touched; its view is the function from 0.

-- 13: what was rolled back before it came has no effect.
create or replace function casino.tombstones_hold_since(p_from bigint) returns table (op bigint) language sql stable as $$
  select t.op from casino.round_transaction t
  join ledger.published_op o on o.scope = 'provider:' || t.provider and o.key = t.key
  where t.op > p_from and (o.verdict = 'tombstone' or o.id <> t.op)
  union all
  select o.id from ledger.published_op o
  where o.id > p_from and o.kind = 'casino.rollback' and o.answer ->> 'rollback' = 'tombstone' and o.verdict = 'accepted'
    and not exists (select from ledger.published_op mark where mark.verdict = 'tombstone' and mark.batch = o.batch
      and mark.scope = o.scope and mark.player = o.player and mark.id > p_from - 20000)
$$;

create or replace view casino.invariant_13_tombstones_hold as select op from casino.tombstones_hold_since(0);

-- 14: a round moved its wins less its stakes, of exactly the transactions that count; what was rolled back left nothing. Asked since a
-- command: of the rounds that it or a later one touched, over all of their transactions. None of those is older than the oldest of these
-- rounds; commands that were under way with its first one may have a lower number.
create or replace function casino.rounds_net_since(p_from bigint) returns table (round bigint) language sql stable as $$
  with touched as materialized (
    select round from casino.round_transaction where op > p_from
    union select id from casino.round where first_op > p_from
  ), oldest as materialized (
    select min(r.first_op) - 20000 as op from touched join casino.round r on r.id = touched.round
  )
  select r.id from casino.round r
  left join (
    -- Main and grant, less what was only booked as debt.
    select t.round, sum(case when w.class = 'debt' then -e.amount else e.amount end) as moved
    from casino.round_transaction t
    join ledger.published_entry e on e.op_id = t.op
    join ledger.published_wallet w on w.id = e.account and w.player is not null
    where p_from = 0 or (t.round in (select touched.round from touched)
      and t.op > (select op from oldest) and e.op_id > (select op from oldest))
    group by t.round
  ) m on m.round = r.id
  left join (
    select t.round, sum(t.stake) as stake, sum(t.payout) as payout, count(*) as counted
    from casino.round_transaction t
    where t.reversed_by is null and t.kind <> 'rollback'
      and (p_from = 0 or (t.round in (select touched.round from touched) and t.op > (select op from oldest)))
    group by t.round
  ) t on t.round = r.id
  where (p_from = 0 or r.id in (select touched.round from touched)) and (coalesce(m.moved, 0) <> r.payout - r.stake
    or r.stake <> coalesce(t.stake, 0) or r.payout <> coalesce(t.payout, 0) or r.live_count <> coalesce(t.counted, 0))
$$;

create or replace view casino.invariant_14_rounds_net as select round from casino.rounds_net_since(0);

-- 15: an ordinary win that was paid answers a bet that counts, in the same round; no win was paid while it is parked.
create or replace view casino.invariant_15_wins_have_bets as
select win.op from casino.round_transaction win
where win.kind = 'win' and win.win_type = 'ordinary' and win.reversed_by is null
  and not exists (
    select from casino.round_transaction bet
    where bet.round = win.round and bet.kind in ('bet', 'bet-win') and bet.reversed_by is null
      and bet.key = coalesce(win.settles, bet.key))
union all
select t.op from casino.round_transaction t
join casino.parked_win p on p.provider = t.provider and p.key = t.key and p.paid_at is null;

-- 17: the balance reported to a provider is the one that the wallet had right after the movement: after the last entry of it.
create or replace function casino.reported_balances_since(p_from bigint) returns table (op bigint) language sql stable as $$
  select t.op from casino.round_transaction t
  join casino.round r on r.id = t.round
  join ledger.published_op o on o.id = t.op
  left join ledger.published_entry e on e.op_id = t.op and e.account = r.wallet and e.op_id > p_from
  where t.op > p_from and ((o.answer ->> 'balance')::bigint is distinct from t.balance_after
    or (e.balance_after <> t.balance_after and not exists (
      select from ledger.published_entry later where later.account = e.account and later.seq = e.seq + 1 and later.op_id = e.op_id)))
$$;

create or replace view casino.invariant_17_reported_balances as select op from casino.reported_balances_since(0);

-- The state of an award agrees with what the ledger moved for it: a used one paid one bet that counts, a released one its amount, and no
-- stake came out of the cost of promotions without its award.
create or replace view casino.invariant_49_awards_are_kept_once as
select a.key from casino.partner_award a
left join ledger.published_op o on o.id = a.ended_by
where a.ended_by is not null and (o.id is null or o.verdict <> 'accepted' or o.player <> a.player
  or exists (select from ledger.published_op back where back.reverses = o.id)
  or case a.state when 'used' then o.kind <> 'casino.bet' or o.moves[3] <> a.amount
      or o.moves[4] <> ledger.transfer_code('free-bet-stake')
     else o.kind <> 'casino.release' or coalesce(o.moves[3], 0) <> a.paid end)
union all
select o.key from ledger.published_op o
where o.verdict = 'accepted' and (o.kind = 'casino.release'
    or (o.kind = 'casino.bet' and o.moves[4] = ledger.transfer_code('free-bet-stake')))
  and not exists (select from ledger.published_op back where back.reverses = o.id)
  and not exists (select from casino.partner_award a where a.ended_by = o.id);

-- Rows that name what does not exist: provider, game, round, or the command of a transaction.
create or replace function casino.rounds_have_parents_since(p_from bigint) returns table (op bigint) language sql stable as $$
  select r.first_op from casino.round r
  where r.first_op > p_from and (not exists (select from casino.provider where name = r.provider)
    or (r.game is not null and not exists (select from casino.game where id = r.game)))
  union all
  select t.op from casino.round_transaction t where t.op > p_from and not exists (select from casino.round where id = t.round)
  union all
  select t.op from casino.round_transaction t left join ledger.published_op o on o.id = t.op
  where t.op > p_from and (o.scope, o.key) is distinct from ('provider:' || t.provider, t.key)
$$;

create or replace view casino.invariant_40_rounds_have_parents as select op from casino.rounds_have_parents_since(0);
