select id::text as what from sportsbook.bet where (kind = 'system') <> (sizes is not null and bankers is not null)
union all
select 'a list of places is read wrongly' where sportsbook.places_of('[2, 3]') is distinct from '{2,3}'::smallint[];
