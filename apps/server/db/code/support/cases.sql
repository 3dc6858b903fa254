-- Complaints: what was written in a case is never rewritten. Called by a trigger.

-- Entries of a support case are append-only.
create or replace function support.refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'what was said in a case is not unsaid';
end $$;

create or replace trigger case_act_stays before update or delete or truncate on support.case_act
  for each statement execute function support.refuse_rewriting();
