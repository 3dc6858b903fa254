-- What stood before has no name, no times and no bets of its own.
select id::text as what from sportsbook.top_express where num_nonnulls(name, shown_from, shown_until) > 0
union all
select bet::text from sportsbook.top_express_bet;
