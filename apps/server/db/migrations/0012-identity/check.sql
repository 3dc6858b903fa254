-- A session belongs to somebody and is either live or ended with a reason.
select id from identity.session where (player is null) = (staff is null) or (ended_at is null) <> (end_reason is null);
