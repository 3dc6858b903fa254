-- Results that came after the window of their contest are notices to staff as well.
alter table notifications.notice drop constraint notice_kind_check;
alter table notifications.notice add constraint notice_kind_check
  check (kind in ('deposit-held', 'withdrawal-held', 'win-parked', 'event-parked', 'feed-message-held', 'invariant-broken', 'job-failing', 'late-result-held'));
