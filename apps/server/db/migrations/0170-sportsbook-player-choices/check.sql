-- A bet is shown by its own player alone, and an amount that is staked by one press is a whole number of cents.
select s.token as what from sportsbook.shared_bet s left join sportsbook.bet b on b.id = s.bet where b.id is null
union all
select player::text from sportsbook.player_setting where quick_stake % 1000 <> 0;
