-- Jobs that failed and have not succeeded since. A scheduled job is put into the queue anew each period, which resets the attempts that the
-- queue itself counts.
create table platform.job_failure (
  task text not null,
  -- Key of the job in the queue, or its id where it has none.
  job text not null,
  failures int not null check (failures > 0),
  first_failed_at timestamptz not null,
  last_failed_at timestamptz not null,
  -- At most 200 characters of the last error.
  error text not null,
  primary key (task, job)
);

-- Jobs that keep failing are notices to staff as well.
alter table notifications.notice drop constraint notice_kind_check;
alter table notifications.notice add constraint notice_kind_check
  check (kind in ('deposit-held', 'withdrawal-held', 'win-parked', 'event-parked', 'feed-message-held', 'invariant-broken', 'job-failing'));
