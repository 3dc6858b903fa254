-- Sum of what the open bets on an event may pay, beside what the operator can lose on it: the largest payout that staff set for an event, a league or
-- a sport limits it.
alter table sportsbook.liability add column open_payout ledger.held_units not null default 0;

update sportsbook.liability x set open_payout = open.payout
from (
  select l.event, b.currency, sum(coalesce(b.rest_potential, b.potential_payout))::bigint as payout
  from sportsbook.bet b join (select distinct bet, event from sportsbook.bet_leg) as l on l.bet = b.id
  where b.status = 'open' group by l.event, b.currency
) open
where open.event = x.event and open.currency = x.currency;
