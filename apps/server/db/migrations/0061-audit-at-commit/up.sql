-- The audit line of a money command, in the command's own commit. The chain of the audit is locked until the commit that
-- appends to it, so an effect in the middle of a batch may not append; it leaves the line here, and the very end of the
-- transaction appends it. A line that cannot be written takes the money's commit with it.
create table audit.due (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text,
  details jsonb not null,
  ip text
);

create function audit.append_due() returns trigger language plpgsql as $$
begin
  perform audit.append(new.at, new.actor, new.action, new.subject, new.details, new.ip);
  delete from audit.due where id = new.id;
  return null;
end $$;
create constraint trigger at_commit after insert on audit.due deferrable initially deferred
  for each row execute function audit.append_due();

-- What an effect calls: the line stands in the payload of its command, and is bound to the command's number. Commands
-- that nobody of staff gave have none.
create function audit.append_at_commit(p_line jsonb, p_op bigint, p_at timestamptz) returns void
language sql as $$
  insert into audit.due (at, actor, action, subject, details, ip)
  select p_at, p_line ->> 'actor', p_line ->> 'action', p_line ->> 'subject',
    p_line -> 'details' || jsonb_build_object('op', p_op::text), p_line ->> 'ip'
  where p_line is not null
$$;

-- As in 0020, with the line of whoever released it.
create or replace function payments.credit(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
begin
  update payments.deposit set
    status = 'completed', credited_units = (p_payload ->> 'units')::bigint, credit_op = p_op,
    credit_key = p_payload ->> 'key', credit_report = (p_payload ->> 'report')::bigint,
    gateway_payment = p_payload ->> 'payment', reason = p_payload ->> 'reason', updated_at = p_at
  where id = (p_payload ->> 'deposit')::bigint;
  perform audit.append_at_commit(p_payload -> 'audit', p_op, p_at);
  return jsonb_build_object('deposit', p_payload ->> 'deposit', 'units', p_payload ->> 'units');
end $$;

-- As in 0020, with the line of whoever declined it.
create or replace function payments.end_withdrawal(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
begin
  update payments.withdrawal set
    status = p_payload ->> 'to', reason = p_payload ->> 'reason', end_op = p_op, version = version + 1,
    end_report = (p_payload ->> 'report')::bigint,
    gateway_payment = coalesce(gateway_payment, p_payload ->> 'payment'),
    decided_by = coalesce(decided_by, (p_payload ->> 'staff')::bigint),
    decided_at = coalesce(decided_at, p_at), updated_at = p_at
  where id = (p_payload ->> 'withdrawal')::bigint;
  perform audit.append_at_commit(p_payload -> 'audit', p_op, p_at);
  return jsonb_build_object('withdrawal', p_payload ->> 'withdrawal');
end $$;
