-- Results that suppliers reported after the window of their contest was over, of each contest the newest. They change nothing of what the
-- window decided, unless staff settle by one, by hand and with a reason that the audit keeps.
create table sportsbook.late_result (
  event bigint primary key references sportsbook.event (id) on delete cascade,
  version bigint not null,
  -- Message of the supplier.
  message jsonb not null,
  reported_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'settled', 'dismissed')),
  decided_by bigint,
  decided_at timestamptz,
  constraint late_result_decided_by_staff check ((state = 'waiting') = (decided_by is null) and (state = 'waiting') = (decided_at is null))
);
create index late_result_of_state on sportsbook.late_result (state, reported_at desc);
