-- The desk of bets shows who changed what from the audit itself: its acts are found by their names.
create index record_of_action on audit.record (action, seq);
