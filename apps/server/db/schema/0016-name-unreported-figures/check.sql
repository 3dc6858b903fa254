select id from sportsbook.selection where why ->> 'code' = 'untold';
select bet, revision from sportsbook.settlement where explanation::text like '%"code": "untold"%';
