-- Every kind that is judged or carried out one by one, and registered for both, has its branches.
select k.name from ledger.op_kind k
where not exists (
  select from pg_proc p where p.proname = 'run_effect_many' and p.pronamespace = 'ledger'::regnamespace
    and p.prosrc like '%' || quote_literal(k.name) || '%');
