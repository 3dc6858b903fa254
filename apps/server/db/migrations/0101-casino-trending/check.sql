select 'the sessions cannot be found by their launch' as fault where to_regclass('casino.session_by_creation') is null;
