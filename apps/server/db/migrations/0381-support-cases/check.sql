select 'a case has not the acts that it counts: ' || f.id as problem from support.case_file f
where f.revision <> (select max(a.revision) from support.case_act a where a.case_id = f.id)
union all
select 'two cases of a player wait about one subject: ' || subject_key from support.case_file
where status in ('open', 'answered') group by player, subject_kind, subject_key having count(*) > 1;
