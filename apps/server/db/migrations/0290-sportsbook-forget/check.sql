select 'something was said of an event that nobody knows, and nobody notes it' as what
from sportsbook.feed_register r
where not exists (select from sportsbook.event e where e.feed = r.feed and e.feed_key = r.event_key)
  and not exists (select from sportsbook.feed_stray s where s.feed = r.feed and s.event_key = r.event_key);
