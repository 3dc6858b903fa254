-- Money's questions must answer for somebody who does not exist, too.
select 'may_stake lets a stranger stake' as problem where players.may_stake(-1, '2026-01-01') is distinct from 'user-not-found';
select 'may_withdraw lets a stranger withdraw' as problem where players.may_withdraw(-1) is distinct from 'user-not-found';
