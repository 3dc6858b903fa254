-- Suppliers that price and settle by themselves, market by market. What they say of an event is kept in registers, of each
-- the newest word alone; the event's markets are what the registers leave, whatever came first, late or twice.
create table sportsbook.feed_register (
  feed text not null,
  event_key text not null,
  -- `kind?specifier` of a market; empty for what is said of the whole event.
  market text not null,
  name text not null,
  -- The supplier's time in milliseconds, and what decides between two words of one moment.
  version bigint not null,
  tie text collate "C" not null,
  fact jsonb not null,
  primary key (feed, event_key, market, name)
);

-- The supplier settles the markets of this event itself, and how it stands: clock and periods, for the eye.
alter table sportsbook.event add column is_booked boolean not null default false, add column progress jsonb;

-- Bets taken from `from_at` to before `to_at` are returned; null is open on that side.
create table sportsbook.void_window (
  market bigint not null references sportsbook.market (id),
  from_at timestamptz,
  to_at timestamptz,
  check (from_at < to_at)
);
create index void_window_of_market on sportsbook.void_window (market);

-- The services of the suppliers: whether they speak, and up to when nothing of theirs is missing.
create table sportsbook.feed_product (
  feed text not null,
  product int not null,
  state text not null check (state in ('up', 'down', 'recovering')),
  heard_at timestamptz not null,
  alive_at timestamptz not null,
  complete_to timestamptz,
  request int not null,
  requested_at timestamptz,
  primary key (feed, product)
);
