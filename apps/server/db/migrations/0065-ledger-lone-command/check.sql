-- A command alone is answered in one value.
select 'apply_op does not answer in one value' as problem
where not exists (
  select from pg_proc where proname = 'apply_op' and pronamespace = 'ledger'::regnamespace and not proretset
    and prorettype = 'json'::regtype);
