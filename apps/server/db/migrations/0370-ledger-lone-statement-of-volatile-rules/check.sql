-- All kinds of today are volatile, so none has lost its statement.
select format('%s lost its statement', name) as problem
from ledger.op_kind
where ledger.lone_statement(name) is distinct from ledger.word_lone_statement(name);
