-- The audit log: one row an act, sealed by a hash over the row before, written at the commit of the act itself. Called by triggers and by
-- modules/audit; locks the last row at commit, after everything else. Refuses to rewrite or delete a row.

-- The seal of a row: SHA-256 over the seal before and the row's own text. jsonb writes keys in one fixed order.
create or replace function audit.seal(p_previous bytea, p_row audit.record) returns bytea
language sql immutable as $$
  select sha256(p_previous || convert_to(jsonb_build_object(
    'seq', p_row.seq, 'at', (extract(epoch from p_row.at) * 1000000)::bigint, 'actor', p_row.actor, 'action', p_row.action,
    'subject', p_row.subject, 'details', p_row.details, 'ip', p_row.ip)::text, 'UTF8'))
$$;

-- Appends one row. The lock makes the chain one line; it is held until the caller's transaction ends, so this is the
-- last statement of a transaction.
create or replace function audit.append(
  p_at timestamptz, p_actor text, p_action text, p_subject text, p_details jsonb, p_ip text
) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  last audit.record;
  fresh audit.record;
begin
  perform pg_advisory_xact_lock(7303026013);
  select * into last from audit.record order by seq desc limit 1;
  fresh := row(coalesce(last.seq, 0) + 1, p_at, p_actor, p_action, p_subject, p_details, p_ip, null);
  fresh.hash := audit.seal(coalesce(last.hash, '\x'), fresh);
  insert into audit.record select fresh.*;
  return fresh.seq;
end $$;

-- An entry of the audit log, or an anchor of it, is never rewritten or deleted.
create or replace function audit.refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'audit.% is append-only: % is refused', tg_table_name, tg_op using errcode = 'insufficient_privilege';
end $$;

-- Writes the acts that a transaction noted, at its commit.
create or replace function audit.append_due() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform audit.append(new.at, new.actor, new.action, new.subject, new.details, new.ip);
  delete from audit.due where id = new.id;
  return null;
end $$;

-- Called by an effect: the audit line is part of the payload of its command, and carries the command's number. Commands
-- that no member of staff gave have none.
create or replace function audit.append_at_commit(p_line jsonb, p_op bigint, p_at timestamptz) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into audit.due (at, actor, action, subject, details, ip)
  select p_at, p_line ->> 'actor', p_line ->> 'action', p_line ->> 'subject',
    p_line -> 'details' || jsonb_build_object('op', p_op::text), p_line ->> 'ip'
  where p_line is not null
$$;

-- Rows whose seal does not follow from the row before, or that follow a gap. Empty while history is unchanged.
create or replace view audit.broken_seals as
select r.seq
from (
  select rec as record, rec.seq, rec.hash, lag(rec.hash) over w as previous, lag(rec.seq) over w as previous_seq
  from audit.record rec window w as (order by rec.seq)
) r
where r.hash is distinct from audit.seal(coalesce(r.previous, '\x'), r.record)
   or r.seq <> coalesce(r.previous_seq, 0) + 1;

create or replace trigger append_only before update or delete on audit.record for each row execute function audit.refuse_rewriting();

create or replace trigger no_truncate before truncate on audit.record for each statement execute function audit.refuse_rewriting();

-- PostgreSQL replaces no constraint trigger.
drop trigger if exists at_commit on audit.due;
create constraint trigger at_commit after insert on audit.due deferrable initially deferred
  for each row execute function audit.append_due();
