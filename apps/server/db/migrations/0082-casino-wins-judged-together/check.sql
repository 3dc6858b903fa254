-- A win of nobody's round waits for its bet, in its own place of the answer.
select 'a win without its bet is to be paid' as problem
where casino.judge_wins(array['{"provider": "none", "key": "k", "kind": "win", "round": "r", "win_type": "ordinary", "payout": "1"}',
  '{"provider": "none", "key": "l", "kind": "win", "round": "r", "win_type": "promotion", "payout": "1"}']::jsonb[],
  array[-1, -1]) is distinct from array['win-without-bet', 'pay'];
