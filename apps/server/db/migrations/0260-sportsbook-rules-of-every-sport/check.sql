select 'an event waits that is over' as fault, id from sportsbook.event
where halted_until is not null and status not in ('scheduled', 'live');
