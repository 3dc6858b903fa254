-- The chart knows the three moves, and the road without stakes of the house is still there.
select code::text as problem from (values (1537, 'promotion-cost', 'open-stakes'), (1521, 'revenue', 'promotion-cost'),
  (1504, 'promotion-cost', 'revenue')) as wanted (code, payer, payee)
where not exists (select from ledger.chart c where (c.code, c.from_class, c.to_class) = (wanted.code, wanted.payer, wanted.payee))
union all
select 'doors' where (select count(*) from pg_proc where proname = 'apply_settlements' and pronamespace = 'ledger'::regnamespace) <> 2;
