-- The invariants of reliability 2 that concern the ledger, each a view that finds nothing while all is well, and the
-- freeze that a breach brings. Later modules register their own views.

create table ledger.invariant (name text primary key, view text not null, says text not null);

create function ledger.register_invariant(p_name text, p_view text, p_says text) returns void language plpgsql as $$
begin
  if to_regclass(p_view) is null then
    raise exception 'there is no view %', p_view;
  end if;
  insert into ledger.invariant values (p_name, p_view, p_says)
  on conflict (name) do update set view = excluded.view, says = excluded.says;
end $$;

-- How often each invariant is broken, over all rows. Not on the money path, so the views are read by name.
create function ledger.invariants() returns table (name text, says text, violations bigint) language plpgsql as $$
declare
  v_row ledger.invariant;
begin
  for v_row in select * from ledger.invariant i order by i.name loop
    name := v_row.name;
    says := v_row.says;
    execute 'select count(*) from ' || v_row.view into violations;
    return next;
  end loop;
end $$;

-- ---- what the views stand on -----------------------------------------------------------------------------------

-- The moves of every command, one per row.
create view ledger.move as
select o.id as op_id, o.batch, o.verdict, k as leg,
  o.moves[4 * k - 3] as payer, o.moves[4 * k - 2] as payee, o.moves[4 * k - 1] as units, o.moves[4 * k] as code
from ledger.op o, generate_series(1, coalesce(cardinality(o.moves), 0) / 4) as k;

-- Both sides of every move.
create view ledger.side as
select op_id, batch, leg, payer as account, payee as counter, -units as amount, code from ledger.move
union all
select op_id, batch, leg, payee, payer, units, code from ledger.move;

create view ledger.account as
select id, class::text as class, currency::text as currency from ledger.wallet
union all
select id, class::text, currency::text from ledger.house_account;

-- ---- the invariants --------------------------------------------------------------------------------------------

create view ledger.invariant_01_entries_match_moves as
select coalesce(e.op_id, s.op_id) as op_id, coalesce(e.account, s.account) as account
from ledger.entry e
full join (select * from ledger.side where account > 0) s
  on s.op_id = e.op_id and s.leg = e.leg and s.account = e.account
left join ledger.wallet w on w.id = e.account
where s.op_id is null or e.op_id is null or e.amount <> s.amount or e.counter <> s.counter or e.code <> s.code
   or e.player is distinct from w.player;

create view ledger.invariant_02_balance_is_the_sum as
select w.id as account
from ledger.wallet w
left join (select account, sum(amount) as total, count(*) as entries, max(seq) as last from ledger.entry group by account) e
  on e.account = w.id
left join ledger.entry newest on newest.account = w.id and newest.seq = e.last
where w.balance <> coalesce(e.total, 0) or w.balance <> coalesce(newest.balance_after, 0) or w.seq <> coalesce(e.last, 0)
union all
select l.account
from ledger.house_lane l
left join (select account, lane, sum(amount) as total, max(seq) as last from ledger.house_entry group by account, lane) e
  using (account, lane)
where l.balance <> coalesce(e.total, 0) or l.seq <> coalesce(e.last, 0)
union all
select e.account from ledger.house_entry e
where not exists (select from ledger.house_lane l where l.account = e.account and l.lane = e.lane);

create view ledger.invariant_03_chains_have_no_gap as
select account, seq from (
  select account, seq, amount, balance_after,
    lag(seq, 1, 0::bigint) over chain as seq_before, lag(balance_after, 1, 0::bigint) over chain as balance_before
  from ledger.entry window chain as (partition by account order by seq)
) e where seq <> seq_before + 1 or balance_after <> balance_before + amount
union all
select account, seq from (
  select account, seq, amount, balance_after,
    lag(seq, 1, 0::bigint) over chain as seq_before, lag(balance_after, 1, 0::bigint) over chain as balance_before
  from ledger.house_entry window chain as (partition by account, lane order by seq)
) e where seq <> seq_before + 1 or balance_after <> balance_before + amount;

create view ledger.invariant_04_no_wallet_below_zero as
select id as account from ledger.wallet where balance < 0
union all
select account from ledger.entry where balance_after < 0;

-- The guards against rewriting stand and are switched on.
create view ledger.invariant_05_history_is_append_only as
select t.name, g.guard
from unnest(array['op', 'entry', 'house_entry']) as t (name), unnest(array['append_only', 'no_truncate']) as g (guard)
where not exists (
  select from pg_trigger where tgrelid = ('ledger.' || t.name)::regclass and tgname = g.guard and tgenabled in ('O', 'A'));

-- A reversal negates its target exactly: whatever the wallets do not give back stands as a debt of the same amount.
create view ledger.invariant_06_reversed_once_and_exactly as
select reverses as op_id from ledger.op where reverses is not null group by reverses having count(*) > 1
union all
select r.id
from ledger.op r
left join ledger.op t on t.id = r.reverses
left join lateral (
  select coalesce(sum(abs(net.amount)), 0) as astray
  from (
    select s.account, sum(s.amount) as amount from ledger.side s
    where s.op_id = t.id or (s.op_id = r.id and s.code <> 1506) group by s.account
  ) net
) whole on true
left join lateral (
  select coalesce(sum(m.units), 0) as debt from ledger.move m where m.op_id = r.id and m.code = 1506
) owed on true
where r.reverses is not null
  and (t.id is null or t.verdict <> 'accepted' or t.player is distinct from r.player or whole.astray <> 2 * owed.debt);

create view ledger.invariant_07_one_currency as
select m.op_id
from ledger.move m join ledger.account payer on payer.id = m.payer join ledger.account payee on payee.id = m.payee
where payer.currency <> payee.currency
union all
select s.op_id
from ledger.side s join ledger.account a on a.id = s.account
group by s.op_id having count(distinct a.currency) > 1 and not bool_or(a.class = 'fx');

-- Nothing is lost or made: all accounts of a currency sum to zero, and so does every batch against the house.
create view ledger.invariant_08_money_is_conserved as
select currency::text as what from (
  select currency, balance from ledger.wallet
  union all
  select h.currency, l.balance from ledger.house_lane l join ledger.house_account h on h.id = l.account
) b group by currency having sum(balance) <> 0
union all
select 'batch ' || coalesce(h.batch, s.batch)
from (select batch, account, sum(amount) as amount from ledger.house_entry group by batch, account) h
full join (select batch, account, sum(amount) as amount from ledger.side where account < 0 group by batch, account) s
  using (batch, account)
where coalesce(h.amount, 0) <> coalesce(s.amount, 0);

create view ledger.invariant_09_amounts_are_sound as
select op_id::text as what from ledger.move where units not between 1 and 1000000000000000
union all
select account || '/' || seq from ledger.entry where amount = 0 or abs(amount) > 1000000000000000
union all
select table_name || '.' || column_name from information_schema.columns
where table_schema = 'ledger' and data_type in ('real', 'double precision', 'numeric')
  and table_name in (select relname from pg_class where relnamespace = 'ledger'::regnamespace and relkind = 'r');

create view ledger.invariant_10_refused_leaves_no_trace as
select o.id as op_id from ledger.op o
where o.verdict <> 'accepted'
  and (o.moves is not null or o.reverses is not null or exists (select from ledger.entry e where e.op_id = o.id))
union all
select e.op_id from ledger.entry e where not exists (select from ledger.op o where o.id = e.op_id);

create view ledger.invariant_11_keys_are_unique as
select scope || '/' || key as what from ledger.op group by scope, key having count(*) > 1
union all
select guard from unnest(array['op_key', 'op_reversed_once']) as guard
where not exists (
  select from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relname = guard and i.indrelid = 'ledger.op'::regclass and i.indisunique and i.indisvalid);

create view ledger.invariant_12_bodies_are_remembered as
select id as op_id from ledger.op
where (verdict = 'tombstone') <> (digest is null) or length(digest) <> 32
   or (verdict = 'refused') <> (refusal is not null);

-- Beside the twelve: every move stands in the chart, and debtors are those who owe.
create view ledger.invariant_13_moves_stand_in_the_chart as
select m.op_id from ledger.move m
left join ledger.account payer on payer.id = m.payer
left join ledger.account payee on payee.id = m.payee
where not exists (
  select from ledger.chart c where c.code = m.code and c.from_class = payer.class and c.to_class = payee.class);

create view ledger.invariant_14_debtors_are_known as
select w.player from ledger.wallet w
where w.class = 'debt' and w.balance > 0 and not exists (select from ledger.debtor d where d.player = w.player)
union all
select d.player from ledger.debtor d
where not exists (select from ledger.wallet w where w.player = d.player and w.class = 'debt' and w.balance > 0);

select ledger.register_invariant(name, 'ledger.invariant_' || view, says) from (values
  ('ledger-01', '01_entries_match_moves', 'Every move has one entry per wallet side, mirrored, and no entry is without its move.'),
  ('ledger-02', '02_balance_is_the_sum', 'A balance is the sum of its entries and what the last of them says.'),
  ('ledger-03', '03_chains_have_no_gap', 'Entries of an account follow each other without a gap.'),
  ('ledger-04', '04_no_wallet_below_zero', 'No wallet is or ever was below zero.'),
  ('ledger-05', '05_history_is_append_only', 'The guards against rewriting history stand.'),
  ('ledger-06', '06_reversed_once_and_exactly', 'A command is reversed at most once, and exactly.'),
  ('ledger-07', '07_one_currency', 'A movement stays in one currency; only an exchange joins two.'),
  ('ledger-08', '08_money_is_conserved', 'Wallets and house sum to zero per currency, and per batch.'),
  ('ledger-09', '09_amounts_are_sound', 'Amounts are whole, above zero and within bounds.'),
  ('ledger-10', '10_refused_leaves_no_trace', 'A refused command moved nothing, and every entry belongs to a command.'),
  ('ledger-11', '11_keys_are_unique', 'A key names one command.'),
  ('ledger-12', '12_bodies_are_remembered', 'Every verdict keeps the digest of its body.'),
  ('ledger-13', '13_moves_stand_in_the_chart', 'Every move is one that the chart allows.'),
  ('ledger-14', '14_debtors_are_known', 'Whoever has a debt is known as a debtor, and nobody else.')
) as row (name, view, says);

-- ---- the online check and the freeze ---------------------------------------------------------------------------

create table ledger.freeze (
  id bigint generated always as identity primary key,
  since timestamptz not null,
  reason jsonb not null,
  lifted_at timestamptz,
  lifted_by text
);

create function ledger.frozen() returns boolean language sql stable as $$
  select exists (select from ledger.freeze where lifted_at is null)
$$;

-- An amount as refusals show it: the exact decimal with at least two decimals, a space, the currency.
create function ledger.money_text(p_units bigint, p_currency text) returns text language sql immutable as $$
  select p_units / 100000 || '.' || left(fraction, 2) || rtrim(substr(fraction, 3), '0') || ' ' || p_currency
  from lpad((p_units % 100000)::text, 5, '0') as fraction
$$;

-- What keeps any withdrawal from going: asked by its precondition, under the player's lock.
create function ledger.withdrawal_refusal(p_player bigint) returns ledger.refusal language sql stable as $$
  select case
    when ledger.frozen() then ledger.refuse('withdrawals-frozen')
    when ledger.owes(p_player) then (
      select ledger.refuse('debt-outstanding', jsonb_build_object('amount', ledger.money_text(balance, currency)))
      from ledger.wallet where player = p_player and class = 'debt' and balance > 0 order by id limit 1)
  end
$$;

-- How far the online check has come.
create table ledger.checkpoint (is_only boolean primary key default true check (is_only), op_id bigint not null);
insert into ledger.checkpoint (op_id) values (0);

-- What is broken among the commands after one number, in the light of invariants 1 to 4 and 8. Commands commit in
-- another order than their numbers, so a batch is judged only when all of it lies well inside the window.
create function ledger.recent_breaches(p_from bigint) returns table (name text, violations bigint) language plpgsql as $$
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

-- The online check: each call looks at what is new, and again at the last 20,000 commands. A breach freezes
-- withdrawals until a person lifts the freeze.
create function ledger.assert_recent(p_at timestamptz) returns table (name text, violations bigint) language plpgsql as $$
declare
  v_from bigint := (select op_id - 20000 from ledger.checkpoint);
  v_to bigint := coalesce((select max(id) from ledger.op), 0);
  v_breaches jsonb := '{}';
begin
  for name, violations in select * from ledger.recent_breaches(v_from) r where r.violations > 0 loop
    v_breaches := v_breaches || jsonb_build_object(name, violations);
    return next;
  end loop;
  if v_breaches <> '{}' and not ledger.frozen() then
    insert into ledger.freeze (since, reason) values (p_at, v_breaches);
  end if;
  update ledger.checkpoint set op_id = greatest(op_id, v_to);
end $$;
