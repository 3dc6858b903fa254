import type { SchemaStep } from '@ordago/provider-kit';

/** The gateway's own books. They share nothing with the server's, so that the two can disagree. */
export const XPAY_TABLES: readonly SchemaStep[] = [
  {
    name: '0001-payments',
    sql: `
create schema xpay;

create table xpay.payment (
  id text primary key,
  merchant text not null,
  reference text not null,
  direction text not null check (direction in ('deposit', 'withdrawal')),
  method text not null,
  -- In 1/100,000 of the currency unit: what was asked for, and what was really paid.
  units bigint not null check (units > 0),
  paid_units bigint not null,
  currency text not null,
  crypto_type text,
  status text not null,
  reason text,
  username text not null,
  full_name text not null,
  payee jsonb,
  return_url text,
  lang text not null default 'es',
  seq bigint generated always as identity,
  created_at timestamptz not null,
  unique (merchant, direction, reference)
);

-- Webhooks to send. A row is never removed: a replay sends it once more, with the same event id.
create table xpay.event (
  id bigint generated always as identity primary key,
  event_id text not null unique,
  payment text not null references xpay.payment (id),
  body text not null,
  attempts int not null default 0,
  next_at timestamptz,
  last_http int
);
create index event_due on xpay.event (next_at) where next_at is not null;
`,
  },
];
