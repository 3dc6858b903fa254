-- Since when the bets on a contest that stopped, or did not begin, are judged by what was known at the end of its window; null for any
-- other. What its supplier reports later changes nothing of them.
alter table sportsbook.event add column window_closed_at timestamptz;
