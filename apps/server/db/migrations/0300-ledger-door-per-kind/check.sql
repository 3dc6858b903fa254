-- Every kind has a door of its own for a command alone, which calls the functions of the kind, and the common one is gone.
select format('%s has no door of its own', kind.name) as problem
from ledger.op_kind kind
left join pg_proc p on p.proname = 'apply_op ' || kind.name and p.pronamespace = 'ledger'::regnamespace
where p.oid is null
  or p.prosrc not like coalesce('%v_refused := ' || kind.precondition || '(%', '%')
  or p.prosrc not like coalesce('%v_answer := ' || kind.effect || '(%', '%')
union all
select 'ledger.apply_op is still there' from pg_proc where proname = 'apply_op' and pronamespace = 'ledger'::regnamespace;
