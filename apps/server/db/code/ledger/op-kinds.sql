-- Fails at registration, not at the first bet, when a function is missing.
create or replace function ledger.require_function(p_function text, p_arguments text) returns void language plpgsql as $$
begin
  if p_function is not null and to_regprocedure(p_function || p_arguments) is null then
    raise exception 'there is no function %', p_function || p_arguments;
  end if;
end $$;

create or replace function ledger.register_op_kind(
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

create or replace function ledger.register_invariant(p_name text, p_view text, p_says text) returns void language plpgsql as $$
begin
  if to_regclass(p_view) is null then
    raise exception 'there is no view %', p_view;
  end if;
  insert into ledger.invariant values (p_name, p_view, p_says)
  on conflict (name) do update set view = excluded.view, says = excluded.says;
end $$;

-- The doors with fewer statements and calls per command: the same rules in the same lock order. In a commit of one command
-- every expression of a function is prepared anew, so the road of a lone bet is kept short; in a batch what is common to
-- its commands is asked once.

-- ---- dispatchers -------------------------------------------------------------------------------------------------

-- The branches for some kinds, as a tree of comparisons: four looks where a list would take a dozen.
create or replace function ledger.dispatch_branches(p_kinds text[], p_calls text[]) returns text language plpgsql as $$
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

-- Locks the shared rows of a batch, class by class and each by id. One row needs no list.
create or replace function ledger.build_shared_locks() returns void language plpgsql as $$
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

-- Tells how commands of a kind are judged and carried out together. A kind with a precondition needs the check, one with an
-- effect needs the effect; a kind with neither needs no word.
create or replace function ledger.register_many(p_name text, p_check_many text, p_effect_many text) returns void language plpgsql as $$
begin
  perform ledger.require_function(p_check_many, '(bigint[],jsonb[],timestamptz[])');
  perform ledger.require_function(p_effect_many, '(bigint[],bigint[],jsonb[],timestamptz[],bigint[])');
  update ledger.op_kind set check_many = p_check_many, effect_many = p_effect_many where name = p_name;
  if not found then
    raise exception 'unknown op kind %', p_name;
  end if;
  perform ledger.build_dispatchers();
end $$;

-- A dispatcher was a list of branches by name, and every branch before the right one was an expression that a commit prepares
-- anew: a bet on sport passed all the kinds of the casino twice. It is a tree now, five comparisons deep for thirty kinds.

-- A tree over kinds in byte order, each with what is returned for it.
create or replace function ledger.dispatch_tree(p_names text[], p_results text[]) returns text language plpgsql immutable as $$
declare
  v_count int := cardinality(p_names);
  v_left int := v_count / 2;
begin
  if v_count = 1 then
    return format(e'if p_kind = %L then return %s; end if;\n', p_names[1], p_results[1]);
  end if;
  return format(e'if p_kind < %L collate "C" then\n%selse\n%send if;\n', p_names[v_left + 1],
    ledger.dispatch_tree(p_names[:v_left], p_results[:v_left]),
    ledger.dispatch_tree(p_names[v_left + 1:], p_results[v_left + 1:]));
end $$;

create or replace function ledger.build_dispatcher(p_name text, p_arguments text, p_returns text, p_call text, p_column text)
returns void language plpgsql as $$
declare
  v_tree text;
begin
  select ledger.dispatch_tree(array_agg(name order by name collate "C"),
    array_agg(coalesce((to_jsonb(kind) ->> p_column) || p_call, 'null') order by name collate "C"))
  into v_tree from ledger.op_kind kind having count(*) > 0;
  execute 'create or replace function ledger.' || p_name || '(p_kind text, ' || p_arguments || ') returns ' || p_returns
    || e' language plpgsql as $body$\nbegin\n' || coalesce(v_tree, '')
    || e'raise exception ''unknown op kind %'', p_kind;\nend $body$';
end $$;

create or replace function ledger.register_admission(p_name text, p_admission text) returns void language plpgsql as $$
begin
  perform ledger.require_function(p_admission, '(jsonb,bigint,timestamptz)');
  update ledger.op_kind set admission = p_admission where name = p_name;
  if not found then
    raise exception 'unknown op kind %', p_name;
  end if;
  perform ledger.build_dispatchers();
end $$;

create or replace function ledger.build_kind_dispatchers() returns void language plpgsql as $$
begin
  perform ledger.build_dispatcher('run_admission', 'p_payload jsonb, p_player bigint, p_at timestamptz',
    'ledger.admitted', '(p_payload, p_player, p_at)', 'admission');
  perform ledger.build_dispatcher('run_precondition', 'p_payload jsonb, p_player bigint, p_at timestamptz',
    'ledger.refusal', '(p_payload, p_player, p_at)', 'precondition');
  perform ledger.build_dispatcher('run_effect', 'p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz',
    'jsonb', '(p_op, p_player, p_payload, p_at)', 'effect');
  perform ledger.build_dispatcher('run_chunk_effect',
    'p_bets bigint[], p_revisions int[], p_payload jsonb, p_at timestamptz',
    'bigint[]', '(p_bets, p_revisions, p_payload, p_at)', 'chunk_effect');
  perform ledger.build_dispatcher('run_check_many', 'p_players bigint[], p_payloads jsonb[], p_ats timestamptz[]',
    'boolean[]', '(p_players, p_payloads, p_ats)', 'check_many');
  perform ledger.build_dispatcher('run_effect_many',
    'p_ops bigint[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[], p_balances bigint[]',
    'jsonb[]', '(p_ops, p_players, p_payloads, p_ats, p_balances)', 'effect_many');
end $$;

create or replace function ledger.build_batch_dispatchers() returns void language plpgsql as $build$
declare
  v_checks text;
  v_effects text;
begin
  select coalesce(string_agg(format(e'if p_kinds <@ %L::text[] then return %s; end if;\n', kinds,
    coalesce(check_many || '(p_players, p_payloads, p_ats)', 'array_fill(true, array[cardinality(p_kinds)])')), ''), '')
  into v_checks
  from (
    select check_many, array_agg(name order by name) as kinds from ledger.op_kind
    where (check_many is not null or (precondition is null and admission is null)) and (effect is null or effect_many is not null)
    group by check_many
  ) rule;
  select coalesce(string_agg(format(e'if p_kinds <@ %L::text[] then return %s; end if;\n', kinds,
    effect_many || '(p_ops, p_players, p_payloads, p_ats, p_balances)'), ''), '')
  into v_effects
  from (
    select effect_many, array_agg(name order by name) as kinds from ledger.op_kind where effect_many is not null group by effect_many
  ) rule;
  execute format($door$
create or replace function ledger.passing(p_kinds text[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[])
returns boolean[] language plpgsql as $body$
begin
%s  return ledger.passing_of_several(p_kinds, p_players, p_payloads, p_ats);
end $body$;
create or replace function ledger.effects_of(
  p_ops bigint[], p_kinds text[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[], p_balances bigint[]
) returns jsonb[] language plpgsql as $body$
begin
%s  return ledger.effects_of_several(p_ops, p_kinds, p_players, p_payloads, p_ats, p_balances);
end $body$;
$door$, v_checks, v_effects);
end $build$;

create or replace function ledger.build_dispatchers() returns void language plpgsql as $$
begin
  perform ledger.build_kind_dispatchers();
  perform ledger.build_batch_dispatchers();
end $$;
