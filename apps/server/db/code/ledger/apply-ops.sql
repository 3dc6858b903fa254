-- A batch of commands in one commit, each accepted or refused on its own. Called by repository/ops.repository.ts for
-- the lanes of the batcher, and by apply-all-or-none.sql. Lock order: wallets (locks.sql), shared rows, then keys are
-- looked up, then preconditions, moves and effects, and the lanes of house accounts at the end. Refuses with the
-- refusals of admissions, one-move.sql and preconditions, and with insufficient-balance.

-- Applies the commands of the arrays. `p_moves` has from, to, units and code of each move, laid end to end;
-- `p_move_counts` has the number of moves of each command. Returns a row per command, in their order, and one with ord
-- 0: the wallets as the commit leaves them.
create or replace function ledger.apply_ops(
  p_lane int, p_scopes text[], p_keys text[], p_digests bytea[], p_kinds text[], p_players bigint[],
  p_payloads jsonb[], p_ats timestamptz[], p_target_scopes text[], p_target_keys text[],
  p_move_counts int[], p_moves bigint[], p_locks bigint[], p_shared_classes text[], p_shared_ids bigint[]
) returns setof ledger.op_answer language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  -- Held before any position is drawn (code/platform/events.sql).
  v_transaction xid8 := pg_current_xact_id();
  v_batch bigint := nextval('ledger.batch_id');
  v_planned bigint[];
  v_locked record;
  v_together ledger.together;
  v_posted text;
begin
  if 'ledger.collect-debt' = any (p_kinds) or cardinality(array_remove(p_target_keys, null)) > 0 then
    v_planned := array(
      select player from unnest(p_players, p_target_keys, p_kinds) as op (player, target, kind)
      where target is not null or kind = 'ledger.collect-debt');
  end if;
  v_locked := ledger.lock_batch(p_moves, p_locks, p_players, v_planned);
  if cardinality(p_shared_ids) > 0 then
    perform ledger.lock_shared(p_shared_classes, p_shared_ids);
  end if;

  if cardinality(p_keys) > 1 then
    v_together := ledger.apply_together(v_batch, p_scopes, p_keys, p_digests, p_kinds, p_players, p_payloads, p_ats,
      p_target_keys, p_move_counts, p_moves);
  end if;
  if false <> all (v_together.picked) then
    -- Assigned and not performed: an assignment begins no statement.
    v_posted := ledger.post_house(p_lane, v_batch, v_together.accounts, v_together.amounts)::text;
    return query
      select place::int, 'accepted', op, false, null::text, answer, null::bigint[], null::bigint[], null::text[],
        null::bigint[], null::bigint[], null::boolean[], null::bigint[]
      from unnest(v_together.ops, v_together.answers) with ordinality as done (op, answer, place)
      union all
      select 0, null, null, null, null, null, array_agg(w.id), array_agg(w.player), array_agg(w.class::text),
        array_agg(w.balance), array_agg(w.seq), array_agg(w.seq > before.seq),
        array(select player from ledger.debtor where player = any (p_players))
      from unnest(v_locked.ids, v_locked.seqs) as before (id, seq) join ledger.wallet w on w.id = before.id;
    return;
  end if;
  return query
    select * from ledger.apply_rest(p_lane, v_batch, v_together, v_locked.ids, v_locked.seqs, p_scopes, p_keys, p_digests, p_kinds,
      p_players, p_payloads, p_ats, p_target_scopes, p_target_keys, p_move_counts, p_moves);
end $$;

-- The rest of a batch that did not go through together as a whole: answers what did, then carries out the other commands one by
-- one, and posts the operator's side of all of them. `p_locked` and `p_seqs` are the wallets of the batch and their versions before it.
create or replace function ledger.apply_rest(
  p_lane int, p_batch bigint, p_together ledger.together, p_locked bigint[], p_seqs bigint[], p_scopes text[], p_keys text[],
  p_digests bytea[], p_kinds text[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[], p_target_scopes text[],
  p_target_keys text[], p_move_counts int[], p_moves bigint[]
) returns setof ledger.op_answer language plpgsql as $$
declare
  v_op record;
  v_done ledger.done;
  v_made bigint[] := '{}';
begin
  return query
    select place::int, 'accepted', op, false, null::text, answer, null::bigint[], null::bigint[], null::text[], null::bigint[],
      null::bigint[], null::boolean[], null::bigint[]
    from unnest(p_together.ops, p_together.answers, array(
        select place from unnest(p_together.picked) with ordinality as op (picked, place) where picked))
      as done (op, answer, place);

  if 0 = any (p_moves) then
    p_moves := ledger.with_main_wallets(p_players, p_move_counts, p_moves);
  end if;
  for v_op in
    select * from ledger.commands_left(p_together.picked, p_scopes, p_keys, p_digests, p_kinds, p_players, p_payloads, p_ats,
      p_target_scopes, p_target_keys, p_move_counts, p_moves)
  loop
    v_done := ledger.apply_one(p_batch, v_op, p_locked);
    if v_done.moves is not null then
      v_made := v_made || v_done.moves;
    end if;
    return next row(v_op.ord, v_done.verdict, v_done.op, v_done.replayed, v_done.refusal, v_done.answer,
      null, null, null, null, null, null, null)::ledger.op_answer;
  end loop;

  if cardinality(v_made) > 0 or p_together.ops is not null then
    perform ledger.post_house(p_lane, p_batch, array_agg(account), array_agg(amount))
    from (
      select account, amount from unnest(p_together.accounts, p_together.amounts) as side (account, amount)
      union all select account, amount from ledger.house_sides(v_made)
    ) side;
  end if;
  return next ledger.closing_row(p_locked, p_seqs, p_players);
end $$;

-- The commands that were not carried out together, in their order, each with its moves and what is wrong with them (null: nothing).
create or replace function ledger.commands_left(
  p_picked boolean[], p_scopes text[], p_keys text[], p_digests bytea[], p_kinds text[], p_players bigint[],
  p_payloads jsonb[], p_ats timestamptz[], p_target_scopes text[], p_target_keys text[], p_move_counts int[], p_moves bigint[]
) returns table (
  ord int, scope text, key text, digest bytea, kind text, player bigint, payload jsonb, at timestamptz, target_scope text,
  target_key text, moves bigint[], fault text
) language sql stable as $$
  select ord::int, scope, key, digest, kind, player, payload, at, target_scope, target_key, op.of_op,
    ledger.command_fault(op.of_op)
  from (
    select *, coalesce(p_moves[first : first + 4 * moves - 1], '{}') as of_op from (
      select *, (4 * (sum(moves) over (order by ord rows unbounded preceding) - moves))::int + 1 as first
      from unnest(p_picked, p_scopes, p_keys, p_digests, p_kinds, p_players, p_payloads, p_ats, p_target_scopes,
        p_target_keys, p_move_counts) with ordinality
        as op (picked, scope, key, digest, kind, player, payload, at, target_scope, target_key, moves, ord)
    ) placed where picked is distinct from true
  ) op
  order by ord
$$;

-- Carries out one command of a batch, by what it asks for: a rollback, or moves that are given (a debt collection plans its own).
-- `p_op` is a row of `commands_left`, `p_locked` the wallets that the batch holds.
create or replace function ledger.apply_one(p_batch bigint, p_op record, p_locked bigint[]) returns ledger.done
language plpgsql as $$
declare
  v_admitted ledger.admitted;
begin
  if p_op.target_key is not null then
    return ledger.run_rollback(p_batch, p_op.scope, p_op.key, p_op.digest, p_op.kind, p_op.player, p_op.payload, p_op.at,
      p_op.target_scope, p_op.target_key, p_locked);
  end if;
  v_admitted := ledger.run_admission(p_op.kind, p_op.payload, p_op.player, p_op.at);
  if v_admitted.refusal is not null then
    return row('refused', null, false, v_admitted.refusal, '{}'::jsonb, null)::ledger.done;
  end if;
  return ledger.run_op(p_batch, p_op.scope, p_op.key, p_op.digest, p_op.kind, p_op.player,
    coalesce(v_admitted.payload, p_op.payload), p_op.at, p_op.fault,
    case when p_op.kind = 'ledger.collect-debt' then ledger.plan_collection(p_op.player) else p_op.moves end);
end $$;

-- Carries out a command whose moves are given, under the locks of its batch: the key, the fault, the precondition, the moves, the
-- effect. A refusal is stored and leaves nothing else. `p_fault` is what `commands_left` found wrong with the moves.
create or replace function ledger.run_op(
  p_batch bigint, p_scope text, p_key text, p_digest bytea, p_kind text, p_player bigint, p_payload jsonb,
  p_at timestamptz, p_fault text, p_moves bigint[]
) returns ledger.done language plpgsql as $$
declare
  v_id bigint;
  v_known record;
  v_refused ledger.refusal;
  v_is_done boolean;
  v_answer jsonb;
begin
  select id, verdict, digest = p_digest as is_same, refusal, answer into v_known
  from ledger.op where scope = p_scope and key = p_key;
  if found then
    return ledger.known_answer(v_known.id, v_known.verdict, v_known.is_same, v_known.refusal, v_known.answer);
  end if;
  v_id := nextval('platform.position');
  if p_fault is null then
    v_refused := ledger.run_precondition(p_kind, p_payload, p_player, p_at);
  else
    v_refused := row(p_fault, '{}'::jsonb);
  end if;
  if v_refused is null then
    if cardinality(p_moves) = 4 then
      v_is_done := ledger.apply_move(v_id, 1, p_moves[1], p_moves[2], p_moves[3], p_moves[4]);
    else
      v_is_done := ledger.apply_moves(v_id, p_moves);
    end if;
    if v_is_done then
      v_answer := ledger.run_effect(p_kind, v_id, p_player, p_payload, p_at);
      insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, answer, moves)
      values (v_id, p_batch, p_player, p_at, 'accepted', p_scope, p_key, p_kind, p_digest, v_answer, nullif(p_moves, '{}'));
      return row('accepted', v_id, false, null, v_answer, p_moves)::ledger.done;
    end if;
    v_refused := row('insufficient-balance', '{}'::jsonb);
  end if;
  insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, refusal, answer)
  values (v_id, p_batch, p_player, p_at, 'refused', p_scope, p_key, p_kind, p_digest, v_refused.name, v_refused.params);
  return row('refused', v_id, false, v_refused.name, v_refused.params, null)::ledger.done;
end $$;

-- Returns the answer to a key that is known: the first answer, a conflict when the body is another, or that it was rolled back.
create or replace function ledger.known_answer(
  p_id bigint, p_verdict ledger.verdict, p_same_body boolean, p_refusal text, p_answer jsonb
) returns ledger.done language sql immutable as $$
  select case
    when p_verdict = 'tombstone' then row('rolled-back', p_id, true, null, null, null)::ledger.done
    when not p_same_body then row('conflict', p_id, false, null, null, null)::ledger.done
    else row(p_verdict::text, p_id, true, p_refusal, p_answer, null)::ledger.done
  end
$$;

-- Returns the wallets of a batch as its commit leaves them, which of them changed, and which of its players are in debt.
create or replace function ledger.closing_row(p_ids bigint[], p_seqs bigint[], p_players bigint[])
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
