-- ---- one command -----------------------------------------------------------------------------------------------

-- The answer to a key that is known: the first answer, or what became of it meanwhile.
create or replace function ledger.known_answer(
  p_id bigint, p_verdict ledger.verdict, p_same_body boolean, p_refusal text, p_answer jsonb
) returns ledger.done language sql immutable as $$
  select case
    when p_verdict = 'tombstone' then row('rolled-back', p_id, true, null, null, null)::ledger.done
    when not p_same_body then row('conflict', p_id, false, null, null, null)::ledger.done
    else row(p_verdict::text, p_id, true, p_refusal, p_answer, null)::ledger.done
  end
$$;

-- The wallets of a batch as its commit leaves them, which of them changed, and which of its players are in debt.
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

-- ---- one command -------------------------------------------------------------------------------------------------

-- A command whose moves are given. Runs under the locks of its batch.
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
  v_id := nextval('ledger.op_id');
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

-- As in 0330. Where all commands of a batch went through together, their answers and the wallets are told by one statement.
create or replace function ledger.apply_ops(
  p_lane int, p_scopes text[], p_keys text[], p_digests bytea[], p_kinds text[], p_players bigint[],
  p_payloads jsonb[], p_ats timestamptz[], p_target_scopes text[], p_target_keys text[],
  p_move_counts int[], p_moves bigint[], p_locks bigint[], p_shared_classes text[], p_shared_ids bigint[]
) returns setof ledger.op_answer language plpgsql as $$
declare
  v_batch bigint := nextval('ledger.batch_id');
  v_planned bigint[];
  v_locked record;
  v_together ledger.together;
  v_op record;
  v_admitted ledger.admitted;
  v_done ledger.done;
  v_made bigint[] := '{}';
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
    select place::int, 'accepted', op, false, null::text, answer, null::bigint[], null::bigint[], null::text[], null::bigint[],
      null::bigint[], null::boolean[], null::bigint[]
    from unnest(v_together.ops, v_together.answers, array(
        select place from unnest(v_together.picked) with ordinality as op (picked, place) where picked))
      as done (op, answer, place);

  if v_together.picked is null or false = any (v_together.picked) then
    if 0 = any (p_moves) then
      p_moves := ledger.with_main_wallets(p_players, p_move_counts, p_moves);
    end if;
    for v_op in
      select *, case when is_sound then null else ledger.fault_of(ledger.faults(array[moves], of_op)) end as fault
      from (
        select *, coalesce(p_moves[first : first + 4 * moves - 1], '{}') as of_op from (
          select *, (4 * (sum(moves) over (order by ord rows unbounded preceding) - moves))::int + 1 as first
          from unnest(v_together.picked, p_scopes, p_keys, p_digests, p_kinds, p_players, p_payloads, p_ats, p_target_scopes,
            p_target_keys, p_move_counts) with ordinality
            as op (picked, scope, key, digest, kind, player, payload, at, target_scope, target_key, moves, ord)
        ) laid where picked is distinct from true
      ) op cross join lateral ledger.are_sound(array[op.moves], op.of_op) as is_sound
      order by ord
    loop
      if v_op.target_key is null then
        v_admitted := ledger.run_admission(v_op.kind, v_op.payload, v_op.player, v_op.at);
        if v_admitted.refusal is not null then
          v_done := row('refused', null, false, v_admitted.refusal, '{}'::jsonb, null);
        else
          v_done := ledger.run_op(v_batch, v_op.scope, v_op.key, v_op.digest, v_op.kind, v_op.player,
            coalesce(v_admitted.payload, v_op.payload), v_op.at, v_op.fault,
            case when v_op.kind = 'ledger.collect-debt' then ledger.plan_collection(v_op.player) else v_op.of_op end);
        end if;
      else
        v_done := ledger.run_rollback(v_batch, v_op.scope, v_op.key, v_op.digest, v_op.kind, v_op.player, v_op.payload,
          v_op.at, v_op.target_scope, v_op.target_key, v_locked.ids);
      end if;
      if v_done.moves is not null then
        v_made := v_made || v_done.moves;
      end if;
      return next row(v_op.ord, v_done.verdict, v_done.op, v_done.replayed, v_done.refusal, v_done.answer,
        null, null, null, null, null, null, null)::ledger.op_answer;
    end loop;
  end if;

  if cardinality(v_made) > 0 or v_together.ops is not null then
    perform ledger.post_house(p_lane, v_batch, array_agg(account), array_agg(amount))
    from (
      select account, amount from unnest(v_together.accounts, v_together.amounts) as side (account, amount)
      union all select account, amount from ledger.house_sides(v_made)
    ) side;
  end if;
  return next ledger.closing_row(v_locked.ids, v_locked.seqs, p_players);
end $$;
