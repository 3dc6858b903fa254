-- Member of staff who released the deposit after it was held; written with the credit, never changed.
alter table payments.deposit add column released_by bigint;

-- Member of staff who declined the withdrawal, also where another one had approved it; written with its end, never changed.
alter table payments.withdrawal add column declined_by bigint;
