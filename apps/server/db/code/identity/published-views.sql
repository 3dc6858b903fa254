-- Data of identity that other modules read: plain views that PostgreSQL takes into the query of their reader, without locks.
-- Read by the scope of staff (platform/db/staff-scope.ts), payments, casino, sportsbook, bonuses, support and reporting. A
-- column may be added; it is renamed or taken away together with its readers. Refuses nothing.

-- Members of staff by name, and who is below whom.
create or replace view identity.published_staff as
select id, username, parent from identity.staff;
