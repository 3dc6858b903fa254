-- What is wrong with each move whatever the balances are, in the order of the moves; null for a sound one. Classes and
-- currencies never change, so this needs no lock. One command stays in one currency, unless it passes an exchange.
create or replace function ledger.faults(p_move_counts int[], p_moves bigint[]) returns text[] language plpgsql as $$
begin
  return array(
    select case
        when m.units not between 1 and 1000000000000000 then 'amount-out-of-range'
        when coalesce(fw.id, fh.id) is null or coalesce(tw.id, th.id) is null then 'unknown-account'
        when coalesce(fw.currency, fh.currency) <> coalesce(tw.currency, th.currency) then 'currency-mismatch'
        when min(coalesce(fw.currency, fh.currency)) over command <> max(coalesce(fw.currency, fh.currency)) over command
          and not bool_or(coalesce('fx' in (fh.class, th.class), false)) over command then 'currency-mismatch'
        when c.code is null or m.payer = m.payee then 'move-not-in-chart'
      end
    from (
      select op, k, p_moves[4 * k - 3] as payer, p_moves[4 * k - 2] as payee,
        p_moves[4 * k - 1] as units, p_moves[4 * k] as code
      from (
        select op, row_number() over () as k
        from unnest(p_move_counts) with ordinality as o (moves, op), generate_series(1, moves)
      ) place
    ) m
    left join ledger.wallet fw on fw.id = m.payer
    left join ledger.house_account fh on fh.id = m.payer
    left join ledger.wallet tw on tw.id = m.payee
    left join ledger.house_account th on th.id = m.payee
    left join ledger.chart c on c.code = m.code
      and c.from_class = coalesce(fw.class::text, fh.class::text)
      and c.to_class = coalesce(tw.class::text, th.class::text)
    window command as (partition by m.op)
    order by m.k);
end $$;

-- True when every move finds its amount at its turn: no wallet is ever below zero on the way.
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

-- The first fault among the moves of one command.
create or replace function ledger.fault_of(p_faults text[]) returns text language sql immutable as $$
  select fault from unnest(p_faults) with ordinality as f (fault, k) where fault is not null order by k limit 1
$$;

-- What a wallet holds once the planned moves are made.
create or replace function ledger.balance_after_plan(p_plan bigint[], p_wallet bigint) returns bigint language sql as $$
  select (w.balance
    + coalesce(sum(p_plan[4 * k - 1]) filter (where p_plan[4 * k - 2] = p_wallet), 0)
    - coalesce(sum(p_plan[4 * k - 1]) filter (where p_plan[4 * k - 3] = p_wallet), 0))::bigint
  from ledger.wallet w left join generate_series(1, cardinality(p_plan) / 4) as k on true
  where w.id = p_wallet group by w.balance
$$;

-- ---- the doors ---------------------------------------------------------------------------------------------------

-- True when nothing is wrong with any move, whatever the balances are: amounts within bounds, accounts of one currency, a
-- line in the chart. Classes and currencies never change, so this needs no lock. Several moves of one command could still
-- mix currencies: then `faults` judges, which also tells what is wrong.
create or replace function ledger.are_sound(p_move_counts int[], p_moves bigint[]) returns boolean language plpgsql as $$
begin
  return (
    select coalesce(bool_and(p_moves[4 * k - 1] between 1 and 1000000000000000 and payer.currency = payee.currency
        and c.code is not null and p_moves[4 * k - 3] <> p_moves[4 * k - 2]), true)
      and (2 > all (p_move_counts) or count(distinct payer.currency) < 2)
    from generate_series(1, cardinality(p_moves) / 4) as k
    left join lateral (
      select class::text as class, currency::text as currency from ledger.wallet where id = p_moves[4 * k - 3]
      union all
      select class::text, currency::text from ledger.house_account where id = p_moves[4 * k - 3]
    ) payer on true
    left join lateral (
      select class::text as class, currency::text as currency from ledger.wallet where id = p_moves[4 * k - 2]
      union all
      select class::text, currency::text from ledger.house_account where id = p_moves[4 * k - 2]
    ) payee on true
    left join ledger.chart c on c.code = p_moves[4 * k] and c.from_class = payer.class and c.to_class = payee.class);
end $$;

-- Moves with the main wallets in place of the zeros that stand for them: of the command's player, in the currency of the house
-- account across. A zero stays where there is no such wallet, and names no account.
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
