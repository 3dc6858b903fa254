-- The ledger's tables. Money is a bigint in 1/100,000 of the currency unit. docs/ledger.md is the manual.

create schema ledger;

create type ledger.verdict as enum ('accepted', 'refused', 'tombstone');
create domain ledger.currency as text check (value ~ '^[A-Z]{3}$');
create domain ledger.wallet_class as text check (value in ('main', 'hold', 'debt', 'grant', 'float'));
create domain ledger.house_class as text check (value in (
  'open-stakes', 'revenue', 'psp-clearing', 'promotion-cost', 'cashback-cost', 'referral-cost', 'jackpot-pool', 'fx',
  'float-issue', 'debt-receivable'));

-- What a precondition answers: null, or the name of a refusal and what its sentence shows.
create type ledger.refusal as (name text, params jsonb);

create function ledger.refuse(p_name text, p_params jsonb default '{}') returns ledger.refusal
language sql immutable as $$ select row(p_name, p_params)::ledger.refusal $$;

-- One row per pocket of a player or of a member of staff. Half-filled pages and no index on what changes keep every
-- update on its page; the shape checks are domains, so that they do not run at every movement.
create table ledger.wallet (
  id bigint generated always as identity primary key,
  player bigint,
  staff bigint,
  balance bigint not null default 0 check (balance >= 0),
  seq bigint not null default 0,
  class ledger.wallet_class not null,
  currency ledger.currency not null,
  bonus_grant text,
  check ((class = 'float') = (staff is not null)),
  check ((player is null) <> (staff is null)),
  check ((class = 'grant') = (bonus_grant is not null))
) with (fillfactor = 50);
create unique index wallet_of_player on ledger.wallet (player, class, currency, bonus_grant) nulls not distinct
  where player is not null;
create unique index wallet_of_staff on ledger.wallet (staff, currency) where staff is not null;

-- House accounts have negative ids, so one bigint names either side of a movement.
create sequence ledger.house_account_id;
create table ledger.house_account (
  id bigint primary key default -nextval('ledger.house_account_id') check (id < 0),
  class ledger.house_class not null,
  product text not null,
  provider text not null,
  currency ledger.currency not null,
  -- Whose claim a debt-receivable account keeps.
  creditor bigint references ledger.house_account (id),
  check ((class = 'debt-receivable') = (creditor is not null)),
  unique nulls not distinct (class, product, provider, currency, creditor)
);
create unique index house_account_of_creditor on ledger.house_account (creditor) where creditor is not null;

-- The chart of accounts: which code may move money between which classes, and which code takes it back.
create table ledger.chart (
  code int not null,
  from_class text not null,
  to_class text not null,
  reversed_by int,
  primary key (code, from_class, to_class)
);

-- One row per money command, refusals and tombstones included. `moves` is what it moved: from, to, units and code of
-- each, laid end to end. It is what a reversal negates and what the entries are checked against.
create sequence ledger.op_id;
create sequence ledger.batch_id;
create table ledger.op (
  id bigint primary key,
  batch bigint not null,
  player bigint,
  reverses bigint,
  at timestamptz not null,
  verdict ledger.verdict not null,
  scope text not null,
  key text not null,
  kind text not null,
  digest bytea,
  refusal text,
  answer jsonb,
  moves bigint[],
  constraint op_key unique (scope, key)
);
create unique index op_reversed_once on ledger.op (reverses) where reverses is not null;

-- One row per wallet side of a movement. Its sequence is the wallet's own, so that the order within an account is the
-- order of its balances; ids taken from one counter would not be.
create table ledger.entry (
  account bigint not null,
  seq bigint not null,
  op_id bigint not null,
  counter bigint not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null check (balance_after >= 0),
  player bigint,
  leg smallint not null,
  code smallint not null,
  primary key (account, seq)
);

-- A house account's balance is the sum of its lanes. Each writer has its own lane, touched once per batch: one house
-- row touched by every bet would cost two thirds of the throughput.
create table ledger.house_lane (
  account bigint not null,
  lane int not null,
  balance bigint not null,
  seq bigint not null,
  primary key (account, lane)
) with (fillfactor = 50);
create table ledger.house_entry (
  account bigint not null,
  lane int not null,
  seq bigint not null,
  batch bigint not null,
  amount bigint not null,
  balance_after bigint not null,
  primary key (account, lane, seq)
);
-- Batches are appended in about the order of their numbers: a summary per block range is all the online check needs.
create index house_entry_by_batch on ledger.house_entry using brin (batch);

-- Players with an open debt: few rows, so that the money path can ask for each batch.
create table ledger.debtor (player bigint primary key, since timestamptz not null);

-- History is append-only. A correction is a new command that reverses the old one.
create function ledger.refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'ledger.% is append-only: % is refused', tg_table_name, tg_op using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on ledger.op for each row execute function ledger.refuse_rewriting();
create trigger append_only before update or delete on ledger.entry for each row execute function ledger.refuse_rewriting();
create trigger append_only before update or delete on ledger.house_entry for each row execute function ledger.refuse_rewriting();
create trigger no_truncate before truncate on ledger.op for each statement execute function ledger.refuse_rewriting();
create trigger no_truncate before truncate on ledger.entry for each statement execute function ledger.refuse_rewriting();
create trigger no_truncate before truncate on ledger.house_entry for each statement execute function ledger.refuse_rewriting();

insert into ledger.chart (code, from_class, to_class, reversed_by)
select code, from_class, to_class, reversed_by from (values
  -- payments
  (1, '{psp-clearing}', '{main}', 1524),
  (1524, '{main}', '{psp-clearing}', null),
  (1500, '{main}', '{hold}', 1501),
  (1501, '{hold}', '{main}', null),
  (8, '{hold}', '{psp-clearing}', null),
  (1536, '{main,hold}', '{revenue}', null),
  -- sport: the stake waits in open stakes, settlement makes it revenue and pays out of revenue
  (5, '{main,grant}', '{open-stakes}', 1502),
  (1502, '{open-stakes,revenue}', '{main,grant}', null),
  (1505, '{open-stakes}', '{revenue}', 1504),
  (6, '{revenue}', '{main,grant}', 1503),
  (13, '{revenue}', '{main,grant}', 1503),
  (1521, '{open-stakes}', '{main,grant}', null),
  (1521, '{revenue}', '{main,grant}', 1503),
  (1522, '{revenue}', '{main,grant}', 1503),
  (1530, '{revenue}', '{main}', 1503),
  (1504, '{revenue}', '{open-stakes,main,grant}', null),
  (1504, '{main,grant}', '{revenue}', null),
  (1503, '{main,grant}', '{revenue,promotion-cost,jackpot-pool}', null),
  -- casino
  (357, '{main,grant}', '{revenue}', 1502),
  (356, '{revenue}', '{main,grant}', 1503),
  (1519, '{revenue,promotion-cost}', '{main,grant}', 1503),
  (1520, '{revenue,promotion-cost}', '{main,grant}', 1503),
  -- debts: a memorandum pair beside the money that was there, and its way back
  (1506, '{debt-receivable}', '{debt}', null),
  (1507, '{main}', '{revenue,psp-clearing,promotion-cost,cashback-cost,referral-cost,jackpot-pool}', null),
  (1507, '{debt}', '{debt-receivable}', null),
  (1535, '{debt}', '{debt-receivable}', null),
  -- staff credit
  (1508, '{float-issue}', '{float}', 1528),
  (1528, '{float}', '{float-issue}', null),
  (1527, '{float}', '{float}', null),
  (1509, '{float}', '{main}', 1510),
  (1510, '{main}', '{float}', 1509),
  (1525, '{promotion-cost}', '{main}', 1526),
  (1526, '{main}', '{promotion-cost}', 1525),
  -- rewards
  (1511, '{promotion-cost}', '{grant}', 1513),
  (1512, '{grant}', '{main}', null),
  (1513, '{grant}', '{promotion-cost}', null),
  (1529, '{grant}', '{promotion-cost}', null),
  (1514, '{cashback-cost}', '{main}', 1534),
  (1515, '{referral-cost}', '{main}', 1534),
  (1533, '{referral-cost}', '{main}', 1534),
  (1516, '{promotion-cost}', '{main}', 1534),
  (1532, '{promotion-cost}', '{main}', 1534),
  (1534, '{main}', '{cashback-cost,referral-cost,promotion-cost}', null),
  (1517, '{revenue}', '{jackpot-pool}', 1517),
  (1517, '{jackpot-pool}', '{revenue}', null),
  (1531, '{promotion-cost}', '{jackpot-pool}', null),
  (1518, '{jackpot-pool}', '{main,grant}', 1503),
  -- exchange: each side balances in its own currency against the exchange account
  (1523, '{main}', '{fx}', null),
  (1523, '{fx}', '{main}', null)
) as row (code, from_classes, to_classes, reversed_by),
unnest(from_classes::text[]) as from_class,
unnest(to_classes::text[]) as to_class;

-- An account that may be owed something gets the account of its claims at once: outside the money path, so that no
-- money command ever waits for a new account.
create function ledger.open_house_account(p_class text, p_product text, p_provider text, p_currency text)
returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  insert into ledger.house_account (class, product, provider, currency)
  values (p_class, p_product, p_provider, p_currency) on conflict do nothing;
  select id into strict v_id from ledger.house_account
  where class = p_class and product = p_product and provider = p_provider and currency = p_currency and creditor is null;
  if p_class in ('revenue', 'psp-clearing', 'promotion-cost', 'cashback-cost', 'referral-cost', 'jackpot-pool') then
    insert into ledger.house_account (class, product, provider, currency, creditor)
    values ('debt-receivable', p_product, p_provider, p_currency, v_id) on conflict do nothing;
  end if;
  return v_id;
end $$;

create function ledger.open_player_wallets(p_player bigint, p_currency text) returns void language sql as $$
  insert into ledger.wallet (player, class, currency)
  select p_player, class, p_currency from unnest(array['main', 'hold', 'debt']) as class
  on conflict do nothing
$$;
