-- Events, markets and selections: whether a leg can still be bet on, and triggers that ask for cash-out checks when something changed.
-- Called by place-bet.sql, cash-out.sql and by triggers; locks nothing. Refuses nothing: they answer whether a leg can be bet on.

-- Triggers run in the commit of the change itself: no change is missed, and nothing is polled between changes.
create or replace function sportsbook.selections_moved() returns trigger language plpgsql as $$
begin
  perform sportsbook.enqueue_cash_out_checks(array(select distinct event from moved));
  return null;
end $$;

-- Asks for cash-out checks of the events whose markets changed.
create or replace function sportsbook.markets_moved() returns trigger language plpgsql as $$
begin
  perform sportsbook.enqueue_cash_out_checks(array(
    select distinct now.event from moved now join before on before.id = now.id where before.status <> now.status));
  return null;
end $$;

-- Asks for cash-out checks of the events that changed.
create or replace function sportsbook.events_moved() returns trigger language plpgsql as $$
begin
  perform sportsbook.enqueue_cash_out_checks(array(
    select now.id from moved now join before on before.id = now.id
    where (before.status, before.is_stopped, before.starts_at, before.settled_revision)
      is distinct from (now.status, now.is_stopped, now.starts_at, now.settled_revision)));
  return null;
end $$;

-- A live bet is judged again at the score at which it was submitted. In sports that score every few seconds that would refuse
-- them all: there only the price is compared, and the score of a submission is `*`.
create or replace function sportsbook.binds_score(p_sport text) returns boolean language sql immutable as $$
  select p_sport not in ('basketball', 'e-basketball', 'handball', 'e-handball')
$$;

-- True while the legs of a live bet are as they were submitted: `live` holds, leg by leg, the score of a live event, and null for others.
create or replace function sportsbook.is_live_unchanged(
  p_payload jsonb, p_leg int, p_has_begun boolean, p_in_play boolean, p_home smallint, p_away smallint
) returns boolean language sql immutable as $$
  select case when p_payload -> 'live' ->> p_leg is null then not p_has_begun
    else p_has_begun and p_in_play and p_payload -> 'live' ->> p_leg in ('*', coalesce(p_home || '-' || p_away, '')) end
$$;

-- State of a featured express at an instant: `withdrawn` by staff, `begun` with the first of its events, `planned` or `over` by its own
-- times, else `offered`.
create or replace function sportsbook.top_express_state(p_express sportsbook.top_express, p_at timestamptz) returns text language sql stable as $$
  select case
    when p_express.ended_at is not null then 'withdrawn'
    when exists (
      select from sportsbook.selection s join sportsbook.event e on e.id = s.event
      where s.id = any (p_express.selections) and (e.status <> 'scheduled' or e.starts_at <= p_at)) then 'begun'
    when p_express.shown_until <= p_at then 'over'
    when p_express.shown_from > p_at then 'planned'
    else 'offered' end
$$;

-- Returns true if a bet was placed at a start that its event does not keep: it will be returned unless the event is moved back in time.
create or replace function sportsbook.is_put_off(p_event bigint, p_starts_at timestamptz, p_held_at timestamptz, p_placed_at timestamptz)
returns boolean language sql stable as $$
  select exists (select from sportsbook.moved_start m
    where m.event = p_event and (m.from_at is null or p_placed_at >= m.from_at) and p_placed_at < m.to_at
      and p_starts_at > m.valid_until and (p_held_at is null or p_held_at > m.valid_until))
$$;

-- Returns true if bets placed on a market at an instant are returned, whatever the result.
create or replace function sportsbook.is_voided(p_market bigint, p_placed_at timestamptz) returns boolean language sql stable as $$
  select exists (select from sportsbook.void_window w where w.market = p_market
    and (w.from_at is null or p_placed_at >= w.from_at) and (w.to_at is null or p_placed_at < w.to_at))
$$;

create or replace trigger selections_moved after update on sportsbook.selection
  referencing new table as moved for each statement execute function sportsbook.selections_moved();

create or replace trigger markets_moved after update on sportsbook.market
  referencing old table as before new table as moved for each statement execute function sportsbook.markets_moved();

create or replace trigger events_moved after update on sportsbook.event
  referencing old table as before new table as moved for each statement execute function sportsbook.events_moved();
