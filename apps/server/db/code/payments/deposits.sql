-- Deposits: preconditions and effects of payments.credit-deposit and payments.refund-deposit, under the player's wallet
-- lock and then the deposit's row. Refuses a deposit that was credited before or that differs from its verified report.
-- The terms of a payment never change. Called by the ledger.

-- Refuses to change the payee, amount or player of a deposit or withdrawal.
create or replace function payments.keep_terms() returns trigger language plpgsql as $$
begin
  if (new.player, new.currency, new.units, new.method, new.gateway, new.full_name)
     is distinct from (old.player, old.currency, old.units, old.method, old.gateway, old.full_name)
     or to_jsonb(new) -> 'payee' is distinct from to_jsonb(old) -> 'payee'
  then
    raise exception 'the terms of a payment never change' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- An amount as refusals show it: "120.50 USD".
create or replace function payments.money_text(p_units bigint, p_currency text) returns text language sql immutable as $$
  select (p_units / 100000)::text || '.' || lpad((p_units % 100000 / 1000)::text, 2, '0') || ' ' || p_currency
$$;

-- `from` names the states from which this credit may happen: the webhook's differ from those of staff.
create or replace function payments.check_credit_deposit(p_payload jsonb, p_player bigint, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
declare
  v_deposit payments.deposit;
begin
  select * into v_deposit from payments.deposit where id = (p_payload ->> 'deposit')::bigint for update;
  if v_deposit.id is null or v_deposit.player <> p_player then
    return ledger.refuse('payment-not-found');
  elsif not p_payload -> 'from' ? v_deposit.status or v_deposit.credit_op is not null then
    return ledger.refuse('payment-move-refused');
  end if;
  return null;
end $$;

-- The gateway took the deposit back: a reversal when it was credited, a tombstone for its credit when it was not.
create or replace function payments.on_refund_deposit(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
begin
  update payments.deposit set
    status = case when status in ('completed', 'blocked') then 'refunded' else 'cancelled' end,
    refund_op = p_op, reason = 'refunded-by-gateway', updated_at = p_at
  where id = (p_payload ->> 'deposit')::bigint and refund_op is null;
  return jsonb_build_object('deposit', p_payload ->> 'deposit');
end $$;

-- Effect of a credit: the deposit is completed, with a line in the audit log where staff released it.
create or replace function payments.on_credit_deposit(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
begin
  update payments.deposit set
    status = 'completed', credited_units = (p_payload ->> 'units')::bigint, credit_op = p_op,
    credit_key = p_payload ->> 'key', credit_report = (p_payload ->> 'report')::bigint,
    gateway_payment = p_payload ->> 'payment', reason = p_payload ->> 'reason', updated_at = p_at,
    released_by = (p_payload ->> 'releasedBy')::bigint
  where id = (p_payload ->> 'deposit')::bigint;
  perform audit.append_at_commit(p_payload -> 'audit', p_op, p_at);
  return jsonb_build_object('deposit', p_payload ->> 'deposit', 'units', p_payload ->> 'units');
end $$;

create or replace trigger keep_terms before update on payments.deposit for each row execute function payments.keep_terms();

create or replace trigger keep_terms before update on payments.withdrawal for each row execute function payments.keep_terms();
