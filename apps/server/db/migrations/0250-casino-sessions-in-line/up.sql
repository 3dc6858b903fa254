-- Whether a session lives, as a row instead of a value: a statement that looks at many sessions takes it in as a part of its
-- own plan, where it called a function with a plan of its own for each. The rule is written here alone.
create function casino.life_of(p_session casino.session, p_at timestamptz) returns table (is_alive boolean)
language sql stable as $$
  select p_session.opened_at is not null and p_session.closed_at is null
    and p_session.seen_at > p_at - interval '4 hours'
    and not exists (select from identity.session where id = p_session.sign_in and ended_at is not null)
$$;

create or replace function casino.is_alive(p_session casino.session, p_at timestamptz) returns boolean
language sql stable as $$
  select is_alive from casino.life_of(p_session, p_at)
$$;

create or replace function casino.check_bets(p_players bigint[], p_payloads jsonb[], p_ats timestamptz[])
returns boolean[] language plpgsql as $$
begin
  return array(
    select coalesce(a.is_alone and g.casino_type <> 'sport'
      and b.barred is null and p.casino_blocked_at is null and life.is_alive
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
    cross join lateral casino.life_of(s, a.at) life
    left join casino.game g on g.id = (a.payload ->> 'game')::bigint
    left join casino.round r on r.provider = a.provider and r.player = a.player and r.round_key = a.payload ->> 'round'
    order by a.ord);
end $$;
