-- No bet was free so far, and none is now.
select id::text as problem from sportsbook.bet where is_free
union all
select 'setting' from sportsbook.betting_setting where (free_single_odds_min, free_express_odds_min) <> (2000, 2000);
