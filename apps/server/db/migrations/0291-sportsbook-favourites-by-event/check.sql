select 'an event that players keep is not found by its number' as what
where not exists (select from pg_indexes where schemaname = 'sportsbook' and indexname = 'favourite_event_by_event');
