-- Wins whose bet was rolled back are parked as well: not paid, and shown to staff.
alter table casino.parked_win drop constraint parked_win_reason_check;
alter table casino.parked_win add constraint parked_win_reason_check
  check (reason in ('win-without-bet', 'win-above-cap', 'already-rolled-back'));
