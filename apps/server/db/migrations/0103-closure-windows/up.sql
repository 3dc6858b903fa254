-- Closures that hold in weekly hours, or for players of one country; and bets on sports that heed a closure of the sports.

alter table casino.block
  -- Of players whose stated country, or else that of their telephone, is this one.
  add column country text check (country ~ '^[A-Z]{2}$'),
  -- Days on which the hours begin, 1 for Monday to 7 for Sunday, on the clocks of the zone. `from_time` counts, `to_time` does not;
  -- hours that end at or before their beginning go on into the next day.
  add column days smallint[] check (cardinality(days) between 1 and 7 and days <@ '{1,2,3,4,5,6,7}'::smallint[]),
  add column from_time time,
  add column to_time time,
  add column zone text,
  add check (num_nulls(days, from_time, to_time, zone) in (0, 4)),
  drop constraint block_player_provider_casino_type_key,
  add constraint block_once unique nulls not distinct (player, provider, casino_type, country, days, from_time, to_time, zone);

create function casino.is_in_hours(p_days smallint[], p_from time, p_to time, p_zone text, p_at timestamptz) returns boolean
language sql stable as $$
  select case
    when p_from < p_to then extract(isodow from local) = any (p_days) and local::time >= p_from and local::time < p_to
    else (extract(isodow from local) = any (p_days) and local::time >= p_from)
      or (extract(isodow from local - interval '1 day') = any (p_days) and local::time < p_to) end
  from (select p_at at time zone p_zone as local) clock
$$;

-- Whether a block that names this player, or nobody, holds at that instant. As `ruleHolds` of `catalogue-search/closures`.
create function casino.block_holds(p_block casino.block, p_player bigint, p_at timestamptz) returns boolean
language sql stable as $$
  select (p_block.until is null or p_block.until > p_at)
    and (p_block.country is null
      or p_block.country = (select coalesce(country, phone_country) from players.player where id = p_player))
    and (p_block.days is null
      or casino.is_in_hours(p_block.days, p_block.from_time, p_block.to_time, p_block.zone, p_at))
$$;

create or replace function casino.blocks_of(p_player bigint, p_provider text, p_casino_type text, p_also text[], p_at timestamptz)
returns setof casino.block language sql stable as $$
  select * from casino.block b
  where (player is null or player = p_player)
    and (provider = p_provider or casino_type = p_casino_type or casino_type = any (p_also))
    and casino.block_holds(b, p_player, p_at)
$$;

-- Whether the sports are closed to a player: their type, or the sportsbook by its key. The closures are kept by the casino's desk.
create function players.is_sport_closed(p_player bigint, p_at timestamptz) returns boolean language sql stable as $$
  select exists (
    select from casino.block b left join casino.provider p on p.name = b.provider
    where (b.player is null or b.player = p_player) and (b.casino_type = 'sport' or p.is_sportsbook)
      and casino.block_holds(b, p_player, p_at))
$$;

-- Whether the sports are closed to anybody: asked once for many bets, since mostly they are not.
create function casino.closes_sports() returns boolean language sql stable as $$
  select exists (
    select from casino.block b left join casino.provider p on p.name = b.provider
    where b.casino_type = 'sport' or p.is_sportsbook)
$$;

create function sportsbook.refuse_place_bet(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
begin
  if players.is_sport_closed(p_player, p_at) then
    return ledger.refuse('sport-blocked');
  end if;
  return sportsbook.check_place_bet(p_payload, p_player, p_at);
end $$;

-- True where `sportsbook.refuse_place_bet` refuses nothing.
create function sportsbook.may_place_bets(p_players bigint[], p_payloads jsonb[], p_ats timestamptz[])
returns boolean[] language plpgsql as $$
declare
  v_passed boolean[] := sportsbook.check_place_bets(p_players, p_payloads, p_ats);
begin
  if not casino.closes_sports() then
    return v_passed;
  end if;
  return array(
    select v_passed[ord] and not players.is_sport_closed(player, at)
    from unnest(p_players, p_ats) with ordinality as bet (player, at, ord) order by ord);
end $$;

select ledger.register_op_kind('sportsbook.place-bet', 'sportsbook.refuse_place_bet', 'sportsbook.on_place_bet');
select ledger.register_many('sportsbook.place-bet', 'sportsbook.may_place_bets', 'sportsbook.on_place_bets');
