-- The catalogue's version number, and the public lists of winnings and high rollers. Called by triggers of casino.game and by
-- modules/casino; locks the one row of casino.catalogue. Refuses nothing.

-- Raises the version of the catalogue when its games change, and notifies the servers.
create or replace function casino.notify_catalogue_change() returns trigger language plpgsql as $$
begin
  if exists (select from touched) then
    update casino.catalogue set version = version + 1;
    perform pg_notify('casino', 'catalogue');
  end if;
  return null;
end $$;

-- Rounds of the last day that paid more than they took and were not rolled back, without players who chose to stay out of public lists:
-- from that moment on, whenever the round was won. Names are masked where they are shown.
create or replace view casino.winning as
select r.id, r.game, r.stake, r.payout, r.currency, r.opened_at, r.updated_at, p.username
from casino.round r join players.published_player p on p.id = r.player
where r.payout > r.stake and r.stake > 0 and r.live_count > 0 and r.game is not null and p.banned_at is null
  and not exists (select from casino.player_choice c where c.player = r.player and not c.shows_winnings);

-- Rounds with a stake above the floor of their currency that were not rolled back, of players who are neither banned nor out of the
-- public lists.
create or replace view casino.high_roller as
select r.id, r.game, r.stake, r.payout, r.currency, r.opened_at, p.username, f.stake_min
from casino.round r
join casino.high_roller_floor f on f.currency = r.currency and r.stake >= f.stake_min
join players.published_player p on p.id = r.player
where r.live_count > 0 and r.game is not null and p.banned_at is null
  and not exists (select from casino.player_choice c where c.player = r.player and not c.shows_winnings);

create or replace trigger notify_new_games after insert on casino.game referencing new table as touched
  for each statement execute function casino.notify_catalogue_change();

create or replace trigger notify_changed_games after update on casino.game referencing new table as touched
  for each statement execute function casino.notify_catalogue_change();
