select 'the catalogue has no version' as fault where (select count(*) from casino.catalogue) <> 1;
