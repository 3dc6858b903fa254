select 'a stake of the sports reaches no revenue' as wrong
where not exists (select from ledger.chart where code = 5 and from_class = 'main' and to_class = 'revenue')
union all
select 'a sportsbook has no entry among the games'
where not exists (select from pg_constraint where conname = 'game_casino_type_check' and pg_get_constraintdef(oid) like '%sport%')
union all
select 'nothing writes what a bet was on' where to_regprocedure('casino.after_stake(bigint, bigint, jsonb, timestamptz)') is null;
