select provider, key from casino.parked_win where reason not in ('win-without-bet', 'win-above-cap', 'already-rolled-back');
