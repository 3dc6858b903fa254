select 'the acts of the audit are not found by their names' as fault
where not exists (select from pg_indexes where schemaname = 'audit' and indexname = 'record_of_action');
