select event from sportsbook.late_result where state <> 'waiting';
