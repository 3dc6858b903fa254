-- Judge of a move, whatever the balances: one function, `move_fault`, for every way to move money: batches
-- (apply-together.sql), commands one by one (apply-ops.sql), a command alone (lone-statement.sql) and settlement chunks
-- (settlements.sql). Locks nothing: classes and currencies of accounts never change. Refuses with amount-out-of-range,
-- unknown-account, currency-mismatch and move-not-in-chart.

-- Returns what is wrong with a move, or null for a sound one. `p_chart_code` is the code of the line that the chart has for the
-- classes of the two accounts, null where it has none; a currency is null where the account is unknown. The planner writes the
-- expression into each statement that asks, so that a call costs nothing.
create or replace function ledger.move_fault(p_units bigint, p_payer_currency text, p_payee_currency text, p_chart_code int)
returns text language sql immutable as $$
  select case
    when p_units not between 1 and ledger.units_max() then 'amount-out-of-range'
    when p_payer_currency is null or p_payee_currency is null then 'unknown-account'
    when p_payer_currency <> p_payee_currency then 'currency-mismatch'
    when p_chart_code is null then 'move-not-in-chart'
  end
$$;

-- Returns the fault of each move, in their order. Besides `move_fault`: the moves of one command stay in one currency, unless one
-- of them passes an exchange account.
create or replace function ledger.faults(p_move_counts int[], p_moves bigint[]) returns text[] language plpgsql as $$
begin
  return array(
    select coalesce(
        ledger.move_fault(m.units, payer.currency, payee.currency, c.code),
        case when min(payer.currency) over command <> max(payer.currency) over command
          and not bool_or('fx' in (payer.class, payee.class)) over command then 'currency-mismatch' end)
    from (
      select op, k, p_moves[4 * k - 3] as payer, p_moves[4 * k - 2] as payee,
        p_moves[4 * k - 1] as units, p_moves[4 * k] as code
      from (
        select op, row_number() over () as k
        from unnest(p_move_counts) with ordinality as o (moves, op), generate_series(1, moves)
      ) place
    ) m
    left join lateral ledger.account_of(m.payer) payer on true
    left join lateral ledger.account_of(m.payee) payee on true
    left join ledger.chart c on c.code = m.code and c.from_class = payer.class and c.to_class = payee.class
      and m.payer <> m.payee
    window command as (partition by m.op)
    order by m.k);
end $$;

-- Returns class and currency of an account, wallet or house account; no row where there is none.
create or replace function ledger.account_of(p_account bigint, out class text, out currency text) returns setof record
language sql stable as $$
  select class::text, currency::text from ledger.wallet where id = p_account
  union all
  select class::text, currency::text from ledger.house_account where id = p_account
$$;

-- True when `move_fault` finds nothing in any move, and no command has moves of several currencies. Several currencies may still
-- be sound, through an exchange: then `faults` decides, which also says what is wrong.
create or replace function ledger.are_sound(p_move_counts int[], p_moves bigint[]) returns boolean language plpgsql as $$
begin
  return (
    select coalesce(bool_and(ledger.move_fault(p_moves[4 * k - 1], payer.currency, payee.currency, c.code) is null), true)
      and (2 > all (p_move_counts) or count(distinct payer.currency) < 2)
    from generate_series(1, cardinality(p_moves) / 4) as k
    left join lateral ledger.account_of(p_moves[4 * k - 3]) payer on true
    left join lateral ledger.account_of(p_moves[4 * k - 2]) payee on true
    left join ledger.chart c on c.code = p_moves[4 * k] and c.from_class = payer.class and c.to_class = payee.class
      and p_moves[4 * k - 3] <> p_moves[4 * k - 2]);
end $$;

-- The first fault among the moves of one command.
create or replace function ledger.fault_of(p_faults text[]) returns text language sql immutable as $$
  select fault from unnest(p_faults) with ordinality as f (fault, k) where fault is not null order by k limit 1
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
