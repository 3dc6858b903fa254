create schema platform;

-- Errands leave through the queue in the transaction that causes them (architecture 2: events after commit).
create function platform.enqueue(p_task text, p_payload json, p_key text default null, p_run_at timestamptz default null)
returns void
language sql
as $$
  select graphile_worker.add_job(p_task, p_payload, run_at => p_run_at, job_key => p_key, max_attempts => 25);
$$;
