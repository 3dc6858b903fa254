-- Domain events: who writes them, and up to which position they are certain (decision 0012). Called by functions of all modules and by
-- platform/events. `emit_event` locks nothing; the watermark waits for nobody and takes a transaction number for each offer. Refuses, with
-- an exception, to rewrite an event.
--
-- Every transaction holds its number before it draws a position: events here, ops of the ledger in `ledger.apply_ops`,
-- `ledger.apply_settlements` and the lone statement, which draws while it updates the wallet. So a reader that notes the last position
-- drawn, and then a number of its own, knows that everything up to that position was drawn by smaller numbers: once none of them is
-- still running, no late commit can slip in below.

-- Writes an event in the transaction of the caller and returns its position. `p_player` is null where the event is of nobody. The caller
-- holds a lock on the player whenever another event of the same player may be written at the same time: that is what orders them.
create or replace function platform.emit_event(p_name text, p_player bigint, p_payload jsonb, p_at timestamptz) returns bigint
language plpgsql as $$
declare
  v_transaction xid8 := pg_current_xact_id();
  v_position bigint := nextval('platform.position');
begin
  insert into platform.event (position, name, version, player, payload, at)
  values (v_position, p_name, 1, p_player, p_payload, p_at);
  return v_position;
end $$;

-- Returns an amount of ledger units (1/100,000) as events have it: an exact decimal without superfluous zeros.
create or replace function platform.amount_text(p_units bigint) returns text language sql immutable as $$
  select trim_scale(p_units * 0.00001)::text
$$;

-- Returns the last position that was drawn, 0 when none was.
create or replace function platform.last_position() returns bigint language plpgsql as $$
begin
  return (select case when is_called then last_value else 0 end from platform.position);
end $$;

-- Offers the last position drawn as a watermark, with the number below which every transaction must have ended before it is certain.
-- The position is read first: the transaction that drew it has a smaller number than the one that is taken after it. Null when nothing was drawn
-- beyond `p_known`, so that a reader with nothing to do takes no numbers.
create or replace function platform.offer_watermark(p_known bigint, out watermark bigint, out ended_before xid8) language plpgsql as $$
begin
  watermark := nullif(platform.last_position(), p_known);
  if watermark is not null then
    ended_before := pg_current_xact_id();
  end if;
end $$;

-- Returns the number below which every transaction has ended, and is visible to every later reader. Compared with numbers that
-- transactions took: a snapshot has no information about transactions above all that ended.
create or replace function platform.ended_below() returns xid8 language plpgsql as $$
begin
  return pg_snapshot_xmin(pg_current_snapshot());
end $$;

-- History is append-only.
create or replace function platform.refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'platform.% is append-only: % is refused', tg_table_name, tg_op using errcode = 'insufficient_privilege';
end $$;

create or replace trigger append_only before update or delete on platform.event
  for each row execute function platform.refuse_rewriting();

create or replace trigger no_truncate before truncate on platform.event
  for each statement execute function platform.refuse_rewriting();
