-- What a player chose for the betting front end, and the bets they show to others. None of it moves money.

create table sportsbook.player_setting (
  player bigint primary key references players.player (id),
  -- Null until the player chose one: the browser's own choice stands until then.
  odds_format text check (odds_format in ('decimal', 'fractional', 'american', 'hong-kong', 'malay', 'indonesian')),
  -- A press on a price places a single of this stake at once; null while that is off.
  quick_stake bigint check (quick_stake > 0),
  -- Whether such a press is confirmed by a second one.
  quick_confirms boolean not null default true,
  at timestamptz not null
);

create table sportsbook.favourite_event (
  player bigint not null references players.player (id),
  event bigint not null references sportsbook.event (id),
  at timestamptz not null,
  primary key (player, event)
);

create table sportsbook.favourite_league (
  player bigint not null references players.player (id),
  league bigint not null references sportsbook.league (id),
  at timestamptz not null,
  primary key (player, league)
);

-- A bet that its player shows to whoever has the link. The token says nothing of the bet or of the player.
create table sportsbook.shared_bet (
  token text primary key check (token ~ '^[A-Za-z0-9_-]{16,32}$'),
  bet bigint not null unique references sportsbook.bet (id),
  at timestamptz not null
);
