-- Jobs are put into the queue in the transaction that causes them, so that they leave after its commit or never. Called by functions of
-- all modules and by platform/outbox; locks nothing of ours. Refuses nothing.

-- Jobs enter the queue in the transaction that causes them (architecture 2: events after commit).
create or replace function platform.enqueue(p_task text, p_payload json, p_key text default null, p_run_at timestamptz default null)
returns void
language sql
as $$
  select graphile_worker.add_job(p_task, p_payload, run_at => p_run_at, job_key => p_key, max_attempts => 25);
$$;

-- Enqueues a job for a period unless that was done; answers whether it was new. A job that waits for its period
-- still is replaced by the later one: what is due each minute is due once after an hour's pause.
create or replace function platform.enqueue_period(p_task text, p_period text) returns boolean language plpgsql as $$
begin
  insert into platform.schedule as last (task, period) values (p_task, p_period)
  on conflict (task) do update set period = excluded.period where last.period <> excluded.period;
  if found then
    perform platform.enqueue(p_task, json_build_object('period', p_period), p_task);
  end if;
  return found;
end $$;
