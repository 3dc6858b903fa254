-- The kinds stand, and the stake of an award has its way back.
select format('%s is not registered', wanted) as problem
from unnest(array['casino.award', 'casino.release', 'casino.retract']) as wanted
where not exists (select from ledger.op_kind kind where kind.name = wanted)
union all
select 'no way back for the stake of an award'
where not exists (select from ledger.chart where code = 1537 and to_class = 'revenue' and reversed_by = 1521);
