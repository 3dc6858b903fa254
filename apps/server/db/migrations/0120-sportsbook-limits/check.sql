select 'the settings have no row' as problem where (select count(*) from sportsbook.betting_setting) <> 1
union all
select 'a currency has no rate: ' || currency from sportsbook.stake_limit where per_usd is null
union all
select 'a bet with limits passes together with others' where sportsbook.check_place_bets(array[-1], array['{"selections": [], "odds": [],
  "currency": "MXN", "stake": "1", "potential": "2", "liability_max": "9", "caps": []}'::jsonb], array['2026-01-01'::timestamptz])
  is distinct from array[false]
union all
select 'a stake that fits is rounded up' where sportsbook.stake_that_fits(100000, 100000, 100000) <> 99000;
