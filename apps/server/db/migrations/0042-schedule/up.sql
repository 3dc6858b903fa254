-- Which period of each scheduled errand was enqueued last, so that several instances enqueue it once between them.
create table platform.schedule (task text primary key, period text not null);

-- Enqueues an errand for a period unless that was done; answers whether it was new. An errand that waits for its period
-- still is replaced by the later one: what is due each minute is due once after an hour's pause.
create function platform.enqueue_period(p_task text, p_period text) returns boolean language plpgsql as $$
begin
  insert into platform.schedule as last (task, period) values (p_task, p_period)
  on conflict (task) do update set period = excluded.period where last.period <> excluded.period;
  if found then
    perform platform.enqueue(p_task, json_build_object('period', p_period), p_task);
  end if;
  return found;
end $$;
