-- What a bonus has paid so far is counted as before: its bets of our own sportsbook. No wallet pays a free bet.
select w.id::text as what from ledger.wallet w where w.class = 'grant' and ledger.bets_paid_by(w.id)
  <> (select count(*) from sportsbook.bet b where b.wallet = w.id and not b.is_free);
