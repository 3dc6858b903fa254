-- One move: the line of the chart that allows it, the judge, and the statement that carries a sound one out alone.
--
-- The rules of a move are written here once, whatever the balances: the range of amounts (`is_amount`), two known accounts of one
-- currency in the chart (`accounts_fault`), both together (`move_fault`), and one currency per command (`command_fault`). Asked by
-- batches (apply-together.sql), commands one by one (apply-ops.sql), a command alone (`lone_statement`), reversals (rollbacks.sql) and
-- settlement chunks (settlements.sql). Locks nothing: classes and currencies of accounts never change, the rows of `ledger.chart` with the
-- schema alone. Refuses with amount-out-of-range, unknown-account, currency-mismatch and move-not-in-chart. The planner writes the
-- expressions of the first three, and the query of `chart_line`, into each statement that asks, so that a call costs nothing.
--
-- A command alone in its commit has one statement a kind (decision 0007), the body of a function of the kind that runs with the rights of the
-- owner (decision 0026); its call is prepared once per connection by repository/ops.repository.ts.
-- It locks the wallet, then the shared rows; moves, judges and writes; the lane of the house account comes last. It carries out one
-- sound move between the player's main wallet and the operator, or does nothing at all: then the command is a batch of one, where every
-- other shape, refusal and replay is dealt with. The position of the command is drawn by the update of its wallet, which takes the
-- transaction's number first (code/platform/events.sql).

-- Returns the line of the chart for a code between accounts of two classes; no row where the chart has none. The planner takes the
-- query into the statement that asks, where it is a join.
create or replace function ledger.chart_line(p_code bigint, p_from_class text, p_to_class text) returns setof ledger.chart
language sql stable as $$
  select * from ledger.chart where code = p_code and from_class = p_from_class and to_class = p_to_class
$$;

-- True for an amount that one move may have, in ledger units.
create or replace function ledger.is_amount(p_units bigint) returns boolean language sql immutable as $$
  select p_units between 1 and ledger.units_max()
$$;

-- Returns what is wrong with the accounts of a move, or null. `p_chart_code` is the code of the line that the chart has for the
-- classes of the two accounts (`chart_line`), null where it has none; a currency is null where the account is unknown.
create or replace function ledger.accounts_fault(p_payer_currency text, p_payee_currency text, p_chart_code int) returns text
language sql immutable as $$
  select case
    when p_payer_currency is null or p_payee_currency is null then 'unknown-account'
    when p_payer_currency <> p_payee_currency then 'currency-mismatch'
    when p_chart_code is null then 'move-not-in-chart'
  end
$$;

-- Returns what is wrong with a move, or null for a sound one.
create or replace function ledger.move_fault(p_units bigint, p_payer_currency text, p_payee_currency text, p_chart_code int)
returns text language sql immutable as $$
  select case when not ledger.is_amount(p_units) then 'amount-out-of-range'
    else ledger.accounts_fault(p_payer_currency, p_payee_currency, p_chart_code) end
$$;

-- Returns the first fault among the moves of one command, or null. Besides `move_fault`: no move ends where it begins, and the moves
-- stay in one currency, unless one of them passes an exchange account; else each of them has a fault.
create or replace function ledger.command_fault(p_moves bigint[]) returns text language plpgsql as $$
begin
  return (
    select case
        when min(payer_currency) <> max(payer_currency) and not bool_or(is_exchange)
        then coalesce(min(fault) filter (where k = 1), 'currency-mismatch')
        -- The least of pairs and not the first of an order: a sound command, as nearly all are, is not sorted.
        else (min(array[lpad(k::text, 9, '0'), fault]) filter (where fault is not null))[2] end
    from (
      select k, payer.currency as payer_currency, 'fx' in (payer.class, payee.class) as is_exchange,
        ledger.move_fault(p_moves[4 * k - 1], payer.currency, payee.currency, c.code) as fault
      from generate_series(1, cardinality(p_moves) / 4) as k
      left join lateral ledger.account_of(p_moves[4 * k - 3]) payer on true
      left join lateral ledger.account_of(p_moves[4 * k - 2]) payee on true
      left join lateral ledger.chart_line(p_moves[4 * k], payer.class, payee.class) c
        on p_moves[4 * k - 3] <> p_moves[4 * k - 2]
    ) move);
end $$;

-- Returns class and currency of an account, wallet or house account; no row where there is none.
create or replace function ledger.account_of(p_account bigint, out class text, out currency text) returns setof record
language sql stable as $$
  select class::text, currency::text from ledger.wallet where id = p_account
  union all
  select class::text, currency::text from ledger.house_account where id = p_account
$$;

-- True when every move finds its amount at its turn, so that no wallet is below zero on the way.
create or replace function ledger.is_affordable(p_moves bigint[]) returns boolean language plpgsql as $$
begin
  return not exists (
    select from (
      select w.balance + sum(side.amount) over (partition by side.account order by side.k) as left_over
      from (
        select k, p_moves[4 * k - 3] as account, -p_moves[4 * k - 1] as amount
        from generate_series(1, cardinality(p_moves) / 4) as k
        union all
        select k, p_moves[4 * k - 2], p_moves[4 * k - 1] from generate_series(1, cardinality(p_moves) / 4) as k
      ) side
      join ledger.wallet w on w.id = side.account
    ) step where left_over < 0);
end $$;

-- Returns what a wallet holds once the planned moves are made, in ledger units.
create or replace function ledger.balance_after_plan(p_plan bigint[], p_wallet bigint) returns bigint language sql as $$
  select (w.balance
    + coalesce(sum(p_plan[4 * k - 1]) filter (where p_plan[4 * k - 2] = p_wallet), 0)
    - coalesce(sum(p_plan[4 * k - 1]) filter (where p_plan[4 * k - 3] = p_wallet), 0))::bigint
  from ledger.wallet w left join generate_series(1, cardinality(p_plan) / 4) as k on true
  where w.id = p_wallet group by w.balance
$$;

-- Returns the moves with main wallets in place of zeros: the main wallet of the command's player, in the currency of the operator
-- account across. A zero stays where there is no such wallet; it names no account, and the move has a fault.
create or replace function ledger.with_main_wallets(p_players bigint[], p_move_counts int[], p_moves bigint[]) returns bigint[]
language plpgsql as $$
begin
  return array(
    select side.account
    from (
      select player, row_number() over (order by ord, n) as k
      from unnest(p_players, p_move_counts) with ordinality as op (player, moves, ord), generate_series(1, moves) n
    ) move
    cross join lateral (
      values (1, p_moves[4 * k - 3], p_moves[4 * k - 2]), (2, p_moves[4 * k - 2], p_moves[4 * k - 3]),
        (3, p_moves[4 * k - 1], null), (4, p_moves[4 * k], null)
    ) part (place, value, across)
    left join ledger.house_account h on place < 3 and part.value = 0 and h.id = part.across
    left join ledger.wallet w on w.player = move.player and w.class = 'main' and w.currency = h.currency
    cross join lateral (select coalesce(w.id, part.value) as account) side
    order by k, place);
end $$;

-- Returns the name of the function that carries out a command of a kind alone, whether the kind has one or not.
create or replace function ledger.lone_function(p_kind text) returns text language sql immutable as $$
  select 'ledger.lone_' || translate(p_kind, '.-', '__')
$$;

-- Returns the statement by which a command of a kind is carried out alone: a call of the function of its kind. Null where it has none.
-- It answers one row, or none when it did nothing: the key is known, the move has a fault or is beyond the wallet, or the command is
-- refused. $1 to $14 are the parameters of `lone_body`.
create or replace function ledger.lone_statement(p_kind text) returns text language sql stable as $$
  select 'select op, answer, balance, version, owing from ' || oid::regproc
    || '($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) where op is not null'
  from pg_proc where oid = to_regproc(ledger.lone_function(p_kind))
$$;

-- Writes the function of each kind that has a statement of its own, and takes away those of others.
create or replace function ledger.generate_lone_commands() returns void language plpgsql as $build$
declare
  v_kind record;
begin
  for v_kind in select name, ledger.lone_function(name) as function, ledger.lone_body(name) as body from ledger.op_kind loop
    if v_kind.body is null then
      if to_regproc(v_kind.function) is not null then
        execute 'drop function ' || v_kind.function;
      end if;
    else
      execute format($body$
create or replace function %s(
  int, text, text, bytea, bigint, jsonb, timestamptz, bigint, bigint, bigint, bigint, text[], bigint[], boolean,
  out op bigint, out answer jsonb, out balance bigint, out version bigint, out owing boolean
) language plpgsql security definer set search_path = pg_catalog, pg_temp as $function$
#variable_conflict use_column
begin
%s;
end $function$$body$, v_kind.function, v_kind.body);
    end if;
  end loop;
end $build$;

-- Returns what the function of a kind does, one statement; null where the kind has none: it has an admission, it plans its moves
-- itself, or its rules are not volatile (they would not see what was committed while the lock was waited for).
-- $1 lane, $2 scope, $3 key, $4 digest, $5 player, $6 payload, $7 instant, $8 wallet, $9 house account, $10 units, $11 code,
-- $12 classes and $13 ids of shared rows, $14 whether the wallet pays.
create or replace function ledger.lone_body(p_kind text) returns text language sql stable as $build$
  select format($statement$
with %2$s moved as (
  update ledger.wallet w set balance = w.balance + %5$s, seq = w.seq + 1
  %3$s
  returning w.balance, w.seq, nextval('platform.position') as op
), made as (
  insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, answer, moves)
  select op, nextval('ledger.batch_id'), $5::bigint, $7::timestamptz, 'accepted', $2::text, $3::text, %1$L, $4::bytea, %4$s,
    case when $14::boolean then array[$8, $9, $10, $11] else array[$9, $8, $10, $11] end
  from moved
  returning id, batch, answer
), entered as (
  insert into ledger.entry (account, seq, op_id, counter, amount, balance_after, player, leg, code)
  select $8, seq, op, $9, %5$s, balance, $5, 1, $11 from moved
), side as (
  insert into ledger.house_lane as lane (account, lane, balance, seq)
  select $9, $1::int, -%5$s, 1 from moved
  on conflict (account, lane) do update set balance = lane.balance + excluded.balance, seq = lane.seq + 1
  returning balance, seq
), posted as (
  insert into ledger.house_entry (account, lane, seq, batch, amount, balance_after)
  select $9, $1, side.seq, made.batch, -%5$s, side.balance from side, made
)
select made.id as op, made.answer, moved.balance, moved.seq as version,
  exists (select from ledger.debtor where player = $5) as owing
into op, answer, balance, version, owing
from made, moved$statement$,
    kind.name,
    -- The lock comes first, then the shared rows, and the precondition sees what was committed before both were had.
    case when kind.precondition is not null then format($judge$locked as materialized (
  select w.id from ledger.wallet w
  where %s
  for no key update
), shared as materialized (
  select ledger.lock_shared($12::text[], $13::bigint[]) from locked where cardinality($13::bigint[]) > 0
), judged as materialized (
  select locked.id, %s($6::jsonb, $5::bigint, $7::timestamptz) as refused from locked left join shared on true
),$judge$, rule.sound, kind.precondition) else '' end,
    case when kind.precondition is not null then 'from judged where w.id = judged.id and judged.refused is null'
      else format('where %s and $12::text[] = ''{}'' and $13::bigint[] = ''{}''', rule.sound) end,
    -- No effect, no answer; a parameter that is used nowhere would have no type.
    coalesce(kind.effect || '(op, $5::bigint, $6::jsonb, $7::timestamptz)', 'nullif($6::jsonb, $6)'),
    rule.amount)
  from ledger.op_kind kind
  cross join (select $sound$w.id = $8::bigint and w.player = $5::bigint and w.class = 'main'
    and w.balance + (case when $14::boolean then -$10::bigint else $10 end) >= 0
    and exists (
      select from ledger.house_account h
      cross join lateral ledger.chart_line($11::bigint, case when $14 then 'main' else h.class::text end,
        case when $14 then h.class::text else 'main' end) c
      where h.id = $9::bigint and ledger.move_fault($10::bigint, w.currency, h.currency, c.code) is null)
    and not exists (select from ledger.op known where known.scope = $2::text and known.key = $3::text)$sound$ as sound,
    '(case when $14::boolean then -$10::bigint else $10::bigint end)' as amount) rule
  where kind.name = p_kind and kind.admission is null and kind.name <> 'ledger.collect-debt'
    and not exists (
      select from pg_proc p where p.provolatile <> 'v' and p.oid in (to_regproc(kind.precondition), to_regproc(kind.effect)))
$build$;
