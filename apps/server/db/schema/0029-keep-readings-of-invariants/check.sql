select name from ledger.invariant_reading;
select name from ledger.invariant where since is not null;
