select 'the lock does not look at the end of an event' as what, 0 where pg_get_functiondef('sportsbook.check_cash_out'::regproc)
  not like '%e.ends_at%'
union all
select 'an event without any word of its play has an end', id from sportsbook.event where ends_at is not null and progress is null;
