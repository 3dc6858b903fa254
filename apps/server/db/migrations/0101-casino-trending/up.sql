-- What was opened most of late is counted from the sessions themselves. By block ranges, as of the rounds in 0076: the instant
-- of a launch never changes, so no session that is seen again pays for this index.
create index session_by_creation on casino.session using brin (created_at);
