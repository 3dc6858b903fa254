-- A rule that is not volatile would see what was committed before the lock of its statement was had: its kind has none and goes as a
-- batch of one.
alter function ledger.lone_statement(text) rename to word_lone_statement;

create function ledger.lone_statement(p_kind text) returns text language sql stable as $$
  select ledger.word_lone_statement(p_kind)
  from ledger.op_kind kind
  where kind.name = p_kind and not exists (
    select from pg_proc p where p.provolatile <> 'v'
      and p.oid in (to_regproc(kind.precondition), to_regproc(kind.effect)))
$$;
