select 'an event is trimmed that is not over' as what from sportsbook.event
where trimmed_at is not null and status in ('scheduled', 'live');
