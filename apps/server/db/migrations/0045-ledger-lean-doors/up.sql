-- The doors with fewer statements and calls per command: the same rules in the same lock order. In a commit of one command
-- every expression of a function is prepared anew, so the road of a lone bet is kept short; in a batch what is common to
-- its commands is asked once.

-- ---- dispatchers -------------------------------------------------------------------------------------------------

-- The branches for some kinds, as a tree of comparisons: four looks where a list would take a dozen.
create function ledger.dispatch_branches(p_kinds text[], p_calls text[]) returns text language plpgsql as $$
declare
  v_half int := cardinality(p_kinds) / 2;
begin
  if cardinality(p_kinds) = 1 then
    return format(e'if p_kind = %L then return %s; end if;\n', p_kinds[1], p_calls[1]);
  end if;
  return format(e'if p_kind < %L then\n%selse\n%send if;\n', p_kinds[v_half + 1],
    ledger.dispatch_branches(p_kinds[:v_half], p_calls[:v_half]),
    ledger.dispatch_branches(p_kinds[v_half + 1:], p_calls[v_half + 1:]));
end $$;

create or replace function ledger.build_dispatcher(
  p_name text, p_arguments text, p_returns text, p_call text, p_column text
) returns void language plpgsql as $$
declare
  v_kinds text[];
  v_calls text[];
begin
  select array_agg(name order by name),
    array_agg(coalesce((to_jsonb(kind) ->> p_column) || p_call, 'null') order by name)
  into v_kinds, v_calls from ledger.op_kind kind;
  execute 'create or replace function ledger.' || p_name || '(p_kind text, ' || p_arguments || ') returns ' || p_returns
    || e' language plpgsql as $body$\nbegin\n' || ledger.dispatch_branches(v_kinds, v_calls)
    || e'raise exception ''unknown op kind %'', p_kind;\nend $body$';
end $$;
select ledger.build_dispatchers();

-- Locks the shared rows of a batch, class by class and each by id. One row needs no list.
create function ledger.build_shared_locks() returns void language plpgsql as $$
declare
  v_calls text;
begin
  select string_agg(format(
    'if %1$L = any (p_classes) then perform %2$s(case when cardinality(p_ids) = 1 then p_ids else '
    'array(select distinct id from unnest(p_classes, p_ids) as s (class, id) where class = %1$L order by id) end); '
    'end if;', name, lock_function), e'\n' order by rank)
  into v_calls from ledger.shared_class;
  execute e'create or replace function ledger.lock_shared(p_classes text[], p_ids bigint[]) returns void '
    || e'language plpgsql as $body$\nbegin\n' || v_calls || e'\nend $body$';
end $$;

create or replace function ledger.register_shared_class(p_name text, p_rank int, p_lock_function text)
returns void language plpgsql as $$
begin
  perform ledger.require_function(p_lock_function, '(bigint[])');
  insert into ledger.shared_class values (p_name, p_rank, p_lock_function);
  perform ledger.build_shared_locks();
end $$;
select ledger.build_shared_locks();

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

-- ---- the doors ---------------------------------------------------------------------------------------------------

-- True when nothing is wrong with any move, whatever the balances are: amounts within bounds, accounts of one currency, a
-- line in the chart. Classes and currencies never change, so this needs no lock. Several moves of one command could still
-- mix currencies: then `faults` judges, which also tells what is wrong.
create function ledger.are_sound(p_move_counts int[], p_moves bigint[]) returns boolean language plpgsql as $$
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

-- Commands in their order, each accepted or refused on its own, all in one commit. `p_moves` lays the moves of all
-- commands end to end (from, to, units, code); `p_move_counts` tells how many belong to each.
create or replace function ledger.apply_ops(
  p_lane int, p_scopes text[], p_keys text[], p_digests bytea[], p_kinds text[], p_players bigint[],
  p_payloads jsonb[], p_ats timestamptz[], p_target_scopes text[], p_target_keys text[],
  p_move_counts int[], p_moves bigint[], p_locks bigint[], p_shared_classes text[], p_shared_ids bigint[]
) returns setof ledger.op_answer language plpgsql as $$
declare
  v_batch bigint := nextval('ledger.batch_id');
  v_planned bigint[];
  v_locked record;
  v_faults text[];
  v_op record;
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
  if not ledger.are_sound(p_move_counts, p_moves) then
    v_faults := ledger.faults(p_move_counts, p_moves);
  end if;

  for v_op in
    select * from unnest(p_scopes, p_keys, p_digests, p_kinds, p_players, p_payloads, p_ats, p_target_scopes,
      p_target_keys, p_move_counts) with ordinality
      as op (scope, key, digest, kind, player, payload, at, target_scope, target_key, moves, ord)
  loop
    v_last := v_first + v_op.moves - 1;
    if v_op.target_key is null then
      v_done := ledger.run_op(v_batch, v_op.scope, v_op.key, v_op.digest, v_op.kind, v_op.player, v_op.payload, v_op.at,
        case when v_faults is not null then ledger.fault_of(v_faults[v_first : v_last]) end,
        case when v_op.kind = 'ledger.collect-debt' then ledger.plan_collection(v_op.player)
          else p_moves[4 * v_first - 3 : 4 * v_last] end);
    else
      v_done := ledger.run_rollback(v_batch, v_op.scope, v_op.key, v_op.digest, v_op.kind, v_op.player, v_op.payload,
        v_op.at, v_op.target_scope, v_op.target_key, v_locked.ids);
    end if;
    v_first := v_last + 1;
    if v_done.moves is not null then
      v_made := v_made || v_done.moves;
    end if;
    return next row(v_op.ord, v_done.verdict, v_done.op, v_done.replayed, v_done.refusal, v_done.answer,
      null, null, null, null, null, null, null)::ledger.op_answer;
  end loop;

  if cardinality(v_made) > 0 then
    perform ledger.post_house(p_lane, v_batch, array_agg(account), array_agg(amount)) from ledger.house_sides(v_made);
  end if;
  return next ledger.closing_row(v_locked.ids, v_locked.seqs, p_players);
end $$;

-- The house side of one move, on the writer's own lane.
create or replace function ledger.post_house_side(p_lane int, p_batch bigint, p_account bigint, p_amount bigint)
returns void language plpgsql as $$
begin
  with side as (
    update ledger.house_lane set balance = balance + p_amount, seq = seq + 1
    where account = p_account and lane = p_lane returning seq, balance
  )
  insert into ledger.house_entry (account, lane, seq, batch, amount, balance_after)
  select p_account, p_lane, seq, p_batch, p_amount, balance from side;
  if not found then
    perform ledger.post_house(p_lane, p_batch, array[p_account], array[p_amount]);
  end if;
end $$;

-- One command in one round trip. A sound move between the player's main wallet and the house, which is what a quiet
-- system is asked for, goes without the lists that a batch needs: the same rules in the same lock order, by the same
-- `run_op`, answered in one row. Every other shape is a batch of one.
create or replace function ledger.apply_op(
  p_lane int, p_scope text, p_key text, p_digest bytea, p_kind text, p_player bigint, p_payload jsonb,
  p_at timestamptz, p_target_scope text, p_target_key text, p_moves bigint[], p_locks bigint[],
  p_shared_classes text[], p_shared_ids bigint[]
) returns setof ledger.op_answer language plpgsql as $$
declare
  v_batch bigint;
  v_house bigint := least(p_moves[1], p_moves[2]);
  v_wallet bigint := greatest(p_moves[1], p_moves[2]);
  -- What the move does to the wallet; the house gets the opposite.
  v_amount bigint := case when p_moves[1] > 0 then -p_moves[3] else p_moves[3] end;
  v_balance bigint;
  v_seq bigint;
  v_done ledger.done;
begin
  if cardinality(p_moves) = 4 and v_house < 0 and p_target_key is null and cardinality(p_locks) = 0
    and p_kind <> 'ledger.collect-debt' and p_moves[3] between 1 and 1000000000000000
  then
    -- Found only if it is the player's own main wallet, the house account is of its currency and the chart allows the move:
    -- then nothing is wrong whatever the balance is, and no other wallet needs a lock.
    select w.balance, w.seq into v_balance, v_seq
    from ledger.wallet w
    join ledger.house_account h on h.id = v_house and h.currency = w.currency
    join ledger.chart c on c.code = p_moves[4]
      and c.from_class = case when p_moves[1] > 0 then 'main' else h.class::text end
      and c.to_class = case when p_moves[2] > 0 then 'main' else h.class::text end
    where w.id = v_wallet and w.player = p_player and w.class = 'main'
    for no key update of w;
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
  v_batch := nextval('ledger.batch_id');
  v_done := ledger.run_op(v_batch, p_scope, p_key, p_digest, p_kind, p_player, p_payload, p_at, null, p_moves);
  if v_done.moves is not null then
    perform ledger.post_house_side(p_lane, v_batch, v_house, -v_amount);
    v_balance := v_balance + v_amount;
    v_seq := v_seq + 1;
  end if;
  return next row(1, v_done.verdict, v_done.op, v_done.replayed, v_done.refusal, v_done.answer,
    array[v_wallet], array[p_player], array['main'], array[v_balance], array[v_seq], array[v_done.moves is not null],
    array(select player from ledger.debtor where player = p_player))::ledger.op_answer;
end $$;

drop function ledger.judge_single(bigint[], text, bigint);
