select 'rollbacks are judged by another function' as fault
where not exists (select from ledger.op_kind where name = 'casino.rollback' and precondition = 'casino.refuse_rollback');
