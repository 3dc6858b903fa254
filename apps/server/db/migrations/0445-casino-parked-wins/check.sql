select 'the list of parked wins has no index' as problem
where not exists (select from pg_indexes where schemaname = 'casino' and indexname = 'parked_win_newest')
union all
select 'somebody let a win through that nobody approved: ' || provider || ' ' || key
from casino.parked_win where approved_by is not null and approved_at is null;
