-- Bets and wins go to the ledger as the provider wrote them: whose wallet pays, which game it is and whether a win is owed is
-- found in the money's own statement, where a look beforehand was a statement of its own for each call. Their payloads bear
-- `game_id`, the provider's name of the game, and a `wallet` only where it is not the main one of `currency`.

-- The game of a provider's id: its own, else that of its variant for phones. One row, null where there is none.
create function casino.game_named(p_provider text, p_game_id text) returns table (id bigint) language sql stable as $$
  select coalesce(
    (select own.id from casino.game own where own.provider = p_provider and own.game_id = p_game_id),
    (select v.id from casino.game v where v.provider = p_provider and v.mobile_game_id = p_game_id))
$$;

-- Lets a bet, a win or both in, with its wallet and its game; or turns it away. A win that is not owed yet is turned away as well:
-- it is parked, since a command's verdict is for ever.
create function casino.admit_play(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.admitted
language plpgsql as $$
declare
  v_currency text := (select currency from players.player where id = p_player);
  v_wallet bigint;
  v_game bigint;
  v_judged text;
begin
  if v_currency is null or v_currency <> p_payload ->> 'currency' then
    return row(case when v_currency is null then 'user-not-found' else 'currency-mismatch' end, null)::ledger.admitted;
  end if;
  v_wallet := coalesce((p_payload ->> 'wallet')::bigint, (
    select id from ledger.wallet where player = p_player and class = 'main' and currency = v_currency));
  v_game := (select id from casino.game_named(p_payload ->> 'provider', p_payload ->> 'game_id'));
  if v_wallet is null or (v_game is null and p_payload ? 'game_id') then
    return row(case when v_wallet is null then 'unknown-account' else 'game-not-found' end, null)::ledger.admitted;
  end if;
  v_judged := case when p_payload ->> 'kind' <> 'bet' then (casino.judge_wins(array[p_payload], array[p_player]))[1] end;
  if v_judged <> 'pay' then
    return row(v_judged, null)::ledger.admitted;
  end if;
  return row(null, p_payload
    || jsonb_strip_nulls(jsonb_build_object('wallet', v_wallet::text, 'game', v_game::text)))::ledger.admitted;
end $$;

-- True where neither `casino.admit_play` nor the precondition of the kind refuses anything: of bets, wins and both at once. A
-- bet at a sportsbook is judged by itself: they are few.
create function casino.check_plays(p_players bigint[], p_payloads jsonb[], p_ats timestamptz[])
returns boolean[] language plpgsql as $$
begin
  return array(
    select coalesce(a.is_alone and p.currency = a.payload ->> 'currency' and w.id is not null
      and (g.id is not null or not a.payload ? 'game_id')
      and (r.id is null or (r.wallet = coalesce((a.payload ->> 'wallet')::bigint, w.id) and r.game is not distinct from g.id))
      and case when a.staker is null then true else g.casino_type <> 'sport'
        and b.barred is null and p.casino_blocked_at is null and life.is_alive and r.closed_at is null
        and (s.game = g.id or (a.payload ->> 'roams')::boolean) and g.is_active
        and not exists (select from casino.blocks_of(a.player, g.provider, g.casino_type, g.also_closed_by, a.at)) end
      and case when a.kind = 'bet' then true else
        ((a.payload ->> 'payout')::bigint <= coalesce(provider.win_max, 9223372036854775807)
        and (a.kind <> 'win' or a.payload ->> 'win_type' <> 'ordinary' or exists (
          select from casino.round_transaction t
          where t.round = r.id and t.kind in ('bet', 'bet-win') and t.key = coalesce(a.payload ->> 'settles', t.key)
            and t.reversed_by is null))) end, false)
    from (
      select *, payload ->> 'provider' as provider, payload ->> 'kind' as kind,
        -- Whoever stakes is asked more; of the others these looks find nothing.
        case when payload ->> 'kind' <> 'win' then player end as staker,
        count(*) over (partition by player, payload ->> 'provider', payload ->> 'round') = 1 as is_alone
      from unnest(p_players, p_payloads, p_ats) with ordinality as op (player, payload, at, ord)
    ) a
    left join players.player p on p.id = a.player
    left join ledger.wallet w on w.player = a.player and w.class = 'main' and w.currency = p.currency
    left join casino.provider on provider.name = a.provider
    cross join lateral casino.game_named(a.provider, a.payload ->> 'game_id') named
    left join casino.game g on g.id = named.id
    left join casino.round r on r.provider = a.provider and r.player = a.player and r.round_key = a.payload ->> 'round'
    cross join lateral players.barred(a.staker, a.at) b
    left join casino.session s on s.ref_hash = decode(a.payload ->> 'session', 'hex') and s.player = a.staker
      and s.provider = a.provider
    cross join lateral casino.life_of(s, a.at) life
    order by a.ord);
end $$;

-- As in 0081, with the game and the wallet found here.
create or replace function casino.after_plays(
  p_ops bigint[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[], p_balances bigint[]
) returns jsonb[] language plpgsql set enable_hashjoin = on as $$
begin
  with asked as materialized (
    select op, player, at, balance, payload, payload ->> 'provider' as provider, payload ->> 'round' as round_key,
      (payload ->> 'stake')::bigint as stake, (payload ->> 'payout')::bigint as payout
    from unnest(p_ops, p_players, p_payloads, p_ats, p_balances) as done (op, player, payload, at, balance)
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
  )
  insert into casino.round_transaction (op, round, provider, key, kind, win_type, settles, stake, payout, balance_after, at)
  select op, grown.id, provider, payload ->> 'key', payload ->> 'kind', payload ->> 'win_type', payload ->> 'settles', stake,
    payout, balance, at
  from asked join grown using (provider, player, round_key);
  -- What was parked is paid from here on.
  update casino.parked_win w set paid_at = op.at
  from unnest(p_payloads, p_ats) as op (payload, at)
  where op.payload ->> 'kind' <> 'bet' and w.provider = op.payload ->> 'provider' and w.key = op.payload ->> 'key';
  update casino.session s set seen_at = op.at
  from unnest(p_payloads, p_ats) as op (payload, at)
  where op.payload ? 'session' and s.ref_hash = decode(op.payload ->> 'session', 'hex')
    and s.seen_at < op.at - interval '30 seconds';
  return array(select casino.answer_of(op, balance) from unnest(p_ops, p_balances) as done (op, balance));
end $$;

select ledger.register_many('casino.bet', 'casino.check_plays', 'casino.after_plays');
select ledger.register_many('casino.bet-win', 'casino.check_plays', 'casino.after_plays');
select ledger.register_many('casino.win', 'casino.check_plays', 'casino.after_plays');
select ledger.register_admission('casino.bet', 'casino.admit_play');
select ledger.register_admission('casino.bet-win', 'casino.admit_play');
select ledger.register_admission('casino.win', 'casino.admit_play');
drop function casino.check_bets(bigint[], jsonb[], timestamptz[]);
drop function casino.check_wins(bigint[], jsonb[], timestamptz[]);
