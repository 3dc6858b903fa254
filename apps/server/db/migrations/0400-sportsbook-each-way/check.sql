select 'a leg has half of its each-way terms' as what, bet from sportsbook.bet_leg
where (each_way_divisor is null) <> (each_way_places is null)
union all
select 'invariant 30 knows no each-way bets', 0 where pg_get_viewdef('sportsbook.invariant_30_bets_are_stakes'::regclass)
  not like '%sportsbook.place-each-way%';
