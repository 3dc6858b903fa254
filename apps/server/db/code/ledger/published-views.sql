-- Data of ledger that other modules read: plain views that PostgreSQL takes into the query of their reader, without locks. Read
-- by wallet, casino, sportsbook and reporting, and by the invariants of payments, casino and sportsbook. A column may be added;
-- it is renamed or taken away together with its readers. Refuses nothing.

-- Wallets of players and staff.
create or replace view ledger.published_wallet as
select id, player, class, currency, balance, seq from ledger.wallet;

-- Wallet sides of all movements.
create or replace view ledger.published_entry as
select account, seq, op_id, counter, amount, balance_after, player, leg, code from ledger.entry;

-- Money commands, refusals and tombstones included.
create or replace view ledger.published_op as
select id, batch, player, reverses, at, verdict, scope, key, kind, digest, refusal, answer, moves from ledger.op;

-- Accounts of the operator.
create or replace view ledger.published_house_account as
select id, class, product, provider from ledger.house_account;

-- Players with an open debt.
create or replace view ledger.published_debtor as
select player from ledger.debtor;

-- Moves of every command, one per row, with what names the command: found by these, no other command's moves are read.
create or replace view ledger.published_move as
select op_id, payer, payee, units, code, verdict, scope, key, kind from ledger.move;
