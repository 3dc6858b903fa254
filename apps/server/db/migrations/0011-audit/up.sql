-- Who did what: append-only, each row sealed with the hash of the row before (reliability, invariant 40).

create schema audit;

create table audit.record (
  seq bigint primary key,
  at timestamptz not null,
  -- `player:12`, `staff:3`, `guest` or `system`.
  actor text not null,
  -- `identity.sign-in`, `staff.sign-in-failed`, …
  action text not null,
  -- Whom it concerns, in the form of `actor`; null when it concerns nobody.
  subject text,
  details jsonb not null,
  ip text,
  hash bytea not null check (octet_length(hash) = 32)
);
create index record_of_subject on audit.record (subject, seq);
create index record_of_actor on audit.record (actor, seq);

-- The seal of a row: SHA-256 over the seal before and the row's own text. jsonb writes keys in one fixed order.
create function audit.seal(p_previous bytea, p_row audit.record) returns bytea
language sql immutable as $$
  select sha256(p_previous || convert_to(jsonb_build_object(
    'seq', p_row.seq, 'at', (extract(epoch from p_row.at) * 1000000)::bigint, 'actor', p_row.actor, 'action', p_row.action,
    'subject', p_row.subject, 'details', p_row.details, 'ip', p_row.ip)::text, 'UTF8'))
$$;

-- Appends one row. The lock makes the chain one line; it is held until the caller's transaction ends, so this is the
-- last statement of a transaction.
create function audit.append(
  p_at timestamptz, p_actor text, p_action text, p_subject text, p_details jsonb, p_ip text
) returns bigint
language plpgsql as $$
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

-- Rows whose seal does not follow from the row before, or that stand after a gap. Empty when nobody rewrote history.
create view audit.broken_seals as
select r.seq
from (
  select rec as record, rec.seq, rec.hash, lag(rec.hash) over w as previous, lag(rec.seq) over w as previous_seq
  from audit.record rec window w as (order by rec.seq)
) r
where r.hash is distinct from audit.seal(coalesce(r.previous, '\x'), r.record)
   or r.seq <> coalesce(r.previous_seq, 0) + 1;

create function audit.refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'audit.record is append-only: % is refused', tg_op using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on audit.record for each row execute function audit.refuse_rewriting();
create trigger no_truncate before truncate on audit.record for each statement execute function audit.refuse_rewriting();
