select 'a provider failed at no time' as fault where exists (select from casino.provider where (last_failure is null) <> (failed_at is null));
