-- A tool of migrations is nobody's money: it moves out of the ledger.

-- Changes the type of a column. Views that read its table are made again as they were.
create or replace function platform.retype_column(p_table regclass, p_column text, p_type text) returns void language plpgsql as $$
declare
  v_view record;
  v_views text[] := '{}';
  v_definition text;
begin
  for v_view in
    with recursive reading as (
      select p_table::oid as oid, 0 as depth
      union
      select r.ev_class, reading.depth + 1
      from reading
      join pg_depend d on d.refobjid = reading.oid and d.refclassid = 'pg_class'::regclass
        and d.classid = 'pg_rewrite'::regclass
      join pg_rewrite r on r.oid = d.objid and r.ev_class <> reading.oid
    )
    select oid::regclass::text as name, pg_get_viewdef(oid) as body from reading
    where depth > 0 group by oid order by max(depth) desc, oid desc
  loop
    v_views := format('create view %s as %s', v_view.name, v_view.body) || v_views;
    execute format('drop view %s', v_view.name);
  end loop;
  execute format('alter table %s alter column %I type %s', p_table, p_column, p_type);
  foreach v_definition in array v_views loop
    execute v_definition;
  end loop;
end $$;
