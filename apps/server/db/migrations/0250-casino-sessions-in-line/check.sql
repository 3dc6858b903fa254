select 'a session that is not open lives' as problem from casino.session s
where casino.is_alive(s, now()) and (s.opened_at is null or s.closed_at is not null)
union all
-- What no session carries is not carried out together with others.
select 'a stake of nobody passes'
where casino.check_bets(array[-1], array['{"provider": "none", "round": "r", "session": "00", "game": "-1", "wallet": "-1"}']::jsonb[],
  array[now()]) is distinct from array[false];
