create schema notifications;

-- Things that are held or parked until somebody decides, one row for each time that a thing was. Written by one handler of domain events,
-- which can make the whole table anew.
create table notifications.notice (
  -- Position of the event that raised it.
  position bigint primary key,
  kind text not null check (kind in ('deposit-held', 'withdrawal-held', 'win-parked', 'event-parked', 'feed-message-held')),
  -- Which thing: its kind and id, such as `deposit:7`.
  subject text not null check (length(subject) between 1 and 700),
  -- Where it comes from: the method of a payment, the provider of a win, the handler of an event, the feed of a message.
  source text not null,
  -- Why it waits: a word of the event, the name of a parked event, or what a feed's reader wrote.
  cause text not null,
  player bigint,
  units bigint check (units >= 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  raised_at timestamptz not null,
  closed_at timestamptz,
  closed_how text,
  -- Member of staff who decided; null where nobody had to.
  closed_by bigint,
  -- Position of the event that closed it.
  closed_position bigint check (closed_position >= position),
  check ((units is null) = (currency is null)),
  check ((closed_at is null) = (closed_position is null)),
  check ((closed_at is null) = (closed_how is null)),
  check (closed_by is null or closed_at is not null)
);

-- A thing has one open notice at most.
create unique index notice_open_once on notifications.notice (subject) where closed_at is null;

create index notice_open on notifications.notice (position desc) where closed_at is null;

create index notice_closed_by_event on notifications.notice (closed_position) where closed_position is not null;
