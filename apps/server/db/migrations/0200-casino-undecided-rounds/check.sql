-- Of the newest rounds, which are many: one that waits for its result has a bet that stands.
select 'round ' || (r).id || ' waits for a result though no bet of it stands' as fault
from (select r from casino.round r order by id desc limit 10000) newest
where casino.is_undecided(r) and not exists (
  select from casino.round_transaction t where t.round = (r).id and t.kind = 'bet' and t.reversed_by is null);
