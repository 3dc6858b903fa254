select 'a player who stays out is among the winnings' as fault
from casino.winning w join casino.round r on r.id = w.id join casino.player_choice c on c.player = r.player
where not c.shows_winnings;
