select x.event, x.currency from sportsbook.liability x
left join (
  select l.event, b.currency, sum(coalesce(b.rest_potential, b.potential_payout)) as payout
  from sportsbook.bet b join (select distinct bet, event from sportsbook.bet_leg) as l on l.bet = b.id
  where b.status = 'open' group by l.event, b.currency
) open on open.event = x.event and open.currency = x.currency
where x.open_payout <> coalesce(open.payout, 0);
