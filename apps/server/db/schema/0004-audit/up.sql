create schema audit;

create table audit.record (
  seq bigint primary key,
  at timestamptz not null,
  -- `player:12`, `staff:3`, `guest` or `system`.
  actor text not null,
  -- `identity.sign-in`, `staff.sign-in-failed`, …
  action text not null,
  -- Person concerned, in the form of `actor`; null where there is none.
  subject text,
  details jsonb not null,
  ip text,
  hash bytea not null check (octet_length(hash) = 32)
);

-- The back office of bets shows who changed what from the audit itself: its acts are found by their names.
create index record_of_action on audit.record (action, seq);

create index record_of_actor on audit.record (actor, seq);

create index record_of_subject on audit.record (subject, seq);

-- The audit line of a money command, in the command's own commit. The chain of the audit is locked until the commit that
-- appends to it, so an effect in the middle of a batch may not append; it leaves the line here, and the very end of the
-- transaction appends it. A line that cannot be written takes the money's commit with it.
create table audit.due (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text,
  details jsonb not null,
  ip text
);
