select 1 from sportsbook.betting_setting
where bonus_odds_min < 1800 or free_single_odds_min < 2000 or free_express_odds_min < 2000;
select id from sportsbook.free_bet where status in ('awarded', 'cancelled') and odds_min < 2000;
