-- Both kinds of the sportsbook are known to the ledger.
select wanted as problem from unnest(array['sportsbook.place-bet', 'sportsbook.settle']) as wanted
where not exists (select from ledger.op_kind where name = wanted);
