-- Least odds of bonus bets (1.80) and free bets (2.00) hold whatever a setting or an award states (specification 3, section 5). What was set
-- lower is raised to them. Awards that paid a bet, and those that ended unused, keep the terms of their time.
update sportsbook.betting_setting set
  bonus_odds_min = greatest(bonus_odds_min, 1800),
  free_single_odds_min = case when free_single_odds_min < 2000 then 2000 else free_single_odds_min end,
  free_express_odds_min = case when free_express_odds_min < 2000 then 2000 else free_express_odds_min end,
  free_single_odds_max = case when free_single_odds_max < 2000 then 2000 else free_single_odds_max end;

alter table sportsbook.betting_setting
  add constraint bonus_odds_min_of_operator check (bonus_odds_min >= 1800),
  add constraint free_odds_min_of_operator check (free_single_odds_min >= 2000 and free_express_odds_min >= 2000);

update sportsbook.free_bet set
  odds_min = case when odds_min < 2000 then 2000 else odds_min end,
  odds_max = case when odds_max < 2000 then 2000 else odds_max end
where status in ('awarded', 'cancelled') and (odds_min < 2000 or odds_max < 2000);

alter table sportsbook.free_bet
  add constraint odds_min_of_operator check (odds_min >= 2000 or status not in ('awarded', 'cancelled'));
