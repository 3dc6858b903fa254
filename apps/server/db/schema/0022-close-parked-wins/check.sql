select provider, key from casino.parked_win where closed_at is not null;
