create schema ledger;

create domain ledger.currency as text check (value ~ '^[A-Z]{3}$');

create domain ledger.wallet_class as text check (value in ('main', 'hold', 'debt', 'grant', 'float'));

create domain ledger.house_class as text check (value in (
  'open-stakes', 'revenue', 'psp-clearing', 'promotion-cost', 'cashback-cost', 'referral-cost', 'jackpot-pool', 'fx',
  'float-issue', 'debt-receivable'));

-- Balance of a wallet, and the change that a movement makes.
create domain ledger.held_units as bigint check (value >= 0);

create domain ledger.moved_units as bigint check (value <> 0);

create type ledger.verdict as enum ('accepted', 'refused', 'tombstone');

-- Answer of a precondition: null, or the name of a refusal and what its sentence shows.
create type ledger.refusal as (name text, params jsonb);

-- Outcome of a command: its verdict, and the moves that it made (null when it made none).
create type ledger.done as (
  verdict text, op bigint, replayed boolean, refusal text, answer jsonb, moves bigint[]);

-- One row per command, in their order, then a row with ord 0 for the wallets of the batch as the commit leaves them.
create type ledger.op_answer as (
  ord int, verdict text, op bigint, replayed boolean, refusal text, answer jsonb,
  wallets bigint[], players bigint[], classes text[], balances bigint[], versions bigint[], changed boolean[],
  owing bigint[]);

-- Result of commands carried out together: which of the batch, their numbers and answers, and what the operator gets.
create type ledger.together as (picked boolean[], ops bigint[], answers jsonb[], accounts bigint[], amounts bigint[]);

-- The command of the chunk (null when it took no bet), whether it was applied before, the bets that were not taken, and
-- the wallets that it locked as its commit leaves them.
create type ledger.chunk_answer as (
  op bigint, is_replay boolean, skipped bigint[],
  wallets bigint[], players bigint[], classes text[], balances bigint[], versions bigint[], changed boolean[]);

create type ledger.admitted as (refusal text, payload jsonb);

-- House accounts have negative ids, so one bigint names either side of a movement.
create sequence ledger.house_account_id;

create sequence ledger.batch_id;

-- One row per pocket of a player or of a member of staff. Half-filled pages and no index on what changes keep every
-- update on its page; the shape checks are domains, so that they do not run at every movement.
create table ledger.wallet (
  id bigint generated always as identity primary key,
  player bigint,
  staff bigint,
  balance ledger.held_units not null default 0,
  seq bigint not null default 0,
  class ledger.wallet_class not null,
  currency ledger.currency not null,
  bonus_grant text
) with (fillfactor = 50);

create unique index wallet_of_player on ledger.wallet (player, class, currency, bonus_grant) nulls not distinct
  where player is not null;

create unique index wallet_of_staff on ledger.wallet (staff, currency) where staff is not null;

create table ledger.house_account (
  id bigint primary key default -nextval('ledger.house_account_id') check (id < 0),
  class ledger.house_class not null,
  product text not null,
  provider text not null,
  currency ledger.currency not null,
  -- House account whose claims a debt-receivable account keeps.
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
-- each, laid end to end. It is what a reversal negates and what the entries are checked against. `id` is drawn from
-- `platform.position`, which orders the commands of a player and all else that happens.
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
  amount ledger.moved_units not null,
  balance_after ledger.held_units not null,
  player bigint,
  leg smallint not null,
  code smallint not null,
  primary key (account, seq)
);

-- Such movements are few beside bets, so that this index stays small and costs the bets nothing.
create index entry_of_transactions on ledger.entry (player, op_id)
  where code in (1, 1509, 1524, 1500, 1501, 1510, 1511, 1512, 1514, 1515, 1516, 1518, 1532, 1533, 1513, 1529, 1534, 1506,
    1507, 1525, 1526, 1536);

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

-- Op kinds: the functions of modules that the ledger calls for each kind of command. One lock order holds everywhere:
-- wallets by id, shared rows by class and id, then keys are looked up, then preconditions, moves and effects,
-- then house lanes by account.

-- precondition(payload jsonb, player bigint, at timestamptz) returns ledger.refusal: null lets the command pass.
-- effect(op_id bigint, player bigint, payload jsonb, at timestamptz) returns jsonb: the answer; it must not refuse.
-- chunk_effect(bets bigint[], revisions int[], payload jsonb, at timestamptz) returns bigint[]: the bets it took.
create table ledger.op_kind (
  name text primary key,
  precondition text,
  effect text,
  chunk_effect text,
  -- check_many(players bigint[], payloads jsonb[], ats timestamptz[]) returns boolean[]: true where a command passes its
  -- precondition even if all the others of the list pass before it. It may doubt what would pass; never the other way round.
  -- effect_many(ops bigint[], players bigint[], payloads jsonb[], ats timestamptz[], balances bigint[]) returns jsonb[]: the
  -- effect of each, in their order, and the answers. `balances` is what each left on its wallet, which meanwhile holds what
  -- the last one left.
  check_many text,
  effect_many text,
  -- admission(payload jsonb, player bigint, at timestamptz) returns ledger.admitted: asked before the key is looked at. Either
  -- it turns the command away with a name, and nothing is stored, so that the same key may come again; or it lets it in, with
  -- the payload that the precondition and the effect are to read (null: as it came). `check_many` and `effect_many` of such a
  -- kind read payloads as they came, and the check is true only where the command is let in as well.
  admission text,
  -- Classes of the shared rows that a command of this kind locks beyond its player's: named by its caller, or locked by its chunk_effect.
  shared_classes text[] not null default '{}'
);

-- lock_function(ids bigint[]) returns void: locks these rows in the order of their ids.
create table ledger.shared_class (name text primary key, rank int not null unique, lock_function text not null);

-- The invariants of reliability 2 that concern the ledger, each a view that finds nothing while all is well, and the
-- freeze that a breach brings. Later modules register their own views.
create table ledger.invariant (name text primary key, view text not null, says text not null);

create table ledger.freeze (
  id bigint generated always as identity primary key,
  since timestamptz not null,
  reason jsonb not null,
  lifted_at timestamptz,
  lifted_by text
);

-- Progress of the online check.
create table ledger.checkpoint (is_only boolean primary key default true check (is_only), op_id bigint not null);

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

insert into ledger.checkpoint (op_id) values (0);

-- A stake at an embedded sportsbook goes to its revenue at once, as a game's does: the sportsbook keeps the open bets.
insert into ledger.chart (code, from_class, to_class, reversed_by) values
  (5, 'main', 'revenue', 1502), (5, 'grant', 'revenue', 1502);

-- The operator stakes for a player: a free bet is paid out of the cost of promotions, and goes back there when it is void.
--
-- Its stake waits in open stakes and becomes revenue like any other. Where an ordinary void bet returns it to the wallet, a
-- free one returns it to the account that it came from. Chunks without such a bet have no such moves.
insert into ledger.chart (code, from_class, to_class, reversed_by) values
  (1537, 'promotion-cost', 'open-stakes', null),
  (1521, 'revenue', 'promotion-cost', null),
  (1504, 'promotion-cost', 'revenue', null);

insert into ledger.chart (code, from_class, to_class, reversed_by) values (1537, 'promotion-cost', 'revenue', 1521);
