-- A group: up to 50 commands that are all carried out or none, in one commit. Called by repository/ops.repository.ts.
-- Each remains a command of its own, with its key, its number and its verdict, so that it can be sent again and rolled
-- back by itself. Lock order: as apply-ops.sql, whose wallets stay locked past the attempt. The first refusal keeps its
-- own name, the others get the name that the caller passes.

-- Applies the group by `ledger.apply_ops` and undoes the attempt at the first refusal. That one keeps its name, the
-- others are refused as `p_withheld`; both are stored, so that a group keeps its first answer. Where the admission
-- turned the first one away, or it conflicts with a known command, the answer states so as usual; in the former case
-- nothing is stored.
create or replace function ledger.apply_all_or_none(
  p_withheld text, p_lane int, p_scopes text[], p_keys text[], p_digests bytea[], p_kinds text[], p_players bigint[],
  p_payloads jsonb[], p_ats timestamptz[], p_target_scopes text[], p_target_keys text[],
  p_move_counts int[], p_moves bigint[], p_locks bigint[], p_shared_classes text[], p_shared_ids bigint[]
) returns setof ledger.op_answer language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_batch bigint := nextval('ledger.batch_id');
  v_locked record;
  v_row ledger.op_answer;
  v_rows ledger.op_answer[] := '{}';
  v_failed ledger.op_answer;
begin
  -- Held past the attempt below, so that nothing comes between it and its refusals.
  v_locked := ledger.lock_wallets(
    array(select p_moves[k] from generate_series(1, cardinality(p_moves)) k where k % 4 in (1, 2)) || p_locks, p_players, '{}');
  begin
    for v_row in
      select * from ledger.apply_ops(p_lane, p_scopes, p_keys, p_digests, p_kinds, p_players, p_payloads, p_ats,
        p_target_scopes, p_target_keys, p_move_counts, p_moves, p_locks, p_shared_classes, p_shared_ids)
    loop
      v_rows := v_rows || v_row;
    end loop;
    -- Of a group that comes again the others are refused too: the answer is what held them back.
    select * into v_failed from unnest(v_rows) made where ord > 0 and verdict <> 'accepted'
    order by refusal is not distinct from p_withheld, ord limit 1;
    if found then
      raise exception sqlstate 'LG001' using message = 'a group of commands is refused';
    end if;
    return query select * from unnest(v_rows);
    return;
  exception when sqlstate 'LG001' then
    null;
  end;

  if v_failed.op is not null then
    -- A known key keeps its row: a key has one.
    insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, refusal, answer)
    select nextval('platform.position'), v_batch, player, at, 'refused', scope, key, kind, digest,
      case when ord = v_failed.ord then v_failed.refusal else p_withheld end,
      case when ord = v_failed.ord then v_failed.answer else '{}'::jsonb end
    from unnest(p_scopes, p_keys, p_digests, p_kinds, p_players, p_ats) with ordinality
      as op (scope, key, digest, kind, player, at, ord)
    where not exists (select from ledger.op known where known.scope = op.scope and known.key = op.key)
    order by ord;
  end if;
  return query
    select made.ord, case when made.ord = v_failed.ord then v_failed.verdict else 'refused' end,
      case when v_failed.op is not null then (select id from ledger.op known
        where known.scope = p_scopes[made.ord] and known.key = p_keys[made.ord]) end,
      v_failed.replayed, case when made.ord = v_failed.ord then v_failed.refusal else p_withheld end,
      case when made.ord = v_failed.ord then v_failed.answer else '{}'::jsonb end,
      null::bigint[], null::bigint[], null::text[], null::bigint[], null::bigint[], null::boolean[], null::bigint[]
    from unnest(v_rows) made where made.ord > 0 order by made.ord;
  return next ledger.closing_row(v_locked.ids, v_locked.seqs, p_players);
end $$;
