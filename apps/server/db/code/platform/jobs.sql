-- Jobs are put into the queue in the transaction that causes them, so that they leave after its commit or never; what failed is noted
-- beside it. Called by functions of all modules and by platform/outbox; locks the row of a job's failures alone. Refuses nothing.

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

-- Failures in a row from which on a job keeps failing: those before are passed over, as a third party that is away for a moment.
create or replace function platform.job_failures_min() returns int language sql immutable as $$ select 3 $$;

-- Notes that a job failed, in a transaction of its own; the failure that makes it one that keeps failing is a domain event.
create or replace function platform.note_job_failure(p_task text, p_job text, p_error text, p_at timestamptz) returns void language plpgsql as $$
declare
  v_failures int;
begin
  insert into platform.job_failure as f (task, job, failures, first_failed_at, last_failed_at, error)
  values (p_task, p_job, 1, p_at, p_at, left(p_error, 200))
  on conflict (task, job) do update set failures = f.failures + 1, last_failed_at = p_at, error = excluded.error
  returning f.failures into v_failures;
  if v_failures = platform.job_failures_min() then
    perform platform.emit_event('job-failing', null,
      jsonb_build_object('task', p_task, 'job', p_job, 'failures', v_failures, 'error', left(p_error, 200)), p_at);
  end if;
end $$;

-- Notes that a job succeeded: what was noted of its failures is forgotten.
create or replace function platform.note_job_success(p_task text, p_job text, p_at timestamptz) returns void language plpgsql as $$
declare
  v_failures int;
begin
  delete from platform.job_failure where task = p_task and job = p_job returning failures into v_failures;
  if v_failures >= platform.job_failures_min() then
    perform platform.emit_event('job-recovered', null, jsonb_build_object('task', p_task, 'job', p_job, 'failures', v_failures), p_at);
  end if;
end $$;
