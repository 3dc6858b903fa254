-- How much of our own price list an event has: none, its main markets, or all of them, which it gets as its kick-off comes
-- near. The wide list is some 350 prices, which nobody asks for ten days ahead.
alter table sportsbook.event add column offer_width smallint not null default 0 check (offer_width in (0, 1, 2));
update sportsbook.event e set offer_width = 1 where e.status = 'scheduled'
  and exists (select from sportsbook.market m where m.event = e.id);
-- Few at any time: what the next round prices.
create index event_to_price on sportsbook.event (starts_at, id) where status = 'scheduled' and offer_width < 2;
