-- What staff set for bets on a match that a side gives up: all that was not determined is returned, as the specification has it
-- (section 4), or the side that goes on has won once a point was played, or once a whole set was.
alter table sportsbook.betting_setting
  add column retirement text not null default 'returned' check (retirement in ('returned', 'point', 'set'));

-- Since when which of them holds. A bet keeps what held when it was placed, however late its match is settled or corrected.
create table sportsbook.retirement_term (
  from_at timestamptz primary key,
  retirement text not null check (retirement in ('returned', 'point', 'set'))
);
insert into sportsbook.retirement_term (from_at, retirement) values ('-infinity', 'returned');
