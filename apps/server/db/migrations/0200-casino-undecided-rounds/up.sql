-- Whether a round still waits for its result: a stake of it stands that no win, nor the zero that closes a lost round, has
-- answered. A win that names its bet answers that bet; one that names none answers every bet before it. Jackpots, free rounds
-- and promotions are no result. A round that its provider ended is decided.
create function casino.is_undecided(p_round casino.round) returns boolean language sql stable as $$
  select p_round.closed_at is null and p_round.live_count > 0 and exists (
    select from casino.round_transaction bet
    where bet.round = p_round.id and bet.kind = 'bet' and bet.reversed_by is null and not exists (
      select from casino.round_transaction win
      where win.round = bet.round and win.kind = 'win' and win.win_type = 'ordinary' and win.reversed_by is null
        and case when win.settles is null then win.op > bet.op else win.settles = bet.key end))
$$;
