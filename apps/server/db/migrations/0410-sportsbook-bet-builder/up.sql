-- Bet builders: several selections of one event as one market of the event, priced by the chance that all come true.

-- From which distribution the house priced an event: the mean goals of both sides and the correction of low scores. Combinations
-- are priced from the very same one. No row: its prices are not ours, and nothing is known of its selections together.
create table sportsbook.event_rates (
  event bigint primary key references sportsbook.event (id) on delete cascade,
  home double precision not null check (home > 0),
  away double precision not null check (away > 0),
  correction double precision not null
);

-- What a combination was made of, and what it is worth. Its market is of the kind `bet-builder`, and says in its specifier what
-- it is settled by.
create table sportsbook.combination (
  market bigint primary key references sportsbook.market (id) on delete cascade,
  event bigint not null,
  -- Selections, so that the desk's word on one of them is found.
  parts bigint[] not null check (cardinality(parts) between 2 and 6),
  -- The chance that all come true, without margin, in millionths: what a bet on it is sold by.
  chance int not null check (chance between 0 and 1000000),
  -- When somebody asked for it last: what nobody bet on is forgotten some time later.
  asked_at timestamptz not null
);
create index combination_of_event on sportsbook.combination (event);
create index combination_by_age on sportsbook.combination (asked_at);

alter table sportsbook.betting_setting
  add column builder_offered boolean not null default true,
  add column builder_parts_max int not null default 6 check (builder_parts_max between 2 and 6),
  -- For each part, in hundredths of a per cent.
  add column builder_margin_bps int not null default 400 check (builder_margin_bps between 0 and 500),
  -- Combinations that one event holds at a time.
  add column builder_combinations_max int not null default 500 check (builder_combinations_max between 1 and 5000);
