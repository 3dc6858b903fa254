select 'two of them, or none' as wrong
where to_regprocedure('platform.retype_column(regclass, text, text)') is null
  or to_regprocedure('ledger.retype_column(regclass, text, text)') is not null;
