create schema virtual;

create table virtual.round (
  id bigint generated always as identity primary key,
  competition text not null check (competition in ('league', 'cup')),
  season int not null check (season > 0),
  number smallint not null check (number > 0),
  -- Secret until the round is drawn; its hash is shown from the moment at which the round is planned.
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  committed_at timestamptz not null,
  -- Bets are taken from the first to before the second; the matches are over at the third.
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'planned' check (state in ('planned', 'open', 'drawn')),
  -- True once the sportsbook has received the matches with their prices, and the results.
  is_opening_published boolean not null default false,
  is_result_published boolean not null default false,
  unique (competition, season, number),
  -- The hash is published before anybody can bet.
  check (committed_at <= opens_at),
  check (opens_at < closes_at and closes_at < ends_at)
);

-- One round is open, one lies ahead.
create unique index round_in_state on virtual.round (competition, state) where state <> 'drawn';

create index round_untold on virtual.round (id) where not is_opening_published or not is_result_published;

create table virtual.match (
  round bigint not null references virtual.round (id),
  place smallint not null check (place between 0 and 7),
  home smallint not null check (home between 0 and 15),
  away smallint not null check (away between 0 and 15),
  -- Score, goals, overtime, shoot-out and who is through, as it was drawn.
  result jsonb,
  primary key (round, place),
  check (home <> away)
);
