-- The invariants of the ledger: views that must be empty, the online check of what is new, and the freeze of withdrawals that a breach
-- starts. Called by repository/invariants.repository.ts; locks nothing but the checkpoint. Refuses nothing. A function of one number, as
-- `ledger.one_currency_since`, is the rule over what commands after that number touched; its view is the function from 0. They are plain
-- SQL, which PostgreSQL takes into the query of the reader.

-- Number of breaches of one invariant, over all rows; null for a name that is not registered. Not on the money path, so the view is read by
-- name. The rows of a large book are joined in memory, not in files.
create or replace function ledger.violations_of(p_name text) returns bigint language plpgsql set work_mem = '64MB' as $$
declare
  v_view text := (select view from ledger.invariant where name = p_name);
  v_violations bigint;
begin
  execute 'select count(*) from ' || v_view into v_violations;
  return v_violations;
end $$;

-- Number of breaches of each invariant in one statement, for consoles. The server asks for one after the other, so that none of them
-- uses up the time that a statement has.
create or replace function ledger.invariants() returns table (name text, statement text, violations bigint) language sql as $$
  select i.name, i.statement, ledger.violations_of(i.name) from ledger.invariant i order by i.name
$$;

-- Breaches among the commands after one number, in the light of invariants 1 to 4 and 8. Commands commit in
-- another order than their numbers, so a batch is judged only when all of it lies well inside the window.
create or replace function ledger.recent_breaches(p_from bigint) returns table (name text, violations bigint) language plpgsql as $$
begin
  return query
  with recent as materialized (
    select * from ledger.side where op_id > p_from
  ), touched as materialized (
    select distinct account from recent where account > 0
  ), whole_batch as materialized (
    select batch from recent group by batch having min(op_id) > p_from + 5000
  ), house as (
    select h.batch, h.account, sum(h.amount) as amount from ledger.house_entry h
    where h.batch >= (select min(batch) from whole_batch) group by h.batch, h.account
  )
  select 'ledger-01', count(*) from recent s
  where s.account > 0 and not exists (
    select from ledger.entry e
    where e.account = s.account and e.op_id = s.op_id and e.leg = s.leg and e.amount = s.amount)
  union all
  select 'ledger-02', count(*) from ledger.wallet w
  left join ledger.entry e on e.account = w.id and e.seq = w.seq
  where w.id in (select account from touched) and w.balance is distinct from e.balance_after
  union all
  select 'ledger-03', count(*) from ledger.entry e
  left join ledger.entry previous on previous.account = e.account and previous.seq = e.seq - 1
  where e.account in (select account from touched) and e.op_id > p_from
    and e.balance_after - e.amount <> case when e.seq = 1 then 0 else coalesce(previous.balance_after, -1) end
  union all
  select 'ledger-04', count(*) from ledger.wallet w where w.id in (select account from touched) and w.balance < 0
  union all
  select 'ledger-08', count(*) from (
    select batch, account, sum(amount) as amount from recent
    where account < 0 and batch in (select batch from whole_batch) group by batch, account) s
  left join house h using (batch, account)
  where s.amount <> coalesce(h.amount, 0);
end $$;

-- Freezes withdrawals for breaches, given as violations by invariant, and publishes it; nothing while they are frozen. Called by the online
-- check and by the nightly reading.
create or replace function ledger.freeze_withdrawals(p_breaches jsonb, p_at timestamptz) returns void language plpgsql as $$
begin
  if not ledger.frozen() then
    insert into ledger.freeze (since, reason) values (p_at, p_breaches);
    perform platform.emit_event('withdrawals-frozen', null, jsonb_build_object('invariants', array(select jsonb_object_keys(p_breaches))), p_at);
  end if;
end $$;

-- Lifts the freeze of withdrawals and publishes it; nothing while there is none. Called for the person who examined the breach.
create or replace function ledger.lift_freeze(p_by text, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update ledger.freeze set lifted_at = p_at, lifted_by = p_by where lifted_at is null;
  if found then
    perform platform.emit_event('withdrawals-unfrozen', null, jsonb_build_object('by', p_by), p_at);
  end if;
end $$;

-- The online check: each call checks what is new, and again the last 20,000 commands. A breach freezes
-- withdrawals until a person lifts the freeze.
create or replace function ledger.assert_recent(p_at timestamptz) returns table (name text, violations bigint) language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_from bigint := (select op_id - 20000 from ledger.checkpoint);
  v_to bigint := coalesce((select max(id) from ledger.op), 0);
  v_breaches jsonb := '{}';
begin
  for name, violations in select * from ledger.recent_breaches(v_from) r where r.violations > 0 loop
    v_breaches := v_breaches || jsonb_build_object(name, violations);
    return next;
  end loop;
  if v_breaches <> '{}' then
    perform ledger.freeze_withdrawals(v_breaches, p_at);
  end if;
  update ledger.checkpoint set op_id = greatest(op_id, v_to);
end $$;

-- First batch that a command after a number may be of: 0 from the beginning, null where there is no such command.
create or replace function ledger.first_batch_since(p_from bigint) returns bigint language sql stable as $$
  select case when p_from = 0 then 0 else (select min(batch) from ledger.op where id > p_from) end
$$;

create or replace function ledger.entries_match_moves_since(p_from bigint) returns table (op_id bigint, account bigint)
language sql stable as $$
  select coalesce(e.op_id, s.op_id), coalesce(e.account, s.account)
  from (select * from ledger.entry where op_id > p_from) e
  full join (select * from ledger.side where account > 0 and op_id > p_from) s
    on s.op_id = e.op_id and s.leg = e.leg and s.account = e.account
  left join ledger.wallet w on w.id = e.account
  where s.op_id is null or e.op_id is null or e.amount <> s.amount or e.counter <> s.counter or e.code <> s.code
     or e.player is distinct from w.player
$$;

create or replace view ledger.invariant_01_entries_match_moves as select op_id, account from ledger.entries_match_moves_since(0);

-- The balance of a wallet and of a lane is the sum of its entries, the last of which states it. Asked since a command: of those that it or
-- a later one touched, from their first entry since on, and with the balance that the entry before it left.
create or replace function ledger.balances_are_sums_since(p_from bigint) returns table (account bigint) language sql stable as $$
  select w.id
  from ledger.wallet w
  left join (
    select s.account, sum(e.amount) as total, max(e.seq) as last, s.first
    from (select account, min(seq) as first from ledger.entry where op_id > p_from group by account) s
    join ledger.entry e on e.account = s.account and e.seq >= s.first
    group by s.account, s.first
  ) e on e.account = w.id
  left join ledger.entry before on before.account = w.id and before.seq = e.first - 1
  left join ledger.entry newest on newest.account = w.id and newest.seq = e.last
  where (p_from = 0 or e.account is not null) and (w.balance <> coalesce(before.balance_after, 0) + coalesce(e.total, 0)
    or w.balance <> coalesce(newest.balance_after, 0) or w.seq <> coalesce(e.last, 0))
  union all
  select l.account
  from ledger.house_lane l
  left join (
    select s.account, s.lane, sum(h.amount) as total, max(h.seq) as last, s.first
    from (
      select account, lane, min(seq) as first from ledger.house_entry where batch >= (select ledger.first_batch_since(p_from)) group by account, lane
    ) s
    join ledger.house_entry h on h.account = s.account and h.lane = s.lane and h.seq >= s.first
    group by s.account, s.lane, s.first
  ) h on h.account = l.account and h.lane = l.lane
  left join ledger.house_entry before on before.account = l.account and before.lane = l.lane and before.seq = h.first - 1
  where (p_from = 0 or h.account is not null)
    and (l.balance <> coalesce(before.balance_after, 0) + coalesce(h.total, 0) or l.seq <> coalesce(h.last, 0))
  union all
  select h.account from ledger.house_entry h
  where h.batch >= (select ledger.first_batch_since(p_from))
    and not exists (select from ledger.house_lane l where l.account = h.account and l.lane = h.lane)
$$;

create or replace view ledger.invariant_02_balance_is_the_sum as select account from ledger.balances_are_sums_since(0);

-- Every entry follows from the one before it. That one may be of an older command than the number asked for: it is looked up then.
create or replace function ledger.chains_have_no_gap_since(p_from bigint) returns table (account bigint, seq bigint) language sql stable as $$
  select e.account, e.seq
  from (
    select account, seq, amount, balance_after, lag(seq) over chain as seq_before, lag(balance_after) over chain as balance_before
    from ledger.entry where op_id > p_from window chain as (partition by account order by seq)
  ) e
  left join ledger.entry older on e.seq_before is distinct from e.seq - 1 and older.account = e.account and older.seq = e.seq - 1
  where case when e.seq_before = e.seq - 1 then e.balance_after <> e.balance_before + e.amount
    when e.seq = 1 then e.balance_after <> e.amount
    else older.seq is null or e.balance_after <> older.balance_after + e.amount end
  union all
  select h.account, h.seq
  from (
    select account, lane, seq, amount, balance_after, lag(seq) over chain as seq_before, lag(balance_after) over chain as balance_before
    from ledger.house_entry where batch >= (select ledger.first_batch_since(p_from)) window chain as (partition by account, lane order by seq)
  ) h
  left join ledger.house_entry older
    on h.seq_before is distinct from h.seq - 1 and older.account = h.account and older.lane = h.lane and older.seq = h.seq - 1
  where case when h.seq_before = h.seq - 1 then h.balance_after <> h.balance_before + h.amount
    when h.seq = 1 then h.balance_after <> h.amount
    else older.seq is null or h.balance_after <> older.balance_after + h.amount end
$$;

create or replace view ledger.invariant_03_chains_have_no_gap as select account, seq from ledger.chains_have_no_gap_since(0);

create or replace view ledger.invariant_04_no_wallet_below_zero as
select id as account from ledger.wallet where balance < 0
union all
select account from ledger.entry where balance_after < 0;

-- The triggers that refuse a rewriting exist and are enabled.
create or replace view ledger.invariant_05_history_is_append_only as
select t.name, g.guard
from unnest(array['op', 'entry', 'house_entry']) as t (name), unnest(array['append_only', 'no_truncate']) as g (guard)
where not exists (
  select from pg_trigger where tgrelid = ('ledger.' || t.name)::regclass and tgname = g.guard and tgenabled in ('O', 'A'));

-- A reversal negates its target exactly: what the wallets do not give back is a debt of the same amount.
create or replace view ledger.invariant_06_reversed_once_and_exactly as
select reverses as op_id from ledger.op where reverses is not null group by reverses having count(*) > 1
union all
select r.id
from ledger.op r
left join ledger.op t on t.id = r.reverses
left join lateral (
  select coalesce(sum(abs(net.amount)), 0) as astray
  from (
    select account, sum(amount) as amount
    from (
      -- Two look-ups: asked for either command at once, the planner reads all of them for every reversal.
      select s.account, s.amount from ledger.side s where s.op_id = t.id
      union all
      select s.account, s.amount from ledger.side s where s.op_id = r.id and s.code <> ledger.transfer_code('debt-booked')
    ) s group by account
  ) net
) whole on true
left join lateral (
  select coalesce(sum(m.units), 0) as debt from ledger.move m
  where m.op_id = r.id and m.code = ledger.transfer_code('debt-booked')
) owed on true
where r.reverses is not null
  and (t.id is null or t.verdict <> 'accepted' or t.player is distinct from r.player or whole.astray <> 2 * owed.debt);

-- Accounts are gathered first: joined as they are, they are looked up move by move. A command of one move has one currency if the
-- move has.
create or replace function ledger.one_currency_since(p_from bigint) returns table (op_id bigint) language sql stable as $$
  with account as materialized (select id, class, currency from ledger.account)
  select m.op_id
  from ledger.move m join account payer on payer.id = m.payer join account payee on payee.id = m.payee
  where m.op_id > p_from and payer.currency <> payee.currency
  union all
  select m.op_id
  from ledger.move m join account payer on payer.id = m.payer join account payee on payee.id = m.payee
  where m.op_id > p_from and m.legs > 1
  group by m.op_id having min(payer.currency) <> max(payer.currency) and not bool_or(payer.class = 'fx' or payee.class = 'fx')
$$;

create or replace view ledger.invariant_07_one_currency as select op_id from ledger.one_currency_since(0);

-- Money is conserved: all accounts of a currency sum to zero, and so does every batch against the operator. Asked since a command: the
-- batches that it or a later one is of; their other commands are among the 20,000 before it, more than can be under way at once.
create or replace function ledger.money_is_conserved_since(p_from bigint) returns table (what text) language sql stable as $$
  select currency::text from (
    select currency, balance from ledger.wallet
    union all
    select h.currency, l.balance from ledger.house_lane l join ledger.house_account h on h.id = l.account
  ) b group by currency having sum(balance) <> 0
  union all
  select 'batch ' || coalesce(h.batch, s.batch)
  from (
    select batch, account, sum(amount) as amount from ledger.house_entry
    where batch >= (select ledger.first_batch_since(p_from))
      and (p_from = 0 or batch in (select o.batch from ledger.op o where o.id > p_from))
    group by batch, account
  ) h
  full join (
    select batch, account, sum(amount) as amount from ledger.side
    where account < 0 and op_id > p_from - 20000 and (p_from = 0 or batch in (select o.batch from ledger.op o where o.id > p_from))
    group by batch, account
  ) s using (batch, account)
  where coalesce(h.amount, 0) <> coalesce(s.amount, 0)
$$;

create or replace view ledger.invariant_08_money_is_conserved as select what from ledger.money_is_conserved_since(0);

create or replace function ledger.amounts_are_sound_since(p_from bigint) returns table (what text) language sql stable as $$
  select op_id::text from ledger.move where op_id > p_from and units not between 1 and ledger.units_max()
  union all
  select account || '/' || seq from ledger.entry where op_id > p_from and (amount = 0 or abs(amount) > ledger.units_max())
  union all
  select table_name || '.' || column_name from information_schema.columns
  where table_schema = 'ledger' and data_type in ('real', 'double precision', 'numeric')
    and table_name in (select relname from pg_class where relnamespace = 'ledger'::regnamespace and relkind = 'r')
$$;

create or replace view ledger.invariant_09_amounts_are_sound as select what collate "C" as what from ledger.amounts_are_sound_since(0);

create or replace view ledger.invariant_11_keys_are_unique as
select scope || '/' || key as what from ledger.op group by scope, key having count(*) > 1
union all
select guard from unnest(array['op_key', 'op_reversed_once']) as guard
where not exists (
  select from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relname = guard and i.indrelid = 'ledger.op'::regclass and i.indisunique and i.indisvalid);

create or replace view ledger.invariant_12_bodies_are_remembered as
select id as op_id from ledger.op
where (verdict = 'tombstone') <> (digest is null) or length(digest) <> 32
   or (verdict = 'refused') <> (refusal is not null);

-- Every move is in the chart, and debtors are exactly those who owe.
create or replace function ledger.moves_are_in_the_chart_since(p_from bigint) returns table (op_id bigint) language sql stable as $$
  with account as materialized (select id, class from ledger.account)
  select m.op_id from ledger.move m
  left join account payer on payer.id = m.payer
  left join account payee on payee.id = m.payee
  where m.op_id > p_from and not exists (
    select from ledger.chart c where c.code = m.code and c.from_class = payer.class and c.to_class = payee.class)
$$;

create or replace view ledger.invariant_13_moves_are_in_the_chart as select op_id from ledger.moves_are_in_the_chart_since(0);

create or replace view ledger.invariant_14_debtors_are_known as
select w.player from ledger.wallet w
where w.class = 'debt' and w.balance > 0 and not exists (select from ledger.debtor d where d.player = w.player)
union all
select d.player from ledger.debtor d
where not exists (select from ledger.wallet w where w.player = d.player and w.class = 'debt' and w.balance > 0);

-- The same invariant in another form: commands and entries meet in one join of the two tables. Asked command by command
-- whether any entry names it, as before, it took longer with the square of the book, since entries have no index by
-- command.
create or replace function ledger.refusals_leave_no_trace_since(p_from bigint) returns table (op_id bigint) language sql stable as $$
  select o.id from ledger.op o
  where o.id > p_from and o.verdict <> 'accepted' and (o.moves is not null or o.reverses is not null)
  union
  select e.op_id from ledger.entry e left join ledger.op o on o.id = e.op_id
  where e.op_id > p_from and o.verdict is distinct from 'accepted'
$$;

create or replace view ledger.invariant_10_refused_leaves_no_trace as select op_id from ledger.refusals_leave_no_trace_since(0);
