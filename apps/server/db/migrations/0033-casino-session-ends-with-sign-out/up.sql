-- A game session lives no longer than the sign-in it was opened from: signing out, a ban or a changed password ends it for
-- the next stake, in whatever process it arrives. Wins and rollbacks never ask.

alter table casino.session add column sign_in bigint references identity.session (id);

create or replace function casino.is_alive(p_session casino.session, p_at timestamptz) returns boolean
language sql stable as $$
  select p_session.opened_at is not null and p_session.closed_at is null
    and p_session.seen_at > p_at - interval '4 hours'
    and not exists (select from identity.session where id = p_session.sign_in and ended_at is not null)
$$;
