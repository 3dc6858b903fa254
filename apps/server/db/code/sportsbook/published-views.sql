-- Data of sportsbook that other modules read: plain views that PostgreSQL takes into the query of their reader, without locks.
-- Read by reporting. A column may be added; it is renamed or taken away together with its readers. Refuses nothing.

-- Bets of our own book.
create or replace view sportsbook.published_bet as
select id, player, wallet, kind, status, revision, currency, stake, potential_payout, payout, rest_stake, is_free, is_live,
  placed_at, settled_at
from sportsbook.bet;

-- Legs of bets.
create or replace view sportsbook.published_bet_leg as
select bet, leg, selection, event, odds, each_way_places, each_way_divisor from sportsbook.bet_leg;

-- Settlements, each with what it came to and its explanation of each leg.
create or replace view sportsbook.published_settlement as
select bet, revision, explanation, payout, at from sportsbook.settlement;

-- Sales of bets, whole or in part.
create or replace view sportsbook.published_sale as
select bet, revision, stake, value, cause, at from sportsbook.sale;

-- Values at which bets are sold by themselves.
create or replace view sportsbook.published_cash_out_rule as
select bet, value_min, status from sportsbook.cash_out_rule;

-- Selections and what came of them.
create or replace view sportsbook.published_selection as
select id, market, event, outcome, name, result, void_halves, places_left, places_tied, why
from sportsbook.selection;

-- Markets by kind.
create or replace view sportsbook.published_market as
select id, kind, specifier from sportsbook.market;

-- Events with their teams and score.
create or replace view sportsbook.published_event as
select id, league, home, away, starts_at, status, home_score, away_score from sportsbook.event;

-- Leagues by name and sport.
create or replace view sportsbook.published_league as
select id, name, sport from sportsbook.league;

-- Teams by name.
create or replace view sportsbook.published_team as
select id, name from sportsbook.team;

-- Odds format of a player.
create or replace view sportsbook.published_player_setting as
select player, odds_format from sportsbook.player_setting;
