select 'what holds for those who give up is not the last that was set' as fault, setting.retirement
from sportsbook.betting_setting setting
where setting.retirement is distinct from (select retirement from sportsbook.retirement_term order by from_at desc limit 1);
