-- The queue's function must be there before anything enqueues.
select 'graphile_worker.add_job is missing' as problem
where not exists (
  select from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'graphile_worker' and p.proname = 'add_job'
);
