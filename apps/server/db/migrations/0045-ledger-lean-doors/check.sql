-- Every registered kind has its branch in the dispatchers.
select k.name from ledger.op_kind k
where not exists (
  select from pg_proc p where p.proname = 'run_effect' and p.pronamespace = 'ledger'::regnamespace
    and p.prosrc like '%' || quote_literal(k.name) || '%');
