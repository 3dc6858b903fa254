-- Wins that wait have a screen now: who let one through is kept, and the newest are found first.
alter table casino.parked_win add column approved_by bigint;
create index parked_win_newest on casino.parked_win (first_at desc);
