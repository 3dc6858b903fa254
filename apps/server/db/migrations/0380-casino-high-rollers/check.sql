select 'a currency has no floor worth the name: ' || currency as problem from casino.high_roller_floor where stake_min <= 0
union all
select 'play money has high rollers' from casino.high_roller_floor where currency = 'FUN'
union all
select 'no currency has high rollers' where not exists (select from casino.high_roller_floor);
