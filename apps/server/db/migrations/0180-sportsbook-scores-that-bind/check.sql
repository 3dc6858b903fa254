-- Goals bind a bet in play, baskets do not.
select sport as what from unnest(array['football', 'tennis', 'ice-hockey']) as sport where not sportsbook.binds_score(sport)
union all
select sport from unnest(array['basketball', 'handball']) as sport where sportsbook.binds_score(sport);
