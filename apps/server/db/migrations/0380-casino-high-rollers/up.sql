-- The high rollers of the lobby: rounds of the last day whose stake is large for its currency. What is large is a setting of
-- the house, by currency; a currency without one has no high rollers.

create table casino.high_roller_floor (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  stake_min bigint not null check (stake_min > 0),
  changed_at timestamptz not null
);

insert into casino.high_roller_floor (currency, stake_min, changed_at)
select currency, whole * 100000::bigint, now()
from (values ('USD', 250), ('EUR', 250), ('GBP', 250), ('TRY', 5000), ('MXN', 5000), ('BRL', 1250), ('PEN', 1000),
  ('RUB', 25000), ('ARS', 250000), ('CLP', 250000), ('COP', 1000000)) as usual (currency, whole);

-- As in `casino.winning` (0100): rounds that stand, of players who are neither banned nor out of the public lists.
create view casino.high_roller as
select r.id, r.game, r.stake, r.payout, r.currency, r.opened_at, p.username, f.stake_min
from casino.round r
join casino.high_roller_floor f on f.currency = r.currency and r.stake >= f.stake_min
join players.player p on p.id = r.player
where r.live_count > 0 and r.game is not null and p.banned_at is null
  and not exists (select from casino.player_choice c where c.player = r.player and not c.shows_winnings);
