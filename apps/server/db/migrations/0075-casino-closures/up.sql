-- Closures as staff set them: with a reason, an end, and who did it. And the sportsbook's key among the providers, so that
-- it can be closed like any other (semantics D19).

alter table casino.block
  add column reason text not null default '' check (length(reason) <= 200),
  -- The block ends by itself at that instant; null stands until it is lifted.
  add column until timestamptz,
  add column staff bigint;

alter table casino.provider add column is_sportsbook boolean not null default false;
insert into casino.provider (name, route_provider, is_sportsbook) values ('digitain', 'digitain', true)
on conflict (name) do update set is_sportsbook = true;

-- Casino types whose block closes the game beside its own type: crash games and horse races follow the slots. Written by
-- the rules of `catalogue-search/closures` with every list and with every category that staff confirm.
alter table casino.game add column also_closed_by text[] not null default '{}';

drop function casino.is_blocked(bigint, text, text);
create function casino.is_blocked(p_player bigint, p_game casino.game, p_at timestamptz) returns text
language sql stable as $$
  select case when provider is not null then 'provider-blocked' else 'game-blocked' end
  from casino.block
  where (player is null or player = p_player) and (until is null or until > p_at)
    and (provider = p_game.provider or casino_type = p_game.casino_type or casino_type = any (p_game.also_closed_by))
  order by provider is null limit 1
$$;

-- As in 0031, judged with everything that closes the game.
create or replace function casino.refuse_bet(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
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
  return null;
end $$;
