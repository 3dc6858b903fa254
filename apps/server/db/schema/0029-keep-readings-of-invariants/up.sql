-- Last full reading of each invariant. What was committed before it is not read again by the readings of what is new.
create table ledger.invariant_reading (
  name text primary key,
  read_at timestamptz not null,
  took_ms int not null check (took_ms >= 0),
  violations bigint not null check (violations >= 0),
  -- Highest command that was committed when the reading began.
  op_id bigint not null
);

-- Function of one number that finds the violations among what commands after it touched; null where an invariant is read in full only.
alter table ledger.invariant add column since text;

-- Entries are appended in about the order of their commands: a summary per block range finds those after a number, and costs a bet nothing.
create index entry_by_op on ledger.entry using brin (op_id);
