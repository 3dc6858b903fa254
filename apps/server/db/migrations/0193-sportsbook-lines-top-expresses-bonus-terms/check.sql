-- Nothing is withdrawn yet, and bonus money pays whole bets, as before.
select id::text as what from sportsbook.market where is_withdrawn
union all
select 'setting' from sportsbook.betting_setting where bonus_percent_max <> 100 or bonus_bets_max is not null;
