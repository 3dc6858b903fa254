-- Bets and wins of games: preconditions, effects and their forms for many commands of a batch. Called by the ledger for casino.bet,
-- casino.win and casino.bet-win under the wallet lock. Refuses bets by account, session and closures; wins are never refused for those.

-- State of the bet that an ordinary win answers: `live`, `reversed` or `none`.
create or replace function casino.bet_of_win(p_payload jsonb, p_player bigint) returns text language sql stable as $$
  select coalesce((
    select case when t.reversed_by is null then 'live' else 'reversed' end
    from casino.round r join casino.round_transaction t on t.round = r.id
    where r.provider = p_payload ->> 'provider' and r.round_key = p_payload ->> 'round' and r.player = p_player
      and t.kind in ('bet', 'bet-win') and t.key = coalesce(p_payload ->> 'settles', t.key)
    order by t.reversed_by is not null limit 1), 'none')
$$;

-- A win needs no session and no unblocked player: money owed is paid. An ordinary one needs its bet.
create or replace function casino.check_win(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
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

-- A parked win is paid by the first call that reaches this point.
create or replace function casino.on_win(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz) returns jsonb
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
  insert into casino.round_transaction (op, round, player, provider, key, kind, win_type, settles, stake, payout, balance_after, at)
  values (p_op, v_round, p_player, p_payload ->> 'provider', p_payload ->> 'key', p_payload ->> 'kind', p_payload ->> 'win_type',
    p_payload ->> 'settles', v_stake, v_payout, v_balance, p_at);
  if p_payload ->> 'kind' <> 'bet' then
    update casino.parked_win set paid_at = p_at where provider = p_payload ->> 'provider' and key = p_payload ->> 'key';
  end if;
  if p_payload ? 'session' then
    update casino.session set seen_at = p_at
    where ref_hash = decode(p_payload ->> 'session', 'hex') and seen_at < p_at - interval '30 seconds';
  end if;
  return casino.answer_of(p_op, v_balance);
end $$;

-- Returns true while a round waits for its result: it has a stake that no win, nor the zero that closes a lost round, has
-- answered. A win that names its bet answers that bet; one that names none answers every bet before it. Jackpots, free rounds
-- and promotions are no result. A round that its provider ended is decided.
create or replace function casino.is_undecided(p_round casino.round) returns boolean language sql stable as $$
  select p_round.closed_at is null and p_round.live_count > 0 and exists (
    select from casino.round_transaction bet
    where bet.round = p_round.id and bet.kind = 'bet' and bet.reversed_by is null and not exists (
      select from casino.round_transaction win
      where win.round = bet.round and win.kind = 'win' and win.win_type = 'ordinary' and win.reversed_by is null
        and case when win.settles is null then win.op > bet.op else win.settles = bet.key end))
$$;

-- Precondition of a bet: the player may play now, the session is alive, the game is open (reliability, 16 and 39); bonus money may
-- pay it, where it is to; and where an award pays, that it is of this player and not used.
create or replace function casino.check_bet(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
declare
  v_session casino.session;
  v_game casino.game;
  v_reason text;
begin
  select * into v_game from casino.game where id = (p_payload ->> 'game')::bigint;
  v_reason := casino.barred_at(p_player, v_game.casino_type, p_at);
  if v_reason is not null then
    return ledger.refuse(v_reason);
  end if;
  select * into v_session from casino.session
  where ref_hash = decode(p_payload ->> 'session', 'hex') and player = p_player and provider = p_payload ->> 'provider';
  if not found or not casino.is_alive(v_session, p_at) then
    return ledger.refuse('game-session-expired');
  end if;
  if v_session.game <> v_game.id and not (p_payload ->> 'roams')::boolean then
    return ledger.refuse('round-wallet-mismatch');
  end if;
  v_reason := case when not v_game.is_active then 'game-blocked' else casino.is_blocked(p_player, v_game, p_at) end;
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
  if p_payload ? 'bonus_refusal' then
    return ledger.refuse(p_payload ->> 'bonus_refusal', coalesce((p_payload ->> 'bonus_params')::jsonb, '{}'));
  end if;
  if p_payload ? 'bonus_max' and ledger.bets_paid_by((p_payload ->> 'wallet')::bigint) >= (p_payload ->> 'bonus_max')::int then
    return ledger.refuse('bet-count-limit', jsonb_build_object('max', (p_payload ->> 'bonus_max')::int));
  end if;
  if p_payload ? 'award' then
    return casino.award_of_bet_refusal(p_payload, p_player);
  end if;
  return null;
end $$;

-- Effect of a bet: as `after_play`, with what a bet at a sportsbook was on, and the award that paid it. Bets at a sportsbook are never
-- carried out together, so that this function alone writes slips.
create or replace function casino.on_bet(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz) returns jsonb
language plpgsql as $$
declare
  v_answer jsonb := casino.on_win(p_op, p_player, p_payload, p_at);
begin
  if p_payload ? 'slip' then
    insert into casino.sport_slip (op, round, legs, player)
    select p_op, round, (p_payload ->> 'slip')::jsonb, p_player from casino.round_transaction where op = p_op;
  end if;
  if p_payload ? 'award' then
    update casino.partner_award set state = 'used', ended_by = p_op, ended_at = p_at
    where provider = p_payload ->> 'provider' and key = p_payload ->> 'award';
  end if;
  return v_answer;
end $$;

-- Decides about each win before it becomes a command, since a verdict is for ever: `pay` it (the ledger will judge it), or park it as
-- `win-without-bet`, `already-rolled-back` (its bet was) or `win-above-cap`. A win that is known already goes to the ledger, which remembers its answer.
create or replace function casino.judge_wins(p_payloads jsonb[], p_players bigint[]) returns text[] language plpgsql stable
set enable_seqscan = off as $$
begin
  return array(
    select case
      when known.op is not null then 'pay'
      when win.kind = 'win' and win.type = 'ordinary' and not exists (
        select from casino.round r join casino.round_transaction t on t.round = r.id
        where r.provider = win.provider and r.player = win.player and r.round_key = win.round
          and t.kind in ('bet', 'bet-win') and t.key = coalesce(win.settles, t.key) and t.reversed_by is null)
        then case casino.bet_of_win(win.payload, win.player) when 'reversed' then 'already-rolled-back' else 'win-without-bet' end
      when win.payout > provider.win_max and approved.key is null then 'win-above-cap'
      else 'pay' end
    from (
      select place, player, payload, payload ->> 'provider' as provider, payload ->> 'key' as key, payload ->> 'kind' as kind,
        payload ->> 'round' as round, payload ->> 'win_type' as type, payload ->> 'settles' as settles,
        (payload ->> 'payout')::bigint as payout
      from unnest(p_payloads, p_players) with ordinality as asked (payload, player, place)
    ) win
    left join casino.transaction_of(win.provider, win.key) known on true
    left join casino.provider on provider.name = win.provider
    left join casino.parked_win approved on approved.provider = win.provider and approved.key = win.key
      and approved.payout = win.payout and approved.approved_at is not null
    order by win.place);
end $$;

-- Effects of many plays, in one statement. A session is touched where the call asks for it (`touch`): the caller knows
-- when it last did. Both sides of the join are lists of one commit.
create or replace function casino.on_plays(
  p_ops bigint[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[], p_balances bigint[]
) returns jsonb[] language plpgsql set enable_hashjoin = on as $$
declare
  v_answers jsonb[];
begin
  with asked as materialized (
    select op, player, at, balance, payload, payload ->> 'provider' as provider, payload ->> 'round' as round_key,
      (payload ->> 'stake')::bigint as stake, (payload ->> 'payout')::bigint as payout, place
    from unnest(p_ops, p_players, p_payloads, p_ats, p_balances) with ordinality
      as done (op, player, payload, at, balance, place)
  ), grown as (
    insert into casino.round as r (provider, round_key, player, game, currency, wallet, is_bonus, stake, payout,
      live_count, first_op, balance_before, balance_after, opened_at, updated_at)
    select provider, round_key, a.player, named.id, payload ->> 'currency', coalesce((payload ->> 'wallet')::bigint, w.id),
      (payload ->> 'is_bonus')::boolean, stake, payout, 1, op, a.balance + stake - payout, a.balance, at, at
    from asked a cross join lateral casino.game_named(provider, payload ->> 'game_id') named
    join ledger.wallet w on w.player = a.player and w.class = 'main' and w.currency = payload ->> 'currency'
    on conflict (provider, player, round_key) do update set
      stake = r.stake + excluded.stake, payout = r.payout + excluded.payout, live_count = r.live_count + 1,
      balance_after = excluded.balance_after, updated_at = excluded.updated_at
    returning id, provider, player, round_key
  ), written as (
    insert into casino.round_transaction
      (op, round, player, provider, key, kind, win_type, settles, stake, payout, balance_after, at)
    select op, grown.id, player, provider, payload ->> 'key', payload ->> 'kind', payload ->> 'win_type', payload ->> 'settles', stake,
      payout, balance, at
    from asked join grown using (provider, player, round_key)
  ), unparked as (
    -- Parked wins are paid from here on.
    update casino.parked_win w set paid_at = a.at from asked a
    where a.payload ->> 'kind' <> 'bet' and w.provider = a.provider and w.key = a.payload ->> 'key'
  ), touched as (
    update casino.session s set seen_at = a.at from asked a
    where a.payload ? 'touch' and s.ref_hash = decode(a.payload ->> 'session', 'hex')
      and s.seen_at < a.at - interval '30 seconds'
  )
  select array_agg(casino.answer_of(op, balance) order by place) into v_answers from asked;
  return v_answers;
end $$;

-- True where neither `admit_play` nor the precondition of the kind refuses anything: of bets, wins and both at once. The game is read
-- where its name is found, and the player once. A bet at a sportsbook is judged by itself: they are few.
create or replace function casino.check_plays(p_players bigint[], p_payloads jsonb[], p_ats timestamptz[])
returns boolean[] language plpgsql as $$
begin
  return array(
    select coalesce(a.is_alone and p.currency = a.payload ->> 'currency' and w.id is not null
      and (g.id is not null or not a.payload ? 'game_id')
      and (r.id is null or (r.wallet = coalesce((a.payload ->> 'wallet')::bigint, w.id) and r.game is not distinct from g.id))
      and case when a.staker is null then true else g.casino_type <> 'sport'
        and p.banned_at is null and not players.is_excluded(a.staker, a.at) and p.casino_blocked_at is null and life.is_alive and r.closed_at is null
        and (s.game = g.id or (a.payload ->> 'roams')::boolean) and g.is_active
        and not exists (select from casino.blocks_of(a.player, a.provider, g.casino_type, g.also_closed_by, a.at)) end
      and case when a.kind = 'bet' then true else
        ((a.payload ->> 'payout')::bigint <= coalesce(provider.win_max, 9223372036854775807)
        and (a.kind <> 'win' or a.payload ->> 'win_type' <> 'ordinary' or exists (
          select from casino.round_transaction t
          where t.round = r.id and t.kind in ('bet', 'bet-win') and t.key = coalesce(a.payload ->> 'settles', t.key)
            and t.reversed_by is null))) end, false)
    from (
      select *, payload ->> 'provider' as provider, payload ->> 'kind' as kind,
        -- Only stakes need the following rows; for other commands they are empty.
        case when payload ->> 'kind' <> 'win' then player end as staker,
        count(*) over (partition by player, payload ->> 'provider', payload ->> 'round') = 1 as is_alone
      from unnest(p_players, p_payloads, p_ats) with ordinality as op (player, payload, at, ord)
    ) a
    left join players.player p on p.id = a.player
    left join ledger.wallet w on w.player = a.player and w.class = 'main' and w.currency = p.currency
    left join casino.provider on provider.name = a.provider
    left join casino.game own on own.provider = a.provider and own.game_id = a.payload ->> 'game_id'
    left join casino.game v on v.provider = a.provider and v.mobile_game_id = case when own.id is null then a.payload ->> 'game_id' end
    cross join lateral (
      select coalesce(own.id, v.id) as id, coalesce(own.casino_type, v.casino_type) as casino_type,
        coalesce(own.also_closed_by, v.also_closed_by) as also_closed_by, coalesce(own.is_active, v.is_active) as is_active
    ) g
    left join casino.round r on r.provider = a.provider and r.player = a.player and r.round_key = a.payload ->> 'round'
    left join casino.session s on s.ref_hash = decode(a.payload ->> 'session', 'hex') and s.player = a.staker
      and s.provider = a.provider
    cross join lateral casino.life_of(s, a.at) life
    order by a.ord);
end $$;
