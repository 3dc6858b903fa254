select currency from sportsbook.stake_limit where rate_set_at is not null;
