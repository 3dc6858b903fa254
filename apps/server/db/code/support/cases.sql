-- Complaints: what was written in a case is never rewritten. Called by the triggers of `support.case_act`; locks nothing, refuses every
-- update, deletion and truncation with an exception.

-- Entries of a support case are append-only.
create or replace function support.refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'entries of a support case are append-only';
end $$;

create or replace trigger case_act_stays before update or delete or truncate on support.case_act
  for each statement execute function support.refuse_rewriting();
