-- Bets and wins of one commit, judged and written together: see 0063-ledger-together. Two commands of one round are never
-- judged together, since the later may stand on the earlier.

-- What closes a game to a player at that instant; `casino.is_blocked` names the first.
create function casino.blocks_of(p_player bigint, p_provider text, p_casino_type text, p_also text[], p_at timestamptz)
returns setof casino.block language sql stable as $$
  select * from casino.block
  where (player is null or player = p_player) and (until is null or until > p_at)
    and (provider = p_provider or casino_type = p_casino_type or casino_type = any (p_also))
$$;

create or replace function casino.is_blocked(p_player bigint, p_game casino.game, p_at timestamptz) returns text
language sql stable as $$
  select case when provider is not null then 'provider-blocked' else 'game-blocked' end
  from casino.blocks_of(p_player, p_game.provider, p_game.casino_type, p_game.also_closed_by, p_at)
  order by provider is null limit 1
$$;

-- True where `casino.refuse_bet` refuses nothing.
create function casino.check_bets(p_players bigint[], p_payloads jsonb[], p_ats timestamptz[])
returns boolean[] language plpgsql as $$
begin
  return array(
    select coalesce(a.is_alone and b.barred is null and p.casino_blocked_at is null and casino.is_alive(s, a.at)
      and (s.game = g.id or (a.payload ->> 'roams')::boolean) and g.is_active
      and not exists (select from casino.blocks_of(a.player, g.provider, g.casino_type, g.also_closed_by, a.at))
      and (r.id is null or (r.wallet = (a.payload ->> 'wallet')::bigint and r.game is not distinct from g.id
        and r.closed_at is null)), false)
    from (
      select *, payload ->> 'provider' as provider,
        count(*) over (partition by player, payload ->> 'provider', payload ->> 'round') = 1 as is_alone
      from unnest(p_players, p_payloads, p_ats) with ordinality as op (player, payload, at, ord)
    ) a
    cross join lateral players.barred(a.player, a.at) b
    left join players.player p on p.id = a.player
    left join casino.session s on s.ref_hash = decode(a.payload ->> 'session', 'hex') and s.player = a.player
      and s.provider = a.provider
    left join casino.game g on g.id = (a.payload ->> 'game')::bigint
    left join casino.round r on r.provider = a.provider and r.player = a.player and r.round_key = a.payload ->> 'round'
    order by a.ord);
end $$;

-- True where `casino.refuse_win` refuses nothing.
create function casino.check_wins(p_players bigint[], p_payloads jsonb[], p_ats timestamptz[])
returns boolean[] language plpgsql as $$
begin
  return array(
    select coalesce(a.is_alone
      and (r.id is null or (r.wallet = (a.payload ->> 'wallet')::bigint
        and r.game is not distinct from (a.payload ->> 'game')::bigint))
      and (a.payload ->> 'win_type' <> 'ordinary' or exists (
        select from casino.round_transaction t
        where t.round = r.id and t.kind in ('bet', 'bet-win') and t.key = coalesce(a.payload ->> 'settles', t.key)
          and t.reversed_by is null)), false)
    from (
      select *, count(*) over (partition by player, payload ->> 'provider', payload ->> 'round') = 1 as is_alone
      from unnest(p_players, p_payloads) with ordinality as op (player, payload, ord)
    ) a
    left join casino.round r on r.provider = a.payload ->> 'provider' and r.player = a.player
      and r.round_key = a.payload ->> 'round'
    order by a.ord);
end $$;

-- As `casino.after_play`, for many. Rounds meet their transactions by a hash join: the money path forbids them, for the plans
-- of tables; here both sides are the lists of one commit.
create function casino.after_plays(
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
    select provider, round_key, player, (payload ->> 'game')::bigint, payload ->> 'currency', (payload ->> 'wallet')::bigint,
      (payload ->> 'is_bonus')::boolean, stake, payout, 1, op, balance + stake - payout, balance, at, at
    from asked
    on conflict (provider, player, round_key) do update set
      stake = r.stake + excluded.stake, payout = r.payout + excluded.payout, live_count = r.live_count + 1,
      balance_after = excluded.balance_after, updated_at = excluded.updated_at
    returning id, provider, player, round_key
  )
  insert into casino.round_transaction (op, round, provider, key, kind, win_type, settles, stake, payout, balance_after, at)
  select op, grown.id, provider, payload ->> 'key', payload ->> 'kind', payload ->> 'win_type', payload ->> 'settles', stake,
    payout, balance, at
  from asked join grown using (provider, player, round_key);
  -- The commands of a call are of one kind; what was parked is paid from here on.
  if p_payloads[1] ->> 'kind' <> 'bet' then
    update casino.parked_win w set paid_at = op.at
    from unnest(p_payloads, p_ats) as op (payload, at)
    where w.provider = op.payload ->> 'provider' and w.key = op.payload ->> 'key';
  end if;
  update casino.session s set seen_at = op.at
  from unnest(p_payloads, p_ats) as op (payload, at)
  where op.payload ? 'session' and s.ref_hash = decode(op.payload ->> 'session', 'hex')
    and s.seen_at < op.at - interval '30 seconds';
  return array(select casino.answer_of(op, balance) from unnest(p_ops, p_balances) as done (op, balance));
end $$;

select ledger.register_many('casino.bet', 'casino.check_bets', 'casino.after_plays');
select ledger.register_many('casino.bet-win', 'casino.check_bets', 'casino.after_plays');
select ledger.register_many('casino.win', 'casino.check_wins', 'casino.after_plays');
