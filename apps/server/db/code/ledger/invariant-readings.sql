-- Readings of invariants on a book that is too large to be read at each request: in full by night, and since then what is new. Called by
-- repository/invariants.repository.ts; locks nothing but the row of a reading. Refuses nothing.

-- Number of violations among what commands touched since the last full reading of an invariant; null where it is to be read in full: it
-- has no such form or no full reading, or that one found violations, which stay in the count until they are mended. Commands commit in
-- another order than their numbers: as in the online check, the 20,000 before the highest one known then are read again, which is more
-- than can be under way at once.
create or replace function ledger.violations_since_reading(p_name text) returns bigint language plpgsql stable set work_mem = '64MB' as $$
declare
  v_since text;
  v_from bigint;
  v_violations bigint;
begin
  select i.since, greatest(r.op_id - 20000, 0) into v_since, v_from
  from ledger.invariant i join ledger.invariant_reading r using (name)
  where i.name = p_name and i.since is not null and r.violations = 0;
  if not found then
    return null;
  end if;
  -- The number is part of the text, so that the planner knows how little is new.
  execute format('select count(*) from %s(%s)', v_since, v_from) into v_violations;
  return v_violations;
end $$;

-- Reads one invariant in full and keeps the reading; returns its violations, null for a name that is not registered. Those freeze
-- withdrawals as a breach of the online check does. Called by the job `ledger.read-invariants`.
create or replace function ledger.read_in_full(p_name text, p_at timestamptz) returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  -- Taken before the reading, whose statement sees at least these.
  v_op bigint := coalesce((select max(id) from ledger.op), 0);
  v_began timestamptz := clock_timestamp();
  v_violations bigint := ledger.violations_of(p_name);
begin
  if v_violations is null then
    return null;
  end if;
  insert into ledger.invariant_reading (name, read_at, took_ms, violations, op_id)
  values (p_name, p_at, extract(epoch from clock_timestamp() - v_began) * 1000, v_violations, v_op)
  on conflict (name) do update set read_at = excluded.read_at, took_ms = excluded.took_ms, violations = excluded.violations,
    op_id = excluded.op_id;
  if v_violations > 0 then
    perform ledger.freeze_withdrawals(jsonb_build_object(p_name, v_violations), p_at);
  end if;
  return v_violations;
end $$;
