-- What an open bet was worth whenever somebody looked: its player, or the rule that sells it. For the chart beside the offer; it
-- decides nothing, and goes once the bet is over.
create table sportsbook.bet_value (
  bet bigint not null,
  at timestamptz not null,
  value bigint not null check (value > 0),
  -- What was left of the bet then: after a part was sold its values tell another story.
  stake bigint not null check (stake > 0),
  primary key (bet, at)
);
