create schema payments;

create table payments.method (
  name text primary key,
  is_active boolean not null
);

-- Limits of one payment per direction, method and currency, in 1/100,000. No row: not offered.
create table payments.method_limit (
  direction text not null check (direction in ('deposit', 'withdrawal')),
  method text not null references payments.method (name),
  currency ledger.currency not null,
  min_units bigint not null check (min_units > 0),
  max_units bigint not null,
  check (max_units >= min_units),
  primary key (direction, method, currency)
);

-- Reports of the gateway, by webhook or by answer to a query. `outcome` is null until it was acted upon; event ids are
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
  -- Our status, and the gateway's own text.
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
  -- Requested amount. It is never what is credited: see `credited_units`.
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
  -- Payee; written once, so that an approval is never of another payee.
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

-- Up to what amount an admin approves a withdrawal or releases a deposit alone, in 1/100,000 (reliability 3.2). No row for
-- a currency: admins decide nothing in it. Superadmins and owners have no bound here; a second signature comes later.
create table payments.approval_cap (
  currency ledger.currency primary key,
  max_units bigint not null check (max_units > 0)
);

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

-- A fifth of the most that one withdrawal moves in the currency.
insert into payments.approval_cap (currency, max_units)
select currency, max(max_units) / 5 from payments.method_limit where direction = 'withdrawal' group by currency;
