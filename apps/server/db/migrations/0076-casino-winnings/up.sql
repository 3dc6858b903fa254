-- What the lobby shows of play: the winnings of the last day, and the games that a player opened last.

-- By block ranges: the opening never changes, so a round that grows stays on its page and no stake pays for this index.
create index round_by_opening on casino.round using brin (opened_at);
create index session_of_player on casino.session (player, id desc);

-- Rounds of the last day that paid more than they took and still stand. The player's name is hidden by whoever shows it.
create view casino.winning as
select r.id, r.game, r.stake, r.payout, r.currency, r.opened_at, r.updated_at, p.username
from casino.round r join players.player p on p.id = r.player
where r.payout > r.stake and r.stake > 0 and r.live_count > 0 and r.game is not null and p.banned_at is null;
