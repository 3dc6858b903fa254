select 'bets are placed without asking whether the sports are closed' as fault
where not exists (select from ledger.op_kind where name = 'sportsbook.place-bet'
  and precondition = 'sportsbook.refuse_place_bet' and check_many = 'sportsbook.may_place_bets');
