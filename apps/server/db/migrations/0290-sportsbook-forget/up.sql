-- What was said of events that are not known yet, or no more: the events alone. So that nobody has to look through all that was
-- ever said to find what waits for its event, or waits in vain.
create table sportsbook.feed_stray (
  feed text not null,
  event_key text not null,
  -- The supplier's time of its newest word, in milliseconds.
  version bigint not null,
  primary key (feed, event_key)
);
create index feed_stray_by_age on sportsbook.feed_stray (version);
insert into sportsbook.feed_stray (feed, event_key, version)
select r.feed, r.event_key, max(r.version) from sportsbook.feed_register r
where not exists (select from sportsbook.event e where e.feed = r.feed and e.feed_key = r.event_key and e.is_booked)
group by r.feed, r.event_key;

create index held_message_by_age on sportsbook.held_message (at);

-- Events of a supplier that are over and not trimmed, oldest first: those that may be forgotten.
create index event_to_forget on sportsbook.event (feed, starts_at, id)
  where trimmed_at is null and status in ('finished', 'abandoned', 'cancelled');

-- What an open bet was worth, oldest first.
create index bet_value_by_age on sportsbook.bet_value (at);

-- The looks for what somebody needs go by sets now.
drop function sportsbook.is_needed(bigint);
