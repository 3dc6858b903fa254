-- A player may stay out of the public lists of winnings. Their rounds stay in their own history.

create table casino.player_choice (
  player bigint primary key references players.player (id),
  shows_winnings boolean not null,
  changed_at timestamptz not null
);

-- As in 0076, without the players who chose to stay out: from that moment on, whenever the round was won.
create or replace view casino.winning as
select r.id, r.game, r.stake, r.payout, r.currency, r.opened_at, r.updated_at, p.username
from casino.round r join players.player p on p.id = r.player
where r.payout > r.stake and r.stake > 0 and r.live_count > 0 and r.game is not null and p.banned_at is null
  and not exists (select from casino.player_choice c where c.player = r.player and not c.shows_winnings);
