select name from (values ('casino-13'), ('casino-14'), ('casino-15'), ('casino-17')) i (name)
where name not in (select name from ledger.invariant);
