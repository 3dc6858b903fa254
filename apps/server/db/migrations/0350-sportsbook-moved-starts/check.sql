select 'bets were returned before the window of their start was over' as what, event from sportsbook.moved_start
where voided_at <= valid_until;
