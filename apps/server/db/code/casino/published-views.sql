-- Data of casino that other modules read: plain views that PostgreSQL takes into the query of their reader, without locks. Read
-- by reporting. A column may be added; it is renamed or taken away together with its readers. Refuses nothing.

-- Games by type.
create or replace view casino.published_game as
select id, casino_type from casino.game;

-- Rounds: bets at the sportsbooks of others are rounds of theirs.
create or replace view casino.published_round as
select id, provider, round_key, player, game, currency, payout, live_count, opened_at, updated_at from casino.round;

-- Stakes and wins of a round.
create or replace view casino.published_round_transaction as
select op, round, kind, stake, reversed_by from casino.round_transaction;

-- Selections of bets at the sportsbooks of others.
create or replace view casino.published_sport_slip as
select op, round, legs from casino.sport_slip;

-- Free bets of the sportsbooks of others.
create or replace view casino.published_partner_award as
select ended_by, amount, state from casino.partner_award;
