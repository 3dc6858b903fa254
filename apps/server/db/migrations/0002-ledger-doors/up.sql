-- The doors apply_op and apply_ops, with what modules plug into them. One lock order holds everywhere:
-- wallets by id, shared rows by class and id, then keys are looked up, then preconditions, moves and effects,
-- then house lanes by account.

-- ---- what modules register -------------------------------------------------------------------------------------

-- precondition(payload jsonb, player bigint, at timestamptz) returns ledger.refusal: null lets the command pass.
-- effect(op_id bigint, player bigint, payload jsonb, at timestamptz) returns jsonb: the answer; it must not refuse.
-- chunk_effect(bets bigint[], revisions int[], payload jsonb, at timestamptz) returns bigint[]: the bets it took.
create table ledger.op_kind (name text primary key, precondition text, effect text, chunk_effect text);

-- lock_function(ids bigint[]) returns void: locks these rows in the order of their ids.
create table ledger.shared_class (name text primary key, rank int not null unique, lock_function text not null);

-- Registration writes the dispatchers anew, so that the money path calls functions by name in static branches: plans
-- stay cached, and nothing is assembled per command.
create function ledger.build_dispatcher(p_name text, p_arguments text, p_returns text, p_call text, p_column text)
returns void language plpgsql as $$
declare
  v_branches text;
begin
  select string_agg(
    format('when %L then return %s;', name, coalesce((to_jsonb(kind) ->> p_column) || p_call, 'null')), e'\n' order by name)
  into v_branches from ledger.op_kind kind;
  execute 'create or replace function ledger.' || p_name || '(p_kind text, ' || p_arguments || ') returns ' || p_returns
    || e' language plpgsql as $body$\nbegin\ncase p_kind\n' || v_branches
    || e'\nelse raise exception ''unknown op kind %'', p_kind;\nend case;\nend $body$';
end $$;

create function ledger.build_dispatchers() returns void language plpgsql as $$
begin
  perform ledger.build_dispatcher('run_precondition', 'p_payload jsonb, p_player bigint, p_at timestamptz',
    'ledger.refusal', '(p_payload, p_player, p_at)', 'precondition');
  perform ledger.build_dispatcher('run_effect', 'p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz',
    'jsonb', '(p_op, p_player, p_payload, p_at)', 'effect');
  perform ledger.build_dispatcher('run_chunk_effect',
    'p_bets bigint[], p_revisions int[], p_payload jsonb, p_at timestamptz',
    'bigint[]', '(p_bets, p_revisions, p_payload, p_at)', 'chunk_effect');
end $$;

-- Fails at registration, not at the first bet, when a function is missing.
create function ledger.require_function(p_function text, p_arguments text) returns void language plpgsql as $$
begin
  if p_function is not null and to_regprocedure(p_function || p_arguments) is null then
    raise exception 'there is no function %', p_function || p_arguments;
  end if;
end $$;

create function ledger.register_op_kind(
  p_name text, p_precondition text default null, p_effect text default null, p_chunk_effect text default null
) returns void language plpgsql as $$
begin
  perform ledger.require_function(p_precondition, '(jsonb,bigint,timestamptz)');
  perform ledger.require_function(p_effect, '(bigint,bigint,jsonb,timestamptz)');
  perform ledger.require_function(p_chunk_effect, '(bigint[],int[],jsonb,timestamptz)');
  insert into ledger.op_kind values (p_name, p_precondition, p_effect, p_chunk_effect)
  on conflict (name) do update
    set precondition = excluded.precondition, effect = excluded.effect, chunk_effect = excluded.chunk_effect;
  perform ledger.build_dispatchers();
end $$;

create function ledger.lock_shared(p_classes text[], p_ids bigint[]) returns void language plpgsql as $$
begin
  raise exception 'no shared class is registered';
end $$;

create function ledger.register_shared_class(p_name text, p_rank int, p_lock_function text)
returns void language plpgsql as $$
declare
  v_calls text;
begin
  perform ledger.require_function(p_lock_function, '(bigint[])');
  insert into ledger.shared_class values (p_name, p_rank, p_lock_function);
  select string_agg(format(
    'if %1$L = any (p_classes) then perform %2$s(array(select distinct id from unnest(p_classes, p_ids) as s (class, id) '
    'where class = %1$L order by id)); end if;', name, lock_function), e'\n' order by rank)
  into v_calls from ledger.shared_class;
  execute e'create or replace function ledger.lock_shared(p_classes text[], p_ids bigint[]) returns void '
    || e'language plpgsql as $body$\nbegin\n' || v_calls || e'\nend $body$';
end $$;

-- ---- moving money ----------------------------------------------------------------------------------------------

-- What a command came to: its verdict, and the moves that it made (null when it made none).
create type ledger.done as (
  verdict text, op bigint, replayed boolean, refusal text, answer jsonb, moves bigint[]);

-- One row per command, in their order, then a row with ord 0 for the wallets of the batch as the commit leaves them.
create type ledger.op_answer as (
  ord int, verdict text, op bigint, replayed boolean, refusal text, answer jsonb,
  wallets bigint[], players bigint[], classes text[], balances bigint[], versions bigint[], changed boolean[],
  owing bigint[]);

-- Locks the wallets named, the main wallets of the players, and every wallet of the players whose commands are planned
-- under the lock (reversals, debt collection). By id, each once; answers their ids and sequences.
create function ledger.lock_wallets(
  p_wallets bigint[], p_players bigint[], p_planned bigint[], out ids bigint[], out seqs bigint[]
) language plpgsql as $$
begin
  with wanted as (
    select id from unnest(p_wallets) as id where id > 0
    union select id from ledger.wallet where player = any (p_players) and class = 'main'
    union select id from ledger.wallet where player = any (p_planned)
  ), locked as (
    select id, seq from ledger.wallet
    where id = any (array(select id from wanted)) order by id for no key update
  )
  select array_agg(locked.id), array_agg(locked.seq) into ids, seqs from locked;
end $$;

-- What is wrong with each move whatever the balances are, in the order of the moves; null for a sound one. Classes and
-- currencies never change, so this needs no lock. One command stays in one currency, unless it passes an exchange.
create function ledger.faults(p_move_counts int[], p_moves bigint[]) returns text[] language plpgsql as $$
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
create function ledger.is_affordable(p_moves bigint[]) returns boolean language plpgsql as $$
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

-- One movement. The wallet gives its own sequence to the entry, so entries of an account are ordered and gap-free.
-- False when the payer lacks the amount; then nothing was written.
create function ledger.apply_move(p_op bigint, p_leg int, p_from bigint, p_to bigint, p_units bigint, p_code bigint)
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
create function ledger.apply_moves(p_op bigint, p_moves bigint[]) returns boolean language plpgsql as $$
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

-- What moves do to the house: one signed amount per house side.
create function ledger.house_sides(p_moves bigint[]) returns table (account bigint, amount bigint) language sql as $$
  select side.account, side.amount
  from generate_series(1, cardinality(p_moves) / 4) as k,
  lateral (values (p_moves[4 * k - 3], -p_moves[4 * k - 1]), (p_moves[4 * k - 2], p_moves[4 * k - 1])) side (account, amount)
  where side.account < 0
$$;

-- The house side of a batch: one row per account on the writer's own lane, the last locks of the commit.
create function ledger.post_house(p_lane int, p_batch bigint, p_accounts bigint[], p_amounts bigint[])
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

-- ---- one command -----------------------------------------------------------------------------------------------

-- The answer to a key that is known: the first answer, or what became of it meanwhile.
create function ledger.known_answer(
  p_id bigint, p_verdict ledger.verdict, p_same_body boolean, p_refusal text, p_answer jsonb
) returns ledger.done language sql immutable as $$
  select case
    when p_verdict = 'tombstone' then row('rolled-back', p_id, true, null, null, null)::ledger.done
    when not p_same_body then row('conflict', p_id, false, null, null, null)::ledger.done
    else row(p_verdict::text, p_id, true, p_refusal, p_answer, null)::ledger.done
  end
$$;

-- A command whose moves are given. Runs under the locks of its batch.
create function ledger.run_op(
  p_batch bigint, p_scope text, p_key text, p_digest bytea, p_kind text, p_player bigint, p_payload jsonb,
  p_at timestamptz, p_fault text, p_moves bigint[]
) returns ledger.done language plpgsql as $$
declare
  v_id bigint;
  v_verdict ledger.verdict;
  v_digest bytea;
  v_refused ledger.refusal;
  v_refusal text;
  v_answer jsonb;
begin
  select id, verdict, digest, refusal, answer into v_id, v_verdict, v_digest, v_refusal, v_answer
  from ledger.op where scope = p_scope and key = p_key;
  if found then
    return ledger.known_answer(v_id, v_verdict, v_digest = p_digest, v_refusal, v_answer);
  end if;
  v_id := nextval('ledger.op_id');
  if p_fault is null then
    v_refused := ledger.run_precondition(p_kind, p_payload, p_player, p_at);
  else
    v_refused := row(p_fault, '{}'::jsonb);
  end if;
  if v_refused.name is null and not ledger.apply_moves(v_id, p_moves) then
    v_refused := row('insufficient-balance', '{}'::jsonb);
  end if;
  if v_refused.name is not null then
    insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, refusal, answer)
    values (v_id, p_batch, p_player, p_at, 'refused', p_scope, p_key, p_kind, p_digest, v_refused.name, v_refused.params);
    return row('refused', v_id, false, v_refused.name, v_refused.params, null)::ledger.done;
  end if;
  v_answer := ledger.run_effect(p_kind, v_id, p_player, p_payload, p_at);
  insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, answer, moves)
  values (v_id, p_batch, p_player, p_at, 'accepted', p_scope, p_key, p_kind, p_digest, v_answer, nullif(p_moves, '{}'));
  return row('accepted', v_id, false, null, v_answer, p_moves)::ledger.done;
end $$;

-- ---- the doors -------------------------------------------------------------------------------------------------

-- Commands in their order, each accepted or refused on its own, all in one commit. `p_moves` lays the moves of all
-- commands end to end (from, to, units, code); `p_move_counts` tells how many belong to each.
create function ledger.apply_ops(
  p_lane int, p_scopes text[], p_keys text[], p_digests bytea[], p_kinds text[], p_players bigint[],
  p_payloads jsonb[], p_ats timestamptz[], p_target_scopes text[], p_target_keys text[],
  p_move_counts int[], p_moves bigint[], p_locks bigint[], p_shared_classes text[], p_shared_ids bigint[]
) returns setof ledger.op_answer language plpgsql as $$
declare
  v_batch bigint := nextval('ledger.batch_id');
  v_planned bigint[];
  v_locked record;
  v_faults text[];
  v_has_fault boolean;
  v_done ledger.done;
  v_made bigint[] := '{}';
  v_first int := 1;
  v_last int;
begin
  v_planned := array(
    select player from unnest(p_players, p_target_keys, p_kinds) as op (player, target, kind)
    where target is not null or kind = 'ledger.collect-debt');
  v_locked := ledger.lock_wallets(
    array(select p_moves[k] from generate_series(1, cardinality(p_moves)) k where k % 4 in (1, 2)) || p_locks,
    p_players, v_planned);
  if cardinality(p_shared_ids) > 0 then
    perform ledger.lock_shared(p_shared_classes, p_shared_ids);
  end if;
  v_faults := ledger.faults(p_move_counts, p_moves);
  v_has_fault := array_length(array_remove(v_faults, null), 1) > 0;

  for i in 1 .. cardinality(p_keys) loop
    v_last := v_first + p_move_counts[i] - 1;
    if p_target_keys[i] is null then
      v_done := ledger.run_op(v_batch, p_scopes[i], p_keys[i], p_digests[i], p_kinds[i], p_players[i], p_payloads[i],
        p_ats[i], case when v_has_fault then ledger.fault_of(v_faults[v_first : v_last]) end,
        case when p_kinds[i] = 'ledger.collect-debt' then ledger.plan_collection(p_players[i])
          else p_moves[4 * v_first - 3 : 4 * v_last] end);
    else
      v_done := ledger.run_rollback(v_batch, p_scopes[i], p_keys[i], p_digests[i], p_kinds[i], p_players[i],
        p_payloads[i], p_ats[i], p_target_scopes[i], p_target_keys[i], v_locked.ids);
    end if;
    v_first := v_last + 1;
    if v_done.moves is not null then
      v_made := v_made || v_done.moves;
    end if;
    return next row(i, v_done.verdict, v_done.op, v_done.replayed, v_done.refusal, v_done.answer,
      null, null, null, null, null, null, null)::ledger.op_answer;
  end loop;

  if cardinality(v_made) > 0 then
    perform ledger.post_house(p_lane, v_batch, array_agg(account), array_agg(amount)) from ledger.house_sides(v_made);
  end if;
  return next ledger.closing_row(v_locked.ids, v_locked.seqs, p_players);
end $$;

-- The first fault among the moves of one command.
create function ledger.fault_of(p_faults text[]) returns text language sql immutable as $$
  select fault from unnest(p_faults) with ordinality as f (fault, k) where fault is not null order by k limit 1
$$;

-- The wallets of a batch as its commit leaves them, which of them changed, and which of its players are in debt.
create function ledger.closing_row(p_ids bigint[], p_seqs bigint[], p_players bigint[])
returns ledger.op_answer language plpgsql as $$
declare
  v_row ledger.op_answer;
begin
  select 0, array_agg(w.id), array_agg(w.player), array_agg(w.class::text), array_agg(w.balance), array_agg(w.seq),
    array_agg(w.seq > before.seq)
  into v_row.ord, v_row.wallets, v_row.players, v_row.classes, v_row.balances, v_row.versions, v_row.changed
  from unnest(p_ids, p_seqs) as before (id, seq) join ledger.wallet w on w.id = before.id;
  v_row.owing := array(select player from ledger.debtor where player = any (p_players));
  return v_row;
end $$;

-- What is wrong with a move between a player's main wallet and the house (`faults` says the same of a whole batch), and
-- whether the player is in debt.
create function ledger.judge_single(
  p_moves bigint[], p_currency text, p_player bigint, out fault text, out is_owing boolean
) language plpgsql as $$
declare
  v_currency text;
  v_code int;
begin
  select h.currency, c.code, exists (select from ledger.debtor where player = p_player)
  into v_currency, v_code, is_owing
  from ledger.house_account h
  left join ledger.chart c on c.code = p_moves[4]
    and c.from_class = case when p_moves[1] > 0 then 'main' else h.class::text end
    and c.to_class = case when p_moves[2] > 0 then 'main' else h.class::text end
  where h.id = least(p_moves[1], p_moves[2]);
  fault := case
    when p_moves[3] not between 1 and 1000000000000000 then 'amount-out-of-range'
    when v_currency is null then 'unknown-account'
    when v_currency <> p_currency then 'currency-mismatch'
    when v_code is null then 'move-not-in-chart' end;
end $$;

-- The house side of one move, on the writer's own lane.
create function ledger.post_house_side(p_lane int, p_batch bigint, p_account bigint, p_amount bigint)
returns void language plpgsql as $$
declare
  v_seq bigint;
  v_balance bigint;
begin
  update ledger.house_lane set balance = balance + p_amount, seq = seq + 1
  where account = p_account and lane = p_lane returning seq, balance into v_seq, v_balance;
  if not found then
    insert into ledger.house_lane (account, lane, balance, seq) values (p_account, p_lane, p_amount, 1);
    v_seq := 1;
    v_balance := p_amount;
  end if;
  insert into ledger.house_entry (account, lane, seq, batch, amount, balance_after)
  values (p_account, p_lane, v_seq, p_batch, p_amount, v_balance);
end $$;

-- One command in one round trip. One move between the player's main wallet and the house, which is what a quiet system
-- is asked for, goes without the lists that a batch needs: the same rules in the same lock order, by the same `run_op`,
-- answered in one row. Every other shape is a batch of one.
create function ledger.apply_op(
  p_lane int, p_scope text, p_key text, p_digest bytea, p_kind text, p_player bigint, p_payload jsonb,
  p_at timestamptz, p_target_scope text, p_target_key text, p_moves bigint[], p_locks bigint[],
  p_shared_classes text[], p_shared_ids bigint[]
) returns setof ledger.op_answer language plpgsql as $$
declare
  v_batch bigint;
  v_wallet bigint := greatest(p_moves[1], p_moves[2]);
  -- What the move does to the wallet; the house gets the opposite.
  v_amount bigint := case when p_moves[1] > 0 then -p_moves[3] else p_moves[3] end;
  v_currency text;
  v_balance bigint;
  v_seq bigint;
  v_judged record;
  v_done ledger.done;
begin
  if cardinality(p_moves) = 4 and least(p_moves[1], p_moves[2]) < 0 and p_target_key is null
    and cardinality(p_locks) = 0 and p_kind <> 'ledger.collect-debt'
  then
    -- Found only if it is the player's own main wallet; then no other wallet needs a lock.
    select currency, balance, seq into v_currency, v_balance, v_seq from ledger.wallet
    where id = v_wallet and player = p_player and class = 'main' for no key update;
  end if;
  if v_seq is null then
    return query select * from ledger.apply_ops(p_lane, array[p_scope], array[p_key], array[p_digest], array[p_kind],
      array[p_player], array[p_payload], array[p_at], array[p_target_scope], array[p_target_key],
      array[cardinality(p_moves) / 4], p_moves, p_locks, p_shared_classes, p_shared_ids);
    return;
  end if;
  if cardinality(p_shared_ids) > 0 then
    perform ledger.lock_shared(p_shared_classes, p_shared_ids);
  end if;
  v_judged := ledger.judge_single(p_moves, v_currency, p_player);
  v_batch := nextval('ledger.batch_id');
  v_done := ledger.run_op(v_batch, p_scope, p_key, p_digest, p_kind, p_player, p_payload, p_at,
    v_judged.fault, p_moves);
  if v_done.moves is not null then
    perform ledger.post_house_side(p_lane, v_batch, least(p_moves[1], p_moves[2]), -v_amount);
    v_balance := v_balance + v_amount;
    v_seq := v_seq + 1;
  end if;
  return next row(1, v_done.verdict, v_done.op, v_done.replayed, v_done.refusal, v_done.answer,
    array[v_wallet], array[p_player], array['main'], array[v_balance], array[v_seq], array[v_done.moves is not null],
    case when v_judged.is_owing then array[p_player] else '{}' end)::ledger.op_answer;
end $$;
