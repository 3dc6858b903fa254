-- What a supplier said and could not be read, kept whole: counted when it comes again, shown to staff, and read anew when they
-- say so.
alter table sportsbook.feed_quarantine
  -- What kind of message it is and what it is about, as far as it could be told.
  add column message text,
  add column event_key text,
  -- A part of it was applied: only some of its markets could not be read.
  add column is_partial boolean not null default false,
  -- Size of the message in bytes. Of one that is larger than we keep, the body holds the beginning, and cannot be replayed.
  add column bytes int not null default 0 check (bytes >= 0),
  add column is_whole boolean not null default true,
  -- The same message (or, of a partial one, the same lack of the same event) is one row, and counts.
  add column fingerprint text,
  add column times int not null default 1 check (times > 0),
  add column last_at timestamptz,
  add column state text not null default 'waiting' check (state in ('waiting', 'replayed', 'dismissed')),
  add column decided_by bigint,
  add column decided_at timestamptz,
  add constraint quarantine_decided check ((state = 'waiting') = (decided_by is null)),
  add constraint quarantine_decided_when check ((decided_by is null) = (decided_at is null));
update sportsbook.feed_quarantine set last_at = at, bytes = octet_length(body), fingerprint = 'row ' || id;
alter table sportsbook.feed_quarantine alter column last_at set not null, alter column fingerprint set not null,
  add constraint quarantine_once unique (feed, fingerprint);
create index quarantine_newest on sportsbook.feed_quarantine (state, last_at desc, id desc);
