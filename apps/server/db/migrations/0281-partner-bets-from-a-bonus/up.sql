-- Bets at the sportsbooks of others that bonus money pays: on the terms of our own.

-- Bets on sport that a wallet has paid and was not given back, at whichever sportsbook. Of a bonus, whose entries are few.
create function ledger.bets_paid_by(p_wallet bigint) returns int language sql stable as $$
  select (count(*) filter (where code = 5) - count(*) filter (where code = 1502))::int from ledger.entry where account = p_wallet
$$;

-- As in 0160-embedded-sportsbooks, and why bonus money does not pay it, where it is to.
create or replace function casino.refuse_bet(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
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
  return null;
end $$;

-- As in 0280-house-expresses, counted at every sportsbook.
create or replace function sportsbook.bonus_refusal(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
begin
  if p_payload ? 'bonus_max' and ledger.bets_paid_by((p_payload ->> 'wallet')::bigint) >= (p_payload ->> 'bonus_max')::int then
    return ledger.refuse('bet-count-limit', jsonb_build_object('max', (p_payload ->> 'bonus_max')::int));
  end if;
  return sportsbook.limits_refusal(p_payload, p_player, p_at);
end $$;
