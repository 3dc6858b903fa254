-- The doors that hold no admission stayed as they were, and a zero that names nobody's wallet stays a zero.
select format('%s has lost its door', kind.name) as problem
from ledger.op_kind kind
left join pg_proc p on p.proname = 'apply_op ' || kind.name and p.pronamespace = 'ledger'::regnamespace
where p.oid is null
union all
select 'a wallet was found for nobody'
where ledger.with_main_wallets(array[-1::bigint], array[1], array[0, -1, 5, 1]::bigint[])
  is distinct from array[0, -1, 5, 1]::bigint[];
