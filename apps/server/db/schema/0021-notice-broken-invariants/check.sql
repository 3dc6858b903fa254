select position from notifications.notice
where kind not in ('deposit-held', 'withdrawal-held', 'win-parked', 'event-parked', 'feed-message-held', 'invariant-broken');
