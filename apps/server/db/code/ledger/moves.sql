-- Writing of one move: the wallet's row, its entry, and the operator's side of a batch. Called under the locks of the batch by
-- apply-ops.sql, rollbacks.sql and settlements.sql; what many moves have in common is written by apply-together.sql and
-- one-move.sql, a statement for all. Refuses nothing: returns false where a wallet lacks the amount.

-- One movement. The wallet gives its own sequence to the entry, so entries of an account are ordered and gap-free.
-- False when the payer lacks the amount; then nothing was written.
create or replace function ledger.apply_move(p_op bigint, p_leg int, p_from bigint, p_to bigint, p_units bigint, p_code bigint)
returns boolean language plpgsql as $$
declare
  v_seq bigint;
  v_balance bigint;
  v_player bigint;
begin
  if p_from > 0 then
    update ledger.wallet set balance = balance - p_units, seq = seq + 1
    where id = p_from and balance >= p_units
    returning seq, balance, player into v_seq, v_balance, v_player;
    if not found then
      return false;
    end if;
    insert into ledger.entry (account, seq, op_id, counter, amount, balance_after, player, leg, code)
    values (p_from, v_seq, p_op, p_to, -p_units, v_balance, v_player, p_leg, p_code);
  end if;
  if p_to > 0 then
    update ledger.wallet set balance = balance + p_units, seq = seq + 1
    where id = p_to
    returning seq, balance, player into v_seq, v_balance, v_player;
    insert into ledger.entry (account, seq, op_id, counter, amount, balance_after, player, leg, code)
    values (p_to, v_seq, p_op, p_from, p_units, v_balance, v_player, p_leg, p_code);
  end if;
  return true;
end $$;

-- All moves of a command, or none: with several, the whole is judged before the first is written.
create or replace function ledger.apply_moves(p_op bigint, p_moves bigint[]) returns boolean language plpgsql as $$
declare
  v_count int := coalesce(cardinality(p_moves), 0) / 4;
begin
  if v_count = 1 then
    return ledger.apply_move(p_op, 1, p_moves[1], p_moves[2], p_moves[3], p_moves[4]);
  end if;
  if v_count > 1 and not ledger.is_affordable(p_moves) then
    return false;
  end if;
  for k in 1 .. v_count loop
    if not ledger.apply_move(p_op, k, p_moves[4 * k - 3], p_moves[4 * k - 2], p_moves[4 * k - 1], p_moves[4 * k]) then
      raise exception 'op % was judged affordable and is not', p_op;
    end if;
  end loop;
  return true;
end $$;

-- Effect of moves on the operator: one signed amount per house side.
create or replace function ledger.house_sides(p_moves bigint[]) returns table (account bigint, amount bigint) language sql as $$
  select side.account, side.amount
  from generate_series(1, cardinality(p_moves) / 4) as k,
  lateral (values (p_moves[4 * k - 3], -p_moves[4 * k - 1]), (p_moves[4 * k - 2], p_moves[4 * k - 1])) side (account, amount)
  where side.account < 0
$$;

-- The house side of a batch: one row per account on the writer's own lane, the last locks of the commit.
create or replace function ledger.post_house(p_lane int, p_batch bigint, p_accounts bigint[], p_amounts bigint[])
returns void language plpgsql as $$
begin
  with sums as (
    select account, sum(amount)::bigint as amount
    from unnest(p_accounts, p_amounts) as side (account, amount)
    group by account having sum(amount) <> 0
  ), lanes as (
    insert into ledger.house_lane as lane (account, lane, balance, seq)
    select account, p_lane, amount, 1 from sums order by account
    on conflict (account, lane) do update set balance = lane.balance + excluded.balance, seq = lane.seq + 1
    returning account, balance, seq
  )
  insert into ledger.house_entry (account, lane, seq, batch, amount, balance_after)
  select account, p_lane, lanes.seq, p_batch, sums.amount, lanes.balance from lanes join sums using (account);
end $$;
