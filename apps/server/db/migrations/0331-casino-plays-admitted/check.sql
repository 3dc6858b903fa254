-- What is nobody's is let in by neither road.
select 'a stake of nobody passes' as problem
where casino.check_plays(array[-1], array[
    '{"kind": "bet", "provider": "none", "round": "r", "session": "00", "game_id": "-1", "currency": "MXN", "payout": "0"}']::jsonb[],
  array[now()]) is distinct from array[false]
union all
select 'a stake of nobody is let in'
where (casino.admit_play('{"kind": "bet", "provider": "none", "currency": "MXN"}', -1, now())).refusal
  is distinct from 'user-not-found'
union all
select format('%s has no admission', name) from ledger.op_kind
where name in ('casino.bet', 'casino.bet-win', 'casino.win') and admission is distinct from 'casino.admit_play';
