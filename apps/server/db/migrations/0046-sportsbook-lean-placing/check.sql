-- The rules that were table checks hold, and nothing that reads the retyped columns is broken.
select id::text as what from sportsbook.bet where stake <= 0 or kind not in ('single', 'express')
union all
select event || ' ' || currency from sportsbook.liability where open_profit < 0
union all
select name from ledger.invariants() where violations > 0;
