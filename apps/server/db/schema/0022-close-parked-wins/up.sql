-- Parked wins that staff settled with their provider: they wait no more. Nothing is paid by it.
alter table casino.parked_win add column closed_at timestamptz, add column closed_by bigint,
  add constraint parked_win_closed_by_staff check ((closed_at is null) = (closed_by is null));
