-- Rights of a player to stake, deposit, withdraw and play: asked inside the transaction of the money, so that a ban or an exclusion holds
-- for the very next stake. Called by preconditions of all modules; locks nothing.

-- Returns true if a player has excluded themself at that instant. Responsible gambling replaces the body; until it is there,
-- no player can exclude themself and the answer is false.
create or replace function players.is_excluded(p_player bigint, p_at timestamptz) returns boolean
language sql stable as $$ select false $$;

-- Returns the name of the refusal of a player's stakes at that instant, or null. Asked inside the money's transaction
-- (reliability, invariant 39), so that a ban or an exclusion holds for the very next stake.
create or replace function players.may_stake(p_player bigint, p_at timestamptz) returns text
language sql stable as $$
  select case
    when p.id is null then 'user-not-found'
    when p.banned_at is not null then 'user-banned'
    when players.is_excluded(p_player, p_at) then 'self-excluded'
  end
  from (select p_player as asked) a left join players.player p on p.id = a.asked
$$;

-- The same for a stake in the casino, which staff can block on its own.
create or replace function players.may_play_casino(p_player bigint, p_at timestamptz) returns text
language sql stable as $$
  select coalesce(
    players.may_stake(p_player, p_at),
    (select 'casino-blocked' from players.player where id = p_player and casino_blocked_at is not null)
  )
$$;

-- Returns the name of the refusal of a player's deposits at that instant, or null.
create or replace function players.may_deposit(p_player bigint, p_at timestamptz) returns text
language sql stable as $$
  select coalesce(
    players.may_stake(p_player, p_at),
    (select 'parent-agent-wallet' from players.player where id = p_player and parent_agent_id is not null)
  )
$$;

-- Returns the name of the refusal of a player's withdrawals, or null. A player who excluded themself may withdraw.
create or replace function players.may_withdraw(p_player bigint) returns text
language sql stable as $$
  select case
    when p.id is null then 'user-not-found'
    when p.banned_at is not null then 'user-banned'
    when p.parent_agent_id is not null then 'parent-agent-wallet'
  end
  from (select p_player as asked) a left join players.player p on p.id = a.asked
$$;

-- Every instance keeps what it knows of a signed-in player for some seconds; a change of a block reaches them at once.
create or replace function players.notify_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('access', 'player:' || new.id);
  return null;
end $$;


-- `players.may_stake` as one row, so that a statement over many stakes takes it in.
create or replace function players.barred(p_player bigint, p_at timestamptz) returns table (barred text) language sql stable as $$
  select case
    when p.id is null then 'user-not-found'
    when p.banned_at is not null then 'user-banned'
    when players.is_excluded(p_player, p_at) then 'self-excluded'
  end
  from (select) asked left join players.player p on p.id = p_player
$$;

-- Returns true if the sports are closed to a player: their type, or the sportsbook by its key. The closures are kept by the casino's admin pages.
create or replace function players.is_sport_closed(p_player bigint, p_at timestamptz) returns boolean language sql stable as $$
  select exists (
    select from casino.block b left join casino.provider p on p.name = b.provider
    where (b.player is null or b.player = p_player) and (b.casino_type = 'sport' or p.is_sportsbook)
      and casino.block_holds(b, p_player, p_at))
$$;

create or replace trigger notify_change after update of banned_at, casino_blocked_at, parent_agent_id on players.player
  for each row execute function players.notify_change();
