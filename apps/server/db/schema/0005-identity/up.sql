create schema identity;

create table identity.credential (
  player bigint primary key references players.player (id),
  -- argon2id, in the encoded form that names its parameters.
  password_hash text not null,
  changed_at timestamptz not null,
  first_signed_in_at timestamptz
);

-- Staff are no players and never become any. The tree of parents decides who sees whom.
create table identity.staff (
  id bigint generated always as identity primary key,
  username text not null,
  username_key text not null constraint staff_username_taken unique,
  -- 1 cashier, 2 admin, 3 superadmin, 4 owner (specification 3, section 6).
  level smallint not null check (level between 1 and 4),
  parent bigint references identity.staff (id),
  password_hash text not null,
  disabled_at timestamptz,
  created_at timestamptz not null
);

-- One row per sign-in. Only the token's hash is kept: a reader of this table cannot sign in with it.
create table identity.session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  player bigint references players.player (id),
  staff bigint references identity.staff (id),
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed-out', 'replaced', 'password-changed', 'banned', 'disabled')),
  ip text not null,
  browser text not null,
  device text not null,
  check ((player is null) <> (staff is null)),
  check ((ended_at is null) = (end_reason is null))
);

create index session_live_of_player on identity.session (player) where ended_at is null;

create index session_live_of_staff on identity.session (staff) where ended_at is null;

-- Account activity as its player sees it (GET /api/user/sessions).
create table identity.account_event (
  id bigint generated always as identity primary key,
  player bigint not null references players.player (id),
  session bigint references identity.session (id),
  action text not null,
  browser text not null,
  device text not null,
  ip text not null,
  at timestamptz not null
);

create index account_event_of_player on identity.account_event (player, id desc);

-- A frame works without a cookie: its short-lived token represents the session that asked for it (architecture 3.9).
create table identity.frame_token (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  session bigint not null references identity.session (id),
  audience text not null check (audience in ('sportsbook', 'partner')),
  expires_at timestamptz not null
);

create index frame_token_by_age on identity.frame_token (expires_at);

-- Attempts per key and window. Keys are hashes, since people type passwords into the wrong field.
create table identity.throttle (
  key text primary key,
  attempts int not null,
  window_ends timestamptz not null
);

-- A member of staff answers for players; the players came first.
alter table players.player add constraint player_of_agent foreign key (parent_agent_id) references identity.staff(id);
