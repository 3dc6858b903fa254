-- What was played: rounds and their transactions, written in the commit that moves the money, and the rules that are
-- asked again inside it.

create table casino.round (
  id bigint generated always as identity primary key,
  provider text not null references casino.provider (name),
  -- The provider's own id of the round. At a live table all players share it.
  round_key text not null,
  player bigint not null,
  game bigint references casino.game (id),
  currency text not null,
  -- The wallet that pays and is paid.
  wallet bigint not null,
  is_bonus boolean not null,
  stake bigint not null default 0 check (stake >= 0),
  payout bigint not null default 0 check (payout >= 0),
  -- Transactions that are not taken back.
  live_count int not null default 0 check (live_count >= 0),
  first_op bigint not null,
  balance_before bigint not null,
  balance_after bigint not null,
  opened_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz,
  unique (provider, player, round_key)
);
create index round_of_player on casino.round (player, id desc);

create table casino.round_transaction (
  op bigint primary key,
  round bigint not null references casino.round (id),
  provider text not null,
  -- The key of the money command, unique within the provider.
  key text not null,
  kind text not null check (kind in ('bet', 'win', 'bet-win', 'rollback')),
  -- Why a win is paid: `ordinary` needs its bet, the others are declared kinds.
  win_type text check (win_type in ('ordinary', 'jackpot', 'free-round', 'promotion')),
  -- The key of the one bet that this win answers, where the provider says it.
  settles text,
  stake bigint not null check (stake >= 0),
  payout bigint not null check (payout >= 0),
  balance_after bigint not null,
  at timestamptz not null,
  reversed_by bigint,
  unique (provider, key)
);
create index round_transaction_of_round on casino.round_transaction (round);

-- Wins that are owed but not paid yet: their bet is unknown, or they are above the provider's cap. The provider was
-- answered that it should ask again.
create table casino.parked_win (
  provider text not null,
  key text not null,
  player bigint not null,
  round_key text not null,
  currency text not null,
  payout bigint not null,
  reason text not null check (reason in ('win-without-bet', 'win-above-cap')),
  digest text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  attempts int not null default 1,
  -- Staff let it through; and when it was paid at last.
  approved_at timestamptz,
  paid_at timestamptz,
  primary key (provider, key)
);

-- ---- preconditions, under the wallet's lock ----------------------------------------------------------------------

create function casino.is_blocked(p_player bigint, p_provider text, p_casino_type text) returns text
language sql stable as $$
  select case when provider is not null then 'provider-blocked' else 'game-blocked' end
  from casino.block
  where (player is null or player = p_player) and (provider = p_provider or casino_type = p_casino_type)
  order by provider is null limit 1
$$;

-- A round belongs to one player, one game and one wallet.
create function casino.is_foreign_round(p_payload jsonb, p_player bigint) returns boolean language sql stable as $$
  select exists (
    select from casino.round
    where provider = p_payload ->> 'provider' and round_key = p_payload ->> 'round' and player = p_player
      and (wallet <> (p_payload ->> 'wallet')::bigint or game is distinct from (p_payload ->> 'game')::bigint))
$$;

-- A stake needs a player who may play now, a session that is alive, and a game that is open (reliability, 16 and 39).
create function casino.refuse_bet(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
declare
  v_session casino.session;
  v_game casino.game;
  v_reason text := players.may_play_casino(p_player, p_at);
begin
  if v_reason is not null then
    return ledger.refuse(v_reason);
  end if;
  select * into v_session from casino.session
  where ref_hash = decode(p_payload ->> 'session', 'hex') and player = p_player and provider = p_payload ->> 'provider';
  if not found or not casino.is_alive(v_session, p_at) then
    return ledger.refuse('game-session-expired');
  end if;
  select * into v_game from casino.game where id = (p_payload ->> 'game')::bigint;
  if v_session.game <> v_game.id and not (p_payload ->> 'roams')::boolean then
    return ledger.refuse('round-wallet-mismatch');
  end if;
  v_reason := case when not v_game.is_active then 'game-blocked'
    else casino.is_blocked(p_player, v_game.provider, v_game.casino_type) end;
  if v_reason is not null then
    return ledger.refuse(v_reason, jsonb_build_object('provider', v_game.provider));
  end if;
  if casino.is_foreign_round(p_payload, p_player) then
    return ledger.refuse('round-wallet-mismatch');
  end if;
  if exists (select from casino.round where provider = p_payload ->> 'provider' and round_key = p_payload ->> 'round'
    and player = p_player and closed_at is not null)
  then
    return ledger.refuse('round-closed');
  end if;
  return null;
end $$;

-- Whether a bet that an ordinary win may answer is there: `live`, `reversed` or `none`.
create function casino.bet_of_win(p_payload jsonb, p_player bigint) returns text language sql stable as $$
  select coalesce((
    select case when t.reversed_by is null then 'live' else 'reversed' end
    from casino.round r join casino.round_transaction t on t.round = r.id
    where r.provider = p_payload ->> 'provider' and r.round_key = p_payload ->> 'round' and r.player = p_player
      and t.kind in ('bet', 'bet-win') and t.key = coalesce(p_payload ->> 'settles', t.key)
    order by t.reversed_by is not null limit 1), 'none')
$$;

-- A win needs no session and no unblocked player: money owed is paid. An ordinary one needs its bet.
create function casino.refuse_win(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
begin
  if casino.is_foreign_round(p_payload, p_player) then
    return ledger.refuse('round-wallet-mismatch');
  end if;
  if p_payload ->> 'win_type' = 'ordinary' then
    return case casino.bet_of_win(p_payload, p_player)
      when 'live' then null
      when 'reversed' then ledger.refuse('already-rolled-back')
      else ledger.refuse('win-without-bet') end;
  end if;
  return null;
end $$;

-- A bet that was paid stands: its win has to be taken back first. What is unknown yet passes and leaves its mark.
create function casino.refuse_rollback(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
declare
  v_target casino.round_transaction;
begin
  select * into v_target from casino.round_transaction
  where provider = p_payload ->> 'provider' and key = p_payload ->> 'target';
  if not found or v_target.reversed_by is not null then
    return null;
  end if;
  if nullif(p_payload ->> 'amount', '0')::bigint not in (v_target.stake, v_target.payout) then
    return ledger.refuse('round-wallet-mismatch');
  end if;
  if v_target.kind = 'bet' and exists (
    select from casino.round_transaction win
    where win.round = v_target.round and win.kind = 'win' and win.win_type = 'ordinary' and win.reversed_by is null
      and coalesce(win.settles, v_target.key) = v_target.key)
  then
    return ledger.refuse('bet-already-settled');
  end if;
  return null;
end $$;

-- ---- effects, in the same commit ---------------------------------------------------------------------------------

create function casino.balance_of(p_wallet bigint) returns bigint language sql stable as $$
  select balance from ledger.wallet where id = p_wallet
$$;

-- What every accepted command answers: our id of the transaction and the balance that it left.
create function casino.answer_of(p_op bigint, p_balance bigint) returns jsonb language sql immutable as $$
  select jsonb_build_object('transaction', p_op::text, 'balance', p_balance::text)
$$;

-- A bet, a win or both: the round grows by it.
create function casino.after_play(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz) returns jsonb
language plpgsql as $$
declare
  v_wallet bigint := p_payload ->> 'wallet';
  v_stake bigint := p_payload ->> 'stake';
  v_payout bigint := p_payload ->> 'payout';
  v_balance bigint := casino.balance_of(v_wallet);
  v_round bigint;
begin
  insert into casino.round as r (provider, round_key, player, game, currency, wallet, is_bonus, stake, payout,
    live_count, first_op, balance_before, balance_after, opened_at, updated_at)
  values (p_payload ->> 'provider', p_payload ->> 'round', p_player, (p_payload ->> 'game')::bigint,
    p_payload ->> 'currency', v_wallet, (p_payload ->> 'is_bonus')::boolean, v_stake, v_payout,
    1, p_op, v_balance + v_stake - v_payout, v_balance, p_at, p_at)
  on conflict (provider, player, round_key) do update set
    stake = r.stake + excluded.stake, payout = r.payout + excluded.payout, live_count = r.live_count + 1,
    balance_after = excluded.balance_after, updated_at = excluded.updated_at
  returning id into v_round;
  insert into casino.round_transaction (op, round, provider, key, kind, win_type, settles, stake, payout, balance_after, at)
  values (p_op, v_round, p_payload ->> 'provider', p_payload ->> 'key', p_payload ->> 'kind', p_payload ->> 'win_type',
    p_payload ->> 'settles', v_stake, v_payout, v_balance, p_at);
  if p_payload ->> 'kind' = 'win' then
    update casino.parked_win set paid_at = p_at where provider = p_payload ->> 'provider' and key = p_payload ->> 'key';
  end if;
  if p_payload ? 'session' then
    update casino.session set seen_at = p_at
    where ref_hash = decode(p_payload ->> 'session', 'hex') and seen_at < p_at - interval '30 seconds';
  end if;
  return casino.answer_of(p_op, v_balance);
end $$;

-- A rollback: the transaction counts no more. A tombstone and a refused target have nothing to take back.
create function casino.after_rollback(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz) returns jsonb
language plpgsql as $$
declare
  v_balance bigint := casino.balance_of((p_payload ->> 'wallet')::bigint);
  v_target casino.round_transaction;
begin
  if p_payload ->> 'rollback' = 'reversed' then
    update casino.round_transaction set reversed_by = p_op where op = (p_payload ->> 'reverses')::bigint
    returning * into strict v_target;
    update casino.round set stake = stake - v_target.stake, payout = payout - v_target.payout,
      live_count = live_count - 1, balance_after = v_balance, updated_at = p_at
    where id = v_target.round;
    insert into casino.round_transaction (op, round, provider, key, kind, stake, payout, balance_after, at)
    values (p_op, v_target.round, v_target.provider, p_payload ->> 'key', 'rollback', 0, 0, v_balance, p_at);
  end if;
  return casino.answer_of(p_op, v_balance);
end $$;

select ledger.register_op_kind('casino.bet', 'casino.refuse_bet', 'casino.after_play');
select ledger.register_op_kind('casino.win', 'casino.refuse_win', 'casino.after_play');
select ledger.register_op_kind('casino.bet-win', 'casino.refuse_bet', 'casino.after_play');
select ledger.register_op_kind('casino.rollback', 'casino.refuse_rollback', 'casino.after_rollback');

-- ---- wins that have to wait --------------------------------------------------------------------------------------

-- What to do with a win before it becomes a command, since a command's verdict is for ever: `pay` it (the ledger will
-- judge it), or park it as `win-without-bet` or `win-above-cap`. A win that is known already goes to the ledger, which
-- remembers its answer.
create function casino.judge_win(p_payload jsonb, p_player bigint) returns text language sql stable as $$
  select case
    when exists (select from casino.round_transaction
      where provider = p_payload ->> 'provider' and key = p_payload ->> 'key') then 'pay'
    when p_payload ->> 'win_type' = 'ordinary' and casino.bet_of_win(p_payload, p_player) = 'none' then 'win-without-bet'
    when (p_payload ->> 'payout')::bigint > (select win_max from casino.provider where name = p_payload ->> 'provider')
      and not exists (select from casino.parked_win where provider = p_payload ->> 'provider'
        and key = p_payload ->> 'key' and payout = (p_payload ->> 'payout')::bigint and approved_at is not null)
      then 'win-above-cap'
    else 'pay' end
$$;
