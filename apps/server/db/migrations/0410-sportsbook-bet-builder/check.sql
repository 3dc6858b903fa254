select 'a bet builder without its combination' as what, m.id from sportsbook.market m
where m.kind = 'bet-builder' and not exists (select from sportsbook.combination c where c.market = m.id)
union all
select 'a combination that is not one selection', c.market from sportsbook.combination c
where (select count(*) from sportsbook.selection s where s.market = c.market) <> 1;
