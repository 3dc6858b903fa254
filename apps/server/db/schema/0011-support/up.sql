create schema support;

create domain support.word as text check (value ~ '^[a-z][a-z-]{1,39}$');

create domain support.case_status as text check (value in ('open', 'answered', 'upheld', 'refused', 'withdrawn'));

create table support.case_file (
  id bigint generated always as identity primary key,
  player bigint not null references players.player (id),
  subject_kind support.word not null,
  subject_key text not null check (length(subject_key) between 1 and 200),
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  reason support.word not null,
  status support.case_status not null,
  -- Number of acts: a writer sends the number they have seen, and is refused when it has changed.
  revision int not null,
  opened_at timestamptz not null,
  changed_at timestamptz not null
);

create index case_by_status on support.case_file (status, changed_at desc, id desc);

create index case_of_subject on support.case_file (player, subject_kind, subject_key, id desc);

-- One case at a time of a player about a subject.
create unique index case_waits_once on support.case_file (player, subject_kind, subject_key)
  where status in ('open', 'answered');

-- Every message and act, in order. The first act is the player's own.
create table support.case_act (
  case_id bigint not null references support.case_file (id),
  revision int not null,
  act text not null check (act in ('open', 'answer', 'uphold', 'refuse', 'reopen', 'withdraw')),
  -- Null: the player.
  staff bigint references identity.staff (id),
  body text check (length(body) between 1 and 1000),
  at timestamptz not null,
  primary key (case_id, revision),
  check ((staff is null) = (act in ('open', 'withdraw')))
);
