-- A dispatcher was a list of branches by name, and every branch before the right one was an expression that a commit prepares
-- anew: a bet on sport passed all the kinds of the casino twice. It is a tree now, five comparisons deep for thirty kinds.

-- A tree over kinds in byte order, each with what is returned for it.
create function ledger.dispatch_tree(p_names text[], p_results text[]) returns text language plpgsql immutable as $$
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
select ledger.build_dispatchers();
