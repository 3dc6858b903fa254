-- As in 0331: the game is read where its name is found, and the player once.
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
        -- Whoever stakes is asked more; of the others these looks find nothing.
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
