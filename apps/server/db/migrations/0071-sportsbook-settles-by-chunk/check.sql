-- Every settlement names a command, and the books agree about what was paid and released.
select s.bet, s.revision from sportsbook.settlement s left join ledger.op o on o.id = s.op where o.id is null
union all
select bet, null from sportsbook.invariant_34_payouts_follow_the_last_settlement;
