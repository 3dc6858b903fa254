-- Every kind that has a function is named once in the dispatcher of it.
select format('%s is not dispatched by %s', kind.name, door.name) as problem
from ledger.op_kind kind
cross join (values ('run_precondition', 'precondition'), ('run_effect', 'effect'), ('run_chunk_effect', 'chunk_effect'),
  ('run_check_many', 'check_many'), ('run_effect_many', 'effect_many')) as door (name, part)
join pg_proc p on p.proname = door.name and p.pronamespace = 'ledger'::regnamespace
where p.prosrc not like format('%%if p_kind = %L then return %s%%', kind.name, coalesce(to_jsonb(kind) ->> door.part, 'null'));
