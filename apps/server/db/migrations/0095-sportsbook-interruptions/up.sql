-- How far an event was played that was interrupted for good: `{"played": 66, "home": 2, "away": 1}`. Bets that were
-- determined by then are settled with that score, and every leg can say why it was settled as it was (specification 3,
-- section 4).
alter table sportsbook.event add column interruption jsonb
  check (interruption is null or status in ('finished', 'abandoned'));
