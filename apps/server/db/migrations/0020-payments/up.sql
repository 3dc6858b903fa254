-- Deposits and withdrawals. Money moves in ledger commands alone; the rows here change in the commit of the command that
-- moved it (the effects below), or by a conditional update where no money moves. docs/modules/payments.md is the manual.

create schema payments;

create table payments.method (
  name text primary key,
  is_active boolean not null
);

-- What one payment may be, per direction, method and currency, in 1/100,000. No row: not offered.
create table payments.method_limit (
  direction text not null check (direction in ('deposit', 'withdrawal')),
  method text not null references payments.method (name),
  currency ledger.currency not null,
  min_units bigint not null check (min_units > 0),
  max_units bigint not null,
  check (max_units >= min_units),
  primary key (direction, method, currency)
);

-- What the gateway told us, by webhook or by answer to a query. `outcome` is null until it was acted upon; event ids are
-- kept for ever, so that a repetition is known however late it comes.
create table payments.gateway_report (
  id bigint generated always as identity primary key,
  gateway text not null,
  event_id text not null,
  digest text not null,
  source text not null check (source in ('webhook', 'poll')),
  direction text not null check (direction in ('deposit', 'withdrawal')),
  gateway_payment text not null,
  reference text not null,
  -- Our reading of the word, and the word itself.
  status text not null check (status in ('pending', 'paid', 'declined', 'expired', 'refunded')),
  word text not null,
  units bigint not null check (units >= 0),
  currency text not null,
  reason text,
  received_at timestamptz not null,
  outcome text,
  unique (gateway, event_id)
);
create index gateway_report_of_payment on payments.gateway_report (gateway, direction, reference, id);

create table payments.deposit (
  id bigint generated always as identity primary key,
  player bigint not null,
  currency ledger.currency not null,
  gateway text not null,
  method text not null references payments.method (name),
  crypto_type text,
  full_name text not null,
  -- What was asked for. It is never what is credited: see `credited_units`.
  units bigint not null check (units > 0),
  press_key text not null,
  press_digest text not null,
  status text not null default 'created' check (status in (
    'created', 'processing', 'blocked', 'completed', 'declined', 'cancelled', 'refunded', 'failed')),
  reason text,
  needs_review boolean not null default false,
  gateway_payment text,
  link text,
  credited_units bigint,
  credit_key text,
  credit_op bigint unique,
  credit_report bigint references payments.gateway_report (id),
  refund_op bigint unique,
  sync_attempts int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'completed') <= (credit_op is not null)),
  check ((credit_op is null) = (credited_units is null)),
  unique (player, press_key),
  unique (gateway, gateway_payment)
);
create index deposit_of_player on payments.deposit (player, id desc);
create index deposit_to_review on payments.deposit (id) where status = 'blocked' or needs_review;

create table payments.withdrawal (
  id bigint generated always as identity primary key,
  player bigint not null,
  currency ledger.currency not null,
  gateway text not null,
  method text not null references payments.method (name),
  units bigint not null check (units > 0),
  full_name text not null,
  -- Where the money goes; written once, so that an approval is never of another payee.
  payee jsonb not null,
  press_digest text not null,
  status text not null default 'created' check (status in (
    'created', 'processing', 'blocked', 'completed', 'declined', 'cancelled')),
  version int not null default 1,
  reason text,
  needs_review boolean not null default false,
  hold_op bigint not null unique,
  end_op bigint unique,
  end_report bigint references payments.gateway_report (id),
  decided_by bigint,
  decided_at timestamptz,
  gateway_payment text,
  sync_attempts int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status in ('completed', 'declined', 'cancelled')) = (end_op is not null)),
  unique (gateway, gateway_payment)
);
create index withdrawal_of_player on payments.withdrawal (player, id desc);
create index withdrawal_open on payments.withdrawal (status, id) where status in ('created', 'processing', 'blocked');

-- Rows that told a story once are not rewritten: no payee, amount or player is ever exchanged.
create function payments.keep_terms() returns trigger language plpgsql as $$
begin
  if (new.player, new.currency, new.units, new.method, new.gateway, new.full_name)
     is distinct from (old.player, old.currency, old.units, old.method, old.gateway, old.full_name)
     or to_jsonb(new) -> 'payee' is distinct from to_jsonb(old) -> 'payee'
  then
    raise exception 'the terms of a payment never change' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger keep_terms before update on payments.deposit for each row execute function payments.keep_terms();
create trigger keep_terms before update on payments.withdrawal for each row execute function payments.keep_terms();

-- An amount as refusals show it: "120.50 USD".
create function payments.money_text(p_units bigint, p_currency text) returns text language sql immutable as $$
  select (p_units / 100000)::text || '.' || lpad((p_units % 100000 / 1000)::text, 2, '0') || ' ' || p_currency
$$;

-- ---- deposits --------------------------------------------------------------------------------------------------

-- `from` names the states from which this credit may happen: the webhook's differ from those of staff.
create function payments.may_credit(p_payload jsonb, p_player bigint, p_at timestamptz)
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

create function payments.credit(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
begin
  update payments.deposit set
    status = 'completed', credited_units = (p_payload ->> 'units')::bigint, credit_op = p_op,
    credit_key = p_payload ->> 'key', credit_report = (p_payload ->> 'report')::bigint,
    gateway_payment = p_payload ->> 'payment', reason = p_payload ->> 'reason', updated_at = p_at
  where id = (p_payload ->> 'deposit')::bigint;
  return jsonb_build_object('deposit', p_payload ->> 'deposit', 'units', p_payload ->> 'units');
end $$;

select ledger.register_op_kind('payments.credit-deposit', 'payments.may_credit', 'payments.credit');

-- The gateway took the deposit back: a reversal when it was credited, a tombstone for its credit when it was not.
create function payments.refund(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
begin
  update payments.deposit set
    status = case when status in ('completed', 'blocked') then 'refunded' else 'cancelled' end,
    refund_op = p_op, reason = 'refunded-by-gateway', updated_at = p_at
  where id = (p_payload ->> 'deposit')::bigint and refund_op is null;
  return jsonb_build_object('deposit', p_payload ->> 'deposit');
end $$;

select ledger.register_op_kind('payments.refund-deposit', null, 'payments.refund');

-- ---- withdrawals -----------------------------------------------------------------------------------------------

-- Asked again under the lock of the player's wallets, so that parallel requests see each other.
create function payments.may_hold(p_payload jsonb, p_player bigint, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
declare
  v_refused ledger.refusal;
  v_twin bigint;
  v_open int;
begin
  -- A request without a key of its own is one press when the same one came just before.
  if p_payload ? 'twinSince' then
    select max(id) into v_twin from payments.withdrawal
    where player = p_player and press_digest = p_payload ->> 'digest'
      and created_at >= (p_payload ->> 'twinSince')::timestamptz;
    if v_twin is not null then
      return ledger.refuse('asked-before', jsonb_build_object('withdrawal', v_twin::text));
    end if;
  end if;
  v_refused := ledger.withdrawal_refusal(p_player);
  if v_refused.name = 'debt-outstanding' then
    v_refused.params := (
      select jsonb_build_object('amount', payments.money_text(sum(balance)::bigint, min(currency)))
      from ledger.wallet where player = p_player and class = 'debt' and currency = p_payload ->> 'currency');
  end if;
  if v_refused.name is not null then
    return v_refused;
  end if;
  select count(*) into v_open from payments.withdrawal
  where player = p_player and status in ('created', 'processing', 'blocked');
  if v_open >= (p_payload ->> 'openMax')::int then
    return ledger.refuse('withdrawal-pending-limit', jsonb_build_object('max', (p_payload ->> 'openMax')::int));
  end if;
  return null;
end $$;

create function payments.hold(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
declare
  v_id bigint;
begin
  insert into payments.withdrawal (
    player, currency, gateway, method, units, full_name, payee, press_digest, hold_op, created_at, updated_at)
  values (
    p_player, p_payload ->> 'currency', p_payload ->> 'gateway', p_payload ->> 'method', (p_payload ->> 'units')::bigint,
    p_payload ->> 'fullName', p_payload -> 'payee', p_payload ->> 'digest', p_op, p_at, p_at)
  returning id into v_id;
  return jsonb_build_object('withdrawal', v_id::text);
end $$;

select ledger.register_op_kind('payments.hold-withdrawal', 'payments.may_hold', 'payments.hold');

-- `from` names the states that this edge leaves; nothing leaves a state that has an end.
create function payments.may_end(p_payload jsonb, p_player bigint, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
declare
  v_withdrawal payments.withdrawal;
begin
  select * into v_withdrawal from payments.withdrawal where id = (p_payload ->> 'withdrawal')::bigint for update;
  if v_withdrawal.id is null or v_withdrawal.player <> p_player then
    return ledger.refuse('payment-not-found');
  elsif not p_payload -> 'from' ? v_withdrawal.status or v_withdrawal.end_op is not null then
    return ledger.refuse('payment-move-refused');
  end if;
  return null;
end $$;

create function payments.end_withdrawal(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
begin
  update payments.withdrawal set
    status = p_payload ->> 'to', reason = p_payload ->> 'reason', end_op = p_op, version = version + 1,
    end_report = (p_payload ->> 'report')::bigint,
    gateway_payment = coalesce(gateway_payment, p_payload ->> 'payment'),
    decided_by = coalesce(decided_by, (p_payload ->> 'staff')::bigint),
    decided_at = coalesce(decided_at, p_at), updated_at = p_at
  where id = (p_payload ->> 'withdrawal')::bigint;
  return jsonb_build_object('withdrawal', p_payload ->> 'withdrawal');
end $$;

select ledger.register_op_kind('payments.complete-withdrawal', 'payments.may_end', 'payments.end_withdrawal');
select ledger.register_op_kind('payments.return-withdrawal', 'payments.may_end', 'payments.end_withdrawal');

-- ---- what is offered -------------------------------------------------------------------------------------------

insert into payments.method (name, is_active) values
  ('papara', true), ('crypto', true), ('havale', false), ('payco', false), ('pep', false), ('paratim', false);

-- Minimum deposit of 100 RUB and minimum withdrawal of 15 USD as specification 1, section 9 states them; the others are
-- round figures near them. FUN is play money and is offered nowhere.
insert into payments.method_limit (direction, method, currency, min_units, max_units)
select direction, method, currency, min_major * 100000::bigint, max_major * 100000::bigint
from (values
  ('deposit', 'USD', 1, 10000), ('withdrawal', 'USD', 15, 5000),
  ('deposit', 'EUR', 1, 10000), ('withdrawal', 'EUR', 15, 5000),
  ('deposit', 'TRY', 50, 400000), ('withdrawal', 'TRY', 100, 200000),
  ('deposit', 'RUB', 100, 1000000), ('withdrawal', 'RUB', 1500, 500000),
  ('deposit', 'MXN', 20, 200000), ('withdrawal', 'MXN', 300, 100000),
  ('deposit', 'BRL', 5, 50000), ('withdrawal', 'BRL', 80, 25000)
) as row (direction, currency, min_major, max_major),
unnest(array['papara', 'crypto']) as method;
