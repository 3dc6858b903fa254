-- Who keeps an event: asked of every event that is to be forgotten, and by the database itself when one goes.
create index favourite_event_by_event on sportsbook.favourite_event (event);
