-- The line holds any kind of the catalogue of markets, of any sport: a market is a kind with a specifier
-- (`period=1|line=2.5`), and an event keeps all that is known of its result.

alter table sportsbook.market rename column line to specifier;
update sportsbook.market set specifier = 'line=' || specifier where specifier <> '';

-- A contest of many (a race, a tournament) has no second side: its first one bears the name of the contest.
alter table sportsbook.event alter column away drop not null;

-- What the feed told of the result, as the catalogue's resolvers read it, and how the contest ended where it was not played
-- to its end. The score stays in its columns, for lists.
alter table sportsbook.event add column record jsonb, add column ending jsonb, add column offer_version bigint not null default 0;
update sportsbook.event set record = jsonb_build_object('sort', 'match', 'status', 'completed',
  'score', jsonb_build_object('home', home_score, 'away', away_score))
where status = 'finished';
update sportsbook.event set record = jsonb_build_object('sort', 'match', 'status', 'abandoned',
  'score', jsonb_build_object('home', interruption -> 'home', 'away', interruption -> 'away'),
  'minutesPlayed', interruption -> 'played')
where status = 'abandoned' and interruption is not null;

-- A competitor's name where the outcome is a competitor; why a selection came out as it did, where the score does not say it
-- all; and of a dead heat, the places left for those who share them.
alter table sportsbook.selection add column name text, add column why jsonb,
  add column places_left smallint, add column places_tied smallint,
  add constraint selection_dead_heat check (
    (places_left is null) = (places_tied is null) and (places_left is null or places_left between 1 and places_tied));

alter table sportsbook.held_message drop constraint held_message_sort_check;
alter table sportsbook.held_message add constraint held_message_sort_check check (sort in ('stop', 'outcome', 'offer'));
