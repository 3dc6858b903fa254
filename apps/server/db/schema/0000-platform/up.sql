create schema platform;

-- The order of all that happens: numbers the ops of the ledger and the rows of `platform.event`. Drawn only by a transaction that
-- holds its number (`pg_current_xact_id`, or a row that it locked), so that a reader can tell which positions are certain
-- (code/platform/events.sql).
create sequence platform.position;

-- Domain events that no op of the ledger represents. Append-only, written by `platform.emit_event` alone.
create table platform.event (
  position bigint primary key,
  name text not null,
  version smallint not null check (version > 0),
  player bigint,
  payload jsonb not null check (octet_length(payload::text) <= 4096),
  at timestamptz not null
);

-- Handlers of domain events, and the position up to which each has handled everything, or parked it.
create table platform.event_handler (
  name text primary key,
  position bigint not null check (position >= 0),
  -- Asked for by `npm run events:replay`: the first position that is to be handled again. The relay begins there and clears it.
  replay_from bigint check (replay_from >= 0)
);

-- Events that a handler failed on, and those of the same player that wait behind them.
create table platform.parked_event (
  handler text not null references platform.event_handler (name),
  position bigint not null,
  -- Number of the event among those of its position, from 0: a chunk of settlements is many.
  part int not null check (part >= 0),
  player bigint,
  name text not null,
  event jsonb not null,
  -- 0 and no error: it was not tried yet, and waits behind an earlier one of its player.
  attempts int not null check (attempts >= 0),
  error text,
  -- Instant of the next try; null: after the one before it was handled, or when staff ask for it.
  retry_at timestamptz,
  parked_at timestamptz not null,
  primary key (handler, position, part)
);

create index parked_event_due on platform.parked_event (handler, retry_at) where retry_at is not null;

-- Last enqueued period of each scheduled job, so that several instances enqueue it once between them.
create table platform.schedule (task text primary key, period text not null);
