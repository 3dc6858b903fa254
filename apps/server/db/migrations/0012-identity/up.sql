-- How people prove who they are: passwords, staff, sessions, frame tokens and the brakes on guessing.

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
alter table players.player add constraint player_of_agent foreign key (parent_agent_id) references identity.staff (id);

-- One row per sign-in. Only the token's hash is kept; whoever reads this table cannot sign in with it.
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

-- What a player sees of their own account's doings (GET /api/user/sessions).
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

-- A frame works without a cookie: its short-lived token stands for the session that asked for it (architecture 3.9).
create table identity.frame_token (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  session bigint not null references identity.session (id),
  audience text not null check (audience in ('sportsbook')),
  expires_at timestamptz not null
);
create index frame_token_by_age on identity.frame_token (expires_at);

-- Attempts per key and window. Keys are hashes, since people type passwords into the wrong field.
create table identity.throttle (
  key text primary key,
  attempts int not null,
  window_ends timestamptz not null
);

-- Counts one attempt and answers the seconds to wait, 0 when it may go on.
create function identity.knock(p_key text, p_max int, p_window_seconds int, p_at timestamptz) returns int
language sql as $$
  insert into identity.throttle as t (key, attempts, window_ends)
  values (p_key, 1, p_at + make_interval(secs => p_window_seconds))
  on conflict (key) do update set
    attempts = case when t.window_ends <= p_at then 1 else t.attempts + 1 end,
    window_ends = case when t.window_ends <= p_at then excluded.window_ends else t.window_ends end
  returning case when attempts <= p_max then 0 else ceil(extract(epoch from window_ends - p_at))::int end
$$;

-- Whoever a session belongs to is named to every instance when it ends, so that no cache keeps it alive.
create function identity.tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('access', coalesce('player:' || new.player, 'staff:' || new.staff));
  return null;
end $$;
create trigger tell_session_end after update of ended_at on identity.session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function identity.tell_session_end();

-- A ban ends every session in its own transaction, whichever way it was set; lifting it revives none.
create function identity.end_sessions_of_banned() returns trigger language plpgsql as $$
begin
  update identity.session set ended_at = new.banned_at, end_reason = 'banned' where player = new.id and ended_at is null;
  return null;
end $$;
create trigger end_sessions_of_banned after update of banned_at on players.player
  for each row when (old.banned_at is null and new.banned_at is not null) execute function identity.end_sessions_of_banned();

create function identity.end_sessions_of_disabled() returns trigger language plpgsql as $$
begin
  if new.disabled_at is not null and old.disabled_at is null then
    update identity.session set ended_at = new.disabled_at, end_reason = 'disabled' where staff = new.id and ended_at is null;
  end if;
  perform pg_notify('access', 'staff:' || new.id);
  return null;
end $$;
create trigger end_sessions_of_disabled after update of disabled_at, level on identity.staff
  for each row execute function identity.end_sessions_of_disabled();
