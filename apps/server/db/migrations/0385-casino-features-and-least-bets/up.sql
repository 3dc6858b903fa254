-- What a game has, its least bet by currency and the most that it can return: as its provider declares them, and as staff say
-- instead. Null in the staff's column leaves it to what is declared.
alter table casino.game
  add column suggested_features text[] not null default '{}',
  add column features text[],
  add column listed_bet_min jsonb not null default '{}',
  add column bet_min jsonb,
  -- In hundredths of the stake.
  add column listed_win_max int check (listed_win_max > 0),
  add column win_max int check (win_max > 0);
