-- What is quoted is proved under the lock against every price that it was made of.
select 'check_cash_out' as what where pg_get_functiondef('sportsbook.check_cash_out'::regproc) not like '%in_market%';
