-- A stranger's bet and a win of nobody's round do not pass.
select 'a stranger may bet' as problem
where casino.check_bets(array[-1], array['{"provider": "none", "round": "r", "session": "00", "game": "-1", "roams": "true",
  "wallet": "-1"}'::jsonb], array['2026-01-01'::timestamptz]) is distinct from array[false]
union all
select 'a win without its bet passes'
where casino.check_wins(array[-1], array['{"provider": "none", "round": "r", "game": "-1", "wallet": "-1",
  "win_type": "ordinary"}'::jsonb], array['2026-01-01'::timestamptz]) is distinct from array[false];
