-- Sign-in sessions: attempts counted for the rate limits, sessions ended with the account, and the notice of an ended session. Called by
-- modules/identity and by triggers; locks the counted row alone. Refuses nothing.

-- Counts one attempt under a key of a rate limit; returns the seconds to wait, 0 when it may go on.
create or replace function identity.count_attempt(p_key text, p_max int, p_window_seconds int, p_at timestamptz) returns int
language sql as $$
  insert into identity.throttle as t (key, attempts, window_ends)
  values (p_key, 1, p_at + make_interval(secs => p_window_seconds))
  on conflict (key) do update set
    attempts = case when t.window_ends <= p_at then 1 else t.attempts + 1 end,
    window_ends = case when t.window_ends <= p_at then excluded.window_ends else t.window_ends end
  returning case when attempts <= p_max then 0 else ceil(extract(epoch from window_ends - p_at))::int end
$$;

-- Notifies every instance of the player whose session ended, so that no cache keeps it alive.
create or replace function identity.notify_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('access', coalesce('player:' || new.player, 'staff:' || new.staff));
  return null;
end $$;

-- A ban ends every session in its own transaction, whichever way it was set; lifting it revives none.
create or replace function identity.end_sessions_of_banned() returns trigger language plpgsql as $$
begin
  update identity.session set ended_at = new.banned_at, end_reason = 'banned' where player = new.id and ended_at is null;
  return null;
end $$;

-- A disabled member of staff is signed out at once.
create or replace function identity.end_sessions_of_disabled() returns trigger language plpgsql as $$
begin
  if new.disabled_at is not null and old.disabled_at is null then
    update identity.session set ended_at = new.disabled_at, end_reason = 'disabled' where staff = new.id and ended_at is null;
  end if;
  perform pg_notify('access', 'staff:' || new.id);
  return null;
end $$;

create or replace trigger notify_session_end after update of ended_at on identity.session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function identity.notify_session_end();

create or replace trigger end_sessions_of_banned after update of banned_at on players.player
  for each row when (old.banned_at is null and new.banned_at is not null) execute function identity.end_sessions_of_banned();

create or replace trigger end_sessions_of_disabled after update of disabled_at, level on identity.staff
  for each row execute function identity.end_sessions_of_disabled();
