-- The rules that were table checks hold, and the invariants that read the retyped columns are views again.
select id::text as what from ledger.wallet
where balance < 0 or (class = 'float') <> (staff is not null) or (player is null) = (staff is null)
   or (class = 'grant') <> (bonus_grant is not null)
union all
select view from ledger.invariant where to_regclass(view) is null
union all
select name from ledger.invariants() where violations > 0;
