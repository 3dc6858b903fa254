select 'a round or a transaction names what is not there' as problem from casino.invariant_40_rounds_have_parents
union all
select 'a key or a check is left' from pg_constraint
where conrelid in ('casino.round'::regclass, 'casino.round_transaction'::regclass) and contype in ('f', 'c');
