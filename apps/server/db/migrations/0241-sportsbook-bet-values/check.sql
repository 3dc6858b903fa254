select v.bet::text as what from sportsbook.bet_value v left join sportsbook.bet b on b.id = v.bet where b.id is null;
