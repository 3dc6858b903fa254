-- Closures of games, providers and kinds of game for a player: blocks by player, country, days and hours. Asked by bets under the wallet
-- lock and by the lists of games; locks nothing. Refuses nothing: they answer whether a closure holds.

-- Returns the name of the refusal of the first block that closes a game to a player, or null.
create or replace function casino.is_blocked(p_player bigint, p_game casino.game, p_at timestamptz) returns text
language sql stable as $$
  select case when provider is not null then 'provider-blocked' else 'game-blocked' end
  from casino.blocks_of(p_player, p_game.provider, p_game.casino_type, p_game.also_closed_by, p_at)
  order by provider is null limit 1
$$;

-- True where an instant lies in the days and hours of a block, on the clocks of its zone. Hours that end before they begin go on into
-- the next day.
create or replace function casino.is_in_hours(p_days smallint[], p_from time, p_to time, p_zone text, p_at timestamptz) returns boolean
language sql stable as $$
  select case
    when p_from < p_to then extract(isodow from local) = any (p_days) and local::time >= p_from and local::time < p_to
    else (extract(isodow from local) = any (p_days) and local::time >= p_from)
      or (extract(isodow from local - interval '1 day') = any (p_days) and local::time < p_to) end
  from (select p_at at time zone p_zone as local) clock
$$;

-- Returns true if a block that names this player, or no player, holds at that instant. As `ruleHolds` of `catalogue-search/closures`.
create or replace function casino.block_holds(p_block casino.block, p_player bigint, p_at timestamptz) returns boolean
language sql stable as $$
  select (p_block.until is null or p_block.until > p_at)
    and (p_block.country is null
      or p_block.country = (select coalesce(country, phone_country) from players.player where id = p_player))
    and (p_block.days is null
      or casino.is_in_hours(p_block.days, p_block.from_time, p_block.to_time, p_block.zone, p_at))
$$;

-- Returns what closes a game to a player at that instant.
create or replace function casino.blocks_of(p_player bigint, p_provider text, p_casino_type text, p_also text[], p_at timestamptz)
returns setof casino.block language sql stable as $$
  select * from casino.block b
  where (player is null or player = p_player)
    and (provider = p_provider or casino_type = p_casino_type or casino_type = any (p_also))
    and casino.block_holds(b, p_player, p_at)
$$;

-- Returns true if the sports are closed to any player at all: asked once for many bets, since mostly they are not.
create or replace function casino.closes_sports() returns boolean language sql stable as $$
  select exists (
    select from casino.block b left join casino.provider p on p.name = b.provider
    where b.casino_type = 'sport' or p.is_sportsbook)
$$;

-- Refusal of this player's stakes at this game, or null: the casino's flag does not close the sports, and what
-- closes the sports closes every sportsbook.
create or replace function casino.barred_at(p_player bigint, p_casino_type text, p_at timestamptz) returns text
language sql stable as $$
  select case when p_casino_type = 'sport' then
      coalesce(players.may_stake(p_player, p_at), case when players.is_sport_closed(p_player, p_at) then 'sport-blocked' end)
    else players.may_play_casino(p_player, p_at) end
$$;
