-- Whatever a commit holds, it begins each of its statements once, and that costs more than a command does: a batch that goes through
-- together, as nearly all do, needs five of them less.

-- As `lock_wallets`, of the wallets that moves and locks name.
create function ledger.lock_batch(
  p_moves bigint[], p_locks bigint[], p_players bigint[], p_planned bigint[], out ids bigint[], out seqs bigint[]
) language plpgsql as $$
begin
  select array_agg(locked.id), array_agg(locked.seq) into ids, seqs
  from (
    select id, seq from ledger.wallet
    where id = any (array(
      select p_moves[k] from generate_series(1, cardinality(p_moves)) k where k % 4 in (1, 2) and p_moves[k] > 0
      union all select unnest(p_locks)
      union all select id from ledger.wallet where player = any (p_players) and class = 'main'
      union all select id from ledger.wallet where player = any (p_planned)))
    order by id for no key update
  ) locked;
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
