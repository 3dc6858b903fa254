-- Data of players that other modules read: plain views that PostgreSQL takes into the query of their reader, without locks.
-- Read by identity, payments, casino, sportsbook, bonuses, support and reporting. A column may be added; it is renamed or taken
-- away together with its readers. Refuses nothing.

-- Players as other modules show, scope and judge them.
create or replace view players.published_player as
select id, username, username_key, email, phone, phone_country, birth_date, first_name, last_name, country, locale, currency,
  parent_agent_id, is_verified, banned_at, casino_blocked_at, created_at
from players.player;
