select 'the least bets of game ' || id || ' are no map' as problem from casino.game
where jsonb_typeof(listed_bet_min) <> 'object' or jsonb_typeof(coalesce(bet_min, '{}')) <> 'object';
