-- Data of audit that other modules read: plain views that PostgreSQL takes into the query of their reader, without locks. Read
-- by the sportsbook's overview of betting. A column may be added; it is renamed or taken away together with its readers. Refuses nothing.

-- Lines of the audit, without the seal.
create or replace view audit.published_record as
select seq, at, actor, action, details from audit.record;
