-- Rights of a player to stake and to play: asked inside the transaction of the money, so that a ban or an exclusion holds
-- for the very next stake. Called by preconditions of all modules; locks nothing. Refuses with user-not-found, user-banned,
-- self-excluded and casino-blocked, in that order.

-- Returns true if a player has excluded themself at that instant. Responsible gambling replaces the body; until it is there,
-- no player can exclude themself and the answer is false.
create or replace function players.is_excluded(p_player bigint, p_at timestamptz) returns boolean
language sql stable as $$ select false $$;

-- Returns one row: the name of the refusal of a player's stakes at that instant, or null. Asked inside the money's transaction
-- (invariant 39), so that a ban or an exclusion holds for the very next stake. A row, so that a statement over many stakes takes it in.
create or replace function players.barred(p_player bigint, p_at timestamptz) returns table (barred text) language sql stable as $$
  select case
    when p.id is null then 'user-not-found'
    when p.banned_at is not null then 'user-banned'
    when players.is_excluded(p_player, p_at) then 'self-excluded'
  end
  from (select) asked left join players.player p on p.id = p_player
$$;

-- Returns that refusal as a value.
create or replace function players.may_stake(p_player bigint, p_at timestamptz) returns text
language sql stable as $$ select barred from players.barred(p_player, p_at) $$;

-- The same for a stake in the casino, which staff can block on its own.
create or replace function players.may_play_casino(p_player bigint, p_at timestamptz) returns text
language sql stable as $$
  select coalesce(
    players.may_stake(p_player, p_at),
    (select 'casino-blocked' from players.player where id = p_player and casino_blocked_at is not null)
  )
$$;

-- Every instance keeps what it knows of a signed-in player for some seconds; a change of a block reaches them at once.
create or replace function players.notify_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('access', 'player:' || new.id);
  return null;
end $$;

-- Returns true if the sports are closed to a player: their type, or the sportsbook by its key. The closures are kept by the casino's admin pages.
create or replace function players.is_sport_closed(p_player bigint, p_at timestamptz) returns boolean language sql stable as $$
  select exists (
    select from casino.block b left join casino.provider p on p.name = b.provider
    where (b.player is null or b.player = p_player) and (b.casino_type = 'sport' or p.is_sportsbook)
      and casino.block_holds(b, p_player, p_at))
$$;

create or replace trigger notify_change after update of banned_at, casino_blocked_at, parent_agent_id on players.player
  for each row execute function players.notify_change();
