-- Every kind without an admission has a statement that calls its functions, and no door of old is left.
select format('%s has no statement of its own', kind.name) as problem
from ledger.op_kind kind
where kind.admission is null and kind.name <> 'ledger.collect-debt'
  and coalesce(ledger.lone_statement(kind.name) not like coalesce('% ' || kind.precondition || '(%', '%')
    or ledger.lone_statement(kind.name) not like coalesce('% ' || kind.effect || '(%', '%'), true)
union all
select format('%s is still there', proname) from pg_proc
where pronamespace = 'ledger'::regnamespace and proname ~ '^apply_op |^build_(lone|batch)_door$|^apply_as_batch$';
