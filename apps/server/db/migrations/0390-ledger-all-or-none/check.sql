-- The door is there, and an empty group touches nothing.
select 'the door is missing' as problem
where to_regprocedure('ledger.apply_all_or_none(text,int,text[],text[],bytea[],text[],bigint[],jsonb[],timestamptz[],text[],text[],int[],bigint[],bigint[],text[],bigint[])') is null;
