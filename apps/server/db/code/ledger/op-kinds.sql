-- Op kinds: which functions a kind of command runs, and the functions that call them by kind. `code/registrations.sql` lists every
-- kind of the product and then calls `generate_dispatch`, the one generator; `npm run db:show -- ledger.passing` prints what it wrote.
-- Called by registrations.sql, and by tests that register kinds of their own (`register_op_kind`). Locks nothing: registrations run while
-- the database is brought up. Refuses, with an exception, a kind whose function or view is missing, and a command of a kind that is not
-- registered.

-- Fails at registration, not at the first bet, when a function is missing or named without its schema.
create or replace function ledger.require_function(p_function text, p_arguments text) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if p_function is not null and to_regprocedure(p_function || p_arguments) is null then
    raise exception 'there is no function %', p_function || p_arguments;
  end if;
end $$;

-- Registers one more kind, and generates anew. Name the functions: `p_effect => 'fuzz_effect'`. A kind whose commands are to be judged
-- and carried out together names `p_check_many` where it has a precondition or admission, and `p_effect_many` where it has an effect.
create or replace function ledger.register_op_kind(
  p_name text, p_precondition text default null, p_effect text default null, p_chunk_effect text default null,
  p_admission text default null, p_check_many text default null, p_effect_many text default null
) returns void language plpgsql as $$
begin
  insert into ledger.op_kind (name, admission, precondition, effect, chunk_effect, check_many, effect_many)
  values (p_name, p_admission, p_precondition, p_effect, p_chunk_effect, p_check_many, p_effect_many)
  on conflict (name) do update set admission = excluded.admission, precondition = excluded.precondition,
    effect = excluded.effect, chunk_effect = excluded.chunk_effect, check_many = excluded.check_many,
    effect_many = excluded.effect_many;
  perform ledger.generate_dispatch();
end $$;

-- Registers one more class of shared rows, with its place in the lock order and the function that locks its rows by id.
create or replace function ledger.register_shared_class(p_name text, p_rank int, p_lock_function text) returns void
language plpgsql as $$
begin
  insert into ledger.shared_class (name, rank, lock_function) values (p_name, p_rank, p_lock_function);
  perform ledger.generate_dispatch();
end $$;

-- Registers one more invariant: a view that must be empty, and the sentence that it checks.
create or replace function ledger.register_invariant(p_name text, p_view text, p_statement text) returns void language plpgsql as $$
begin
  if to_regclass(p_view) is null then
    raise exception 'there is no view %', p_view;
  end if;
  insert into ledger.invariant (name, view, statement) values (p_name, p_view, p_statement)
  on conflict (name) do update set view = excluded.view, statement = excluded.statement;
end $$;

-- Checks what is registered, then writes the functions that call by kind: one per column of `ledger.op_kind`, two for whole batches,
-- and the one that locks shared rows.
create or replace function ledger.generate_dispatch() returns void language plpgsql as $$
declare
  v_column record;
begin
  for v_column in
    select * from (values
      ('admission', 'p_payload jsonb, p_player bigint, p_at timestamptz', 'ledger.admitted'),
      ('precondition', 'p_payload jsonb, p_player bigint, p_at timestamptz', 'ledger.refusal'),
      ('effect', 'p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz', 'jsonb'),
      ('chunk_effect', 'p_bets bigint[], p_revisions int[], p_payload jsonb, p_at timestamptz', 'bigint[]'),
      ('check_many', 'p_players bigint[], p_payloads jsonb[], p_ats timestamptz[]', 'boolean[]'),
      ('effect_many', 'p_ops bigint[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[], p_balances bigint[]', 'jsonb[]')
    ) as of_kind (name, arguments, result)
  loop
    perform ledger.generate_calls_by_kind(v_column.name, v_column.arguments, v_column.result);
  end loop;
  perform ledger.require_function(lock_function, '(bigint[])') from ledger.shared_class;
  perform ledger.generate_calls_of_batches();
  perform ledger.generate_lone_commands();
  perform ledger.generate_shared_locks();
end $$;

-- Writes `ledger.run_<column>(p_kind, …)`: calls the function that a kind names in that column, returns null where it names none, and
-- fails for an unknown kind.
create or replace function ledger.generate_calls_by_kind(p_column text, p_arguments text, p_result text) returns void
language plpgsql as $$
declare
  v_call text := '(' || regexp_replace(p_arguments, '(\w+) [^,]+', '\1', 'g') || ')';
  v_tree text;
begin
  perform ledger.require_function(to_jsonb(kind) ->> p_column, '(' || regexp_replace(p_arguments, '\w+ ([^,]+)', '\1', 'g') || ')')
  from ledger.op_kind kind;
  select ledger.branches(array_agg(name order by name collate "C"),
    array_agg(coalesce((to_jsonb(kind) ->> p_column) || v_call, 'null') order by name collate "C"))
  into v_tree from ledger.op_kind kind having count(*) > 0;
  execute format(e'create or replace function ledger.run_%s(p_kind text, %s) returns %s language plpgsql as $body$\nbegin\n%s'
    'raise exception ''unknown op kind %%'', p_kind;\nend $body$', p_column, p_arguments, p_result, coalesce(v_tree, ''));
end $$;

-- Returns branches over kinds in byte order, each with what is returned for it, as a tree: every comparison is an expression that a
-- commit prepares anew, and thirty kinds are five comparisons deep where a list would have thirty.
create or replace function ledger.branches(p_names text[], p_results text[]) returns text language plpgsql immutable as $$
declare
  v_left int := cardinality(p_names) / 2;
begin
  if cardinality(p_names) = 1 then
    return format(e'if p_kind = %L then return %s; end if;\n', p_names[1], p_results[1]);
  end if;
  return format(e'if p_kind < %L collate "C" then\n%selse\n%send if;\n', p_names[v_left + 1],
    ledger.branches(p_names[:v_left], p_results[:v_left]),
    ledger.branches(p_names[v_left + 1:], p_results[v_left + 1:]));
end $$;

-- Writes `ledger.passing` and `ledger.effects_of`: a batch whose kinds share one check, or one effect, is one call; a mixed batch goes
-- to `passing_mixed` and `effects_mixed` (apply-together.sql), which ask the table of kinds.
create or replace function ledger.generate_calls_of_batches() returns void language plpgsql as $build$
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
  execute format($body$
create or replace function ledger.passing(p_kinds text[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[])
returns boolean[] language plpgsql as $function$
begin
%s  return ledger.passing_mixed(p_kinds, p_players, p_payloads, p_ats);
end $function$;
create or replace function ledger.effects_of(
  p_ops bigint[], p_kinds text[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[], p_balances bigint[]
) returns jsonb[] language plpgsql as $function$
begin
%s  return ledger.effects_mixed(p_ops, p_kinds, p_players, p_payloads, p_ats, p_balances);
end $function$;
$body$, v_checks, v_effects);
end $build$;

-- Writes `ledger.lock_shared`: locks the shared rows of a batch, class by class in the order of their ranks, each class by id. One row
-- needs no list.
create or replace function ledger.generate_shared_locks() returns void language plpgsql as $$
declare
  v_calls text;
begin
  select string_agg(format(
    'if %1$L = any (p_classes) then perform %2$s(case when cardinality(p_ids) = 1 then p_ids else '
    'array(select distinct id from unnest(p_classes, p_ids) as s (class, id) where class = %1$L order by id) end); '
    'end if;', name, lock_function), e'\n' order by rank)
  into v_calls from ledger.shared_class;
  execute e'create or replace function ledger.lock_shared(p_classes text[], p_ids bigint[]) returns void '
    || e'language plpgsql as $body$\nbegin\n' || coalesce(v_calls, 'null;') || e'\nend $body$';
end $$;
