-- A contest that stopped, or did not begin, waits as long as the rule book of its sport says: what is known of it meanwhile,
-- and until when. And since when the result of an event lacks a figure that one of its markets needs.
alter table sportsbook.event add column halt jsonb, add column halted_until timestamptz, add column unresolved_since timestamptz,
  add constraint event_halt check ((halt is null) = (halted_until is null));
create index event_halted on sportsbook.event (halted_until) where halted_until is not null;
create index event_unresolved on sportsbook.event (unresolved_since) where unresolved_since is not null;
