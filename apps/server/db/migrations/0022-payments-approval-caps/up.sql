-- Up to what amount an admin approves a withdrawal or releases a deposit alone, in 1/100,000 (reliability 3.2). No row for
-- a currency: admins decide nothing in it. Superadmins and owners have no bound here; a second signature comes later.
create table payments.approval_cap (
  currency ledger.currency primary key,
  max_units bigint not null check (max_units > 0)
);

-- A fifth of the most that one withdrawal moves in the currency.
insert into payments.approval_cap (currency, max_units)
select currency, max(max_units) / 5 from payments.method_limit where direction = 'withdrawal' group by currency;
