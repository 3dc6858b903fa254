select 'the id of a variant of game ' || v.id || ' is the id of game ' || g.id as fault
from casino.game v join casino.game g on g.provider = v.provider and g.game_id = v.mobile_game_id and g.is_active
where v.mobile_game_id is not null;
