select p.oid::regprocedure from pg_proc p
where p.oid = 'casino.judge_win(jsonb, bigint)'::regprocedure and p.prosrc not like '%''kind'' = ''win''%';
