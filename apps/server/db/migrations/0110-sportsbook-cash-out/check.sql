select 'no margin for cash-outs' as what where not exists (select from sportsbook.cash_out_setting where sport = '*')
union all
select 'a bet is sold that has no sale' from sportsbook.bet b
where b.rest_stake is not null and not exists (select from sportsbook.sale s where s.bet = b.id);
