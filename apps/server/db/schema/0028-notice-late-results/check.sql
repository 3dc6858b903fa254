select kind from notifications.notice
where kind not in ('deposit-held', 'withdrawal-held', 'win-parked', 'event-parked', 'feed-message-held', 'invariant-broken', 'job-failing', 'late-result-held');
