-- No play, no judgement.
select 'the check of plays answers ' || cardinality(casino.check_plays('{}', '{}', '{}')) || ' times' as problem
where cardinality(casino.check_plays('{}', '{}', '{}')) > 0;
