-- Settles a chunk in few passes over plain arrays: what was an array of composite values, taken apart again by every
-- statement, are now the arrays that the caller sent; keys are looked up together; the answer is one row. The rules stay:
-- wallets are locked by id, then keys are looked up, then the chunk effect moves the bets, then money moves, house lanes
-- last. Statements here run under index plans for an unknown number of lines (see LaneConnection): none may join two lists.

drop function ledger.apply_settlements(
  int, text, timestamptz, bigint[], bigint[], bigint[], int[], bigint[], bigint[], bigint[], bigint[], int[], bytea[], jsonb);
drop function ledger.settle_forward(bigint, text, timestamptz, ledger.settlement_line[]);
drop function ledger.settle_back(bigint, text, timestamptz, ledger.settlement_line);
drop function ledger.settlement_moves(ledger.settlement_line);
drop function ledger.assert_settlement_lines(ledger.settlement_line[]);
drop type ledger.settlement_line;

-- Outcomes and commands in the order of the lines, then the wallets that the chunk locked as its commit leaves them.
create type ledger.chunk_answer as (
  outcomes text[], ops bigint[],
  wallets bigint[], players bigint[], classes text[], balances bigint[], versions bigint[], changed boolean[]);

-- A line names accounts of the right classes and of one currency, and amounts within bounds; anything else is a bug of
-- the caller. Lines that name the same accounts and code are judged once.
create function ledger.assert_settlement_lines(
  p_bets bigint[], p_players bigint[], p_wallets bigint[], p_open_stakes bigint[], p_revenues bigint[],
  p_released bigint[], p_differences bigint[], p_codes int[]
) returns void language plpgsql as $$
declare
  v_bet bigint;
begin
  select shape.bet into v_bet
  from (
    select w.class, w.currency, p_open_stakes[i] as open_stakes, p_revenues[i] as revenue,
      case when p_differences[i] > 0 then p_codes[i] end as code, min(p_bets[i]) as bet,
      max(greatest(abs(p_released[i]), abs(p_differences[i]))) as units_max
    from generate_series(1, cardinality(p_bets)) i
    left join ledger.wallet w on w.id = p_wallets[i] and w.class in ('main', 'grant') and w.player = p_players[i]
    group by 1, 2, 3, 4, 5
  ) shape
  left join ledger.house_account o on o.id = shape.open_stakes and o.class = 'open-stakes' and o.currency = shape.currency
  left join ledger.house_account r on r.id = shape.revenue and r.class = 'revenue' and r.currency = shape.currency
  left join ledger.chart c on c.code = shape.code and c.from_class = 'revenue' and c.to_class = shape.class::text
  where o.id is null or r.id is null or (shape.code is not null and c.code is null) or shape.units_max > 1000000000000000
  limit 1;
  if found then
    raise exception 'the settlement of bet % is outside the chart or out of range', v_bet;
  end if;
end $$;

-- The moves of one line, in the form that `op.moves` keeps; null for none. A stake that opens again comes back out of
-- revenue.
create function ledger.settlement_moves(
  p_open_stakes bigint, p_revenue bigint, p_wallet bigint, p_released bigint, p_difference bigint, p_code int
) returns bigint[] language sql immutable as $$
  select case
    when p_released > 0 and p_difference > 0 then
      array[p_open_stakes, p_revenue, p_released, 1505, p_revenue, p_wallet, p_difference, p_code]
    when p_released < 0 and p_difference > 0 then
      array[p_revenue, p_open_stakes, -p_released, 1504, p_revenue, p_wallet, p_difference, p_code]
    when p_released > 0 then array[p_open_stakes, p_revenue, p_released, 1505]
    when p_released < 0 then array[p_revenue, p_open_stakes, -p_released, 1504]
    when p_difference > 0 then array[p_revenue, p_wallet, p_difference, p_code] end
$$;

-- The due lines that take nothing back: wallets, entries and commands in one statement. Several payouts to one wallet
-- follow each other in the order of the lines, and the last of them says what the wallet holds. Answers the command of
-- each line, in their order; null where there is none.
create function ledger.settle_forward(
  p_batch bigint, p_kind text, p_at timestamptz, p_due boolean[], p_keys text[], p_players bigint[], p_wallets bigint[],
  p_open_stakes bigint[], p_revenues bigint[], p_released bigint[], p_differences bigint[], p_codes int[],
  p_digests bytea[]
) returns bigint[] language plpgsql as $$
declare
  v_ops bigint[];
begin
  with line as materialized (
    select i, p_wallets[i] as wallet, p_differences[i] as difference,
      case when p_due[i] and p_differences[i] >= 0 then nextval('ledger.op_id') end as op,
      ledger.settlement_moves(
        p_open_stakes[i], p_revenues[i], p_wallets[i], p_released[i], p_differences[i], p_codes[i]) as moves
    from generate_series(1, cardinality(p_keys)) i
  ), paid as materialized (
    select line.*, (w.balance + sum(line.difference) over payouts)::bigint as balance_after,
      w.seq + row_number() over payouts as seq, lead(line.i) over payouts is null as is_last
    from line join ledger.wallet w on w.id = line.wallet
    where line.op is not null and line.difference > 0
    window payouts as (partition by line.wallet order by line.i)
  ), credited as (
    update ledger.wallet w set balance = paid.balance_after, seq = paid.seq
    from paid where w.id = paid.wallet and paid.is_last
  ), entered as (
    insert into ledger.entry (account, seq, op_id, counter, amount, balance_after, player, leg, code)
    select wallet, seq, op, p_revenues[i], difference, balance_after, p_players[i], cardinality(moves) / 4, p_codes[i]
    from paid
  ), written as (
    insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, moves)
    select op, p_batch, p_players[i], p_at, 'accepted', 'settlement', p_keys[i], p_kind, p_digests[i], moves from line
    where op is not null
  )
  select array_agg(op order by i) into v_ops from line;
  return v_ops;
end $$;

-- A line that takes money back: what the wallet has, and a debt for the rest. Rare, so one by one.
create function ledger.settle_back(
  p_batch bigint, p_kind text, p_at timestamptz, p_key text, p_player bigint, p_wallet bigint, p_open_stakes bigint,
  p_revenue bigint, p_released bigint, p_difference bigint, p_digest bytea, out op bigint, out moves bigint[]
) language plpgsql as $$
begin
  op := nextval('ledger.op_id');
  moves := ledger.plan_taking(
    coalesce(ledger.settlement_moves(p_open_stakes, p_revenue, p_wallet, p_released, 0, null), '{}'),
    p_wallet, p_revenue, -p_difference, 1504);
  if not ledger.apply_moves(op, moves) then
    raise exception 'a planned taking did not fit';
  end if;
  insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, moves)
  values (op, p_batch, p_player, p_at, 'accepted', 'settlement', p_key, p_kind, p_digest, moves);
  perform ledger.note_debt(p_player, moves, p_at);
end $$;

-- Which lines were applied before, by their keys: their commands and what that makes of them, in the order of the
-- lines. The keys are looked up together, in one walk through their index.
create function ledger.known_settlements(
  p_keys text[], p_digests bytea[], out ops bigint[], out outcomes text[]
) language plpgsql as $$
declare
  v_op record;
  v_place int;
begin
  ops := array_fill(null::bigint, array[cardinality(p_keys)]);
  outcomes := array_fill('skipped'::text, array[cardinality(p_keys)]);
  for v_op in select id, key, digest from ledger.op where scope = 'settlement' and key = any (p_keys) loop
    v_place := array_position(p_keys, v_op.key);
    ops[v_place] := v_op.id;
    outcomes[v_place] := case when v_op.digest = p_digests[v_place] then 'replayed' else 'conflict' end;
  end loop;
end $$;

-- The third door: a chunk in one commit. Answers for each line applied, replayed, conflict or skipped.
create function ledger.apply_settlements(
  p_lane int, p_kind text, p_at timestamptz, p_bets bigint[], p_players bigint[], p_wallets bigint[],
  p_revisions int[], p_open_stakes bigint[], p_revenues bigint[], p_released bigint[], p_differences bigint[],
  p_codes int[], p_digests bytea[], p_payload jsonb
) returns ledger.chunk_answer language plpgsql as $$
declare
  v_batch bigint := nextval('ledger.batch_id');
  v_count int := cardinality(p_bets);
  v_keys text[] := array(
    select 'settle:' || p_bets[i] || ':' || p_revisions[i] from generate_series(1, v_count) i order by i);
  v_locked record;
  v_known record;
  v_known_ops bigint[];
  v_known_outcomes text[];
  v_taken bigint[];
  v_due boolean[];
  v_ops bigint[];
  v_line int;
  v_back record;
  v_back_moves bigint[] := '{}';
  v_closing ledger.op_answer;
  v_answer ledger.chunk_answer;
begin
  perform ledger.assert_settlement_lines(
    p_bets, p_players, p_wallets, p_open_stakes, p_revenues, p_released, p_differences, p_codes);
  v_locked := ledger.lock_wallets(
    array(select p_wallets[i] from generate_series(1, v_count) i where p_differences[i] > 0), '{}',
    array(select p_players[i] from generate_series(1, v_count) i where p_differences[i] < 0));

  v_known := ledger.known_settlements(v_keys, p_digests);
  v_known_ops := v_known.ops;
  v_taken := ledger.run_chunk_effect(p_kind,
    array(select p_bets[i] from generate_series(1, v_count) i where v_known_ops[i] is null order by i),
    array(select p_revisions[i] from generate_series(1, v_count) i where v_known_ops[i] is null order by i),
    p_payload, p_at);
  -- `is true` keeps the look into what was taken a hash: as a join it would compare the lists pair by pair.
  v_due := array(
    select v_known_ops[i] is null and (v_taken is null or (p_bets[i] in (select unnest(v_taken))) is true)
    from generate_series(1, v_count) i order by i);

  v_ops := ledger.settle_forward(v_batch, p_kind, p_at, v_due, v_keys, p_players, p_wallets, p_open_stakes, p_revenues,
    p_released, p_differences, p_codes, p_digests);
  for v_line in select i from generate_series(1, v_count) i where v_due[i] and p_differences[i] < 0 order by i loop
    v_back := ledger.settle_back(v_batch, p_kind, p_at, v_keys[v_line], p_players[v_line], p_wallets[v_line],
      p_open_stakes[v_line], p_revenues[v_line], p_released[v_line], p_differences[v_line], p_digests[v_line]);
    v_ops[v_line] := v_back.op;
    v_back_moves := v_back_moves || v_back.moves;
  end loop;

  perform ledger.post_house(p_lane, v_batch, array_agg(side.account), array_agg(side.amount)) from (
    with forward as materialized (
      select p_open_stakes[i] as open_stakes, p_revenues[i] as revenue, sum(p_released[i])::bigint as released,
        sum(p_differences[i])::bigint as difference
      from generate_series(1, v_count) i where v_due[i] and p_differences[i] >= 0 group by 1, 2)
    select open_stakes as account, -released as amount from forward
    union all select revenue, released - difference from forward
    union all select account, amount from ledger.house_sides(v_back_moves)
  ) side;

  v_closing := ledger.closing_row(v_locked.ids, v_locked.seqs, '{}');
  v_known_outcomes := v_known.outcomes;
  v_answer.outcomes := array(
    select case when v_ops[i] is null then v_known_outcomes[i] else 'applied' end
    from generate_series(1, v_count) i order by i);
  v_answer.ops := array(select coalesce(v_ops[i], v_known_ops[i]) from generate_series(1, v_count) i order by i);
  v_answer.wallets := v_closing.wallets;
  v_answer.players := v_closing.players;
  v_answer.classes := v_closing.classes;
  v_answer.balances := v_closing.balances;
  v_answer.versions := v_closing.versions;
  v_answer.changed := v_closing.changed;
  return v_answer;
end $$;
