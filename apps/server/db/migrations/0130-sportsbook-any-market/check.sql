select 'a market has a line that is no specifier' as fault, id
from sportsbook.market where specifier !~ '^([a-z]+=[^|]+(\|[a-z]+=[^|]+)*)?$'
union all
select 'a finished event has no record', id from sportsbook.event where status = 'finished' and record is null;
