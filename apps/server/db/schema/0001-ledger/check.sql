-- Every reversal that the chart names must itself be in the chart, the other way round.
select c.* from ledger.chart c
where c.reversed_by is not null
  and not exists (
    select from ledger.chart r
    where r.code = c.reversed_by and r.from_class = c.to_class and r.to_class = c.from_class
  );
-- Every class that the chart names exists, and 1489 stays an error code.
select c.* from ledger.chart c
where c.code = 1489
   or not (c.from_class = any (array['main', 'hold', 'debt', 'grant', 'float', 'open-stakes', 'revenue', 'psp-clearing',
     'promotion-cost', 'cashback-cost', 'referral-cost', 'jackpot-pool', 'fx', 'float-issue', 'debt-receivable']))
   or not (c.to_class = any (array['main', 'hold', 'debt', 'grant', 'float', 'open-stakes', 'revenue', 'psp-clearing',
     'promotion-cost', 'cashback-cost', 'referral-cost', 'jackpot-pool', 'fx', 'float-issue', 'debt-receivable']));
