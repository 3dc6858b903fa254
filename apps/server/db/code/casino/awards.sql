-- Free bets that another sportsbook promised its players: awarded, used for one bet, released (paid out) or retracted. Preconditions and
-- effects of casino.award, casino.release and casino.retract, under the player's wallet lock. Called by the ledger. Refuses with
-- award-known, award-unknown and award-ended, and what differs from the award: amount, currency, player.

-- Sum of the awards that the sportsbook has promised a player and not paid yet.
create or replace function casino.promised_to(p_provider text, p_player bigint) returns bigint language sql stable as $$
  select coalesce(sum(amount), 0)::bigint from casino.partner_award
  where player = p_player and provider = p_provider and state = 'awarded'
$$;

-- Returns what a command about an award answers.
create or replace function casino.award_answer(p_op bigint, p_player bigint, p_payload jsonb) returns jsonb language plpgsql as $$
begin
  return casino.answer_of(p_op, casino.balance_of((p_payload ->> 'wallet')::bigint))
    || jsonb_build_object('promised', casino.promised_to(p_payload ->> 'provider', p_player)::text);
end $$;

-- Refuses a player who may not stake. An id is awarded once; what was taken back before it came never is.
create or replace function casino.check_award(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
declare
  v_known casino.partner_award;
  v_reason text;
begin
  select * into v_known from casino.partner_award where provider = p_payload ->> 'provider' and key = p_payload ->> 'award';
  if found then
    return ledger.refuse(case when v_known.op is null and v_known.player = p_player then 'rolled-back' else 'award-known' end);
  end if;
  v_reason := casino.barred_at(p_player, 'sport', p_at);
  if v_reason is not null then
    return ledger.refuse(v_reason);
  end if;
  if (p_payload ->> 'amount')::bigint > (select win_max from casino.provider where name = p_payload ->> 'provider') then
    return ledger.refuse('amount-out-of-range');
  end if;
  return null;
end $$;

-- Pays what the player earned, even one who may not stake by now; never more than was awarded, and once.
create or replace function casino.check_release(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
declare
  v_award casino.partner_award;
begin
  select * into strict v_award from casino.partner_award
  where provider = p_payload ->> 'provider' and key = p_payload ->> 'award';
  return case
    when v_award.state <> 'awarded' then ledger.refuse('award-ended')
    when v_award.currency <> p_payload ->> 'currency' then ledger.refuse('currency-mismatch')
    when (p_payload ->> 'amount')::bigint > v_award.amount then ledger.refuse('amount-out-of-range') end;
end $$;

-- Refuses to take back an award that was used or paid out: the bet or the release has to be rolled back first. What is not known leaves a mark.
create or replace function casino.check_retract(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
declare
  v_award casino.partner_award;
begin
  select * into v_award from casino.partner_award where provider = p_payload ->> 'provider' and key = p_payload ->> 'award';
  return case
    when not found then null
    when v_award.player <> p_player then ledger.refuse('target-of-another-player')
    when v_award.state in ('used', 'released') then ledger.refuse('award-ended')
    when nullif(p_payload ->> 'amount', '0')::bigint <> v_award.amount then ledger.refuse('round-wallet-mismatch') end;
end $$;

-- The award that a bet names pays the whole of it, once.
create or replace function casino.award_of_bet_refusal(p_payload jsonb, p_player bigint) returns ledger.refusal language plpgsql as $$
declare
  v_award casino.partner_award;
begin
  select * into v_award from casino.partner_award
  where provider = p_payload ->> 'provider' and key = p_payload ->> 'award' and player = p_player;
  return case
    when not found then ledger.refuse('award-unknown')
    when v_award.state <> 'awarded' then ledger.refuse('award-ended')
    when v_award.currency <> p_payload ->> 'currency' or v_award.amount <> (p_payload ->> 'award_stake')::bigint
      then ledger.refuse('round-wallet-mismatch') end;
end $$;

-- Effect of casino.award: writes the promise; no money moves.
create or replace function casino.on_award(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz) returns jsonb
language plpgsql as $$
begin
  insert into casino.partner_award (provider, key, player, currency, amount, state, op, given_at)
  values (p_payload ->> 'provider', p_payload ->> 'award', p_player, p_payload ->> 'currency', (p_payload ->> 'amount')::bigint,
    'awarded', p_op, p_at);
  return casino.award_answer(p_op, p_player, p_payload);
end $$;

-- Effect of casino.release: the award was paid out.
create or replace function casino.on_release(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz) returns jsonb
language plpgsql as $$
begin
  update casino.partner_award set state = 'released', ended_by = p_op, ended_at = p_at, paid = (p_payload ->> 'amount')::bigint
  where provider = p_payload ->> 'provider' and key = p_payload ->> 'award';
  return casino.award_answer(p_op, p_player, p_payload);
end $$;

-- Answered like a rollback, which is final: it cannot be rolled back itself.
create or replace function casino.on_retract(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz) returns jsonb
language plpgsql as $$
declare
  v_before text := (select state from casino.partner_award
    where provider = p_payload ->> 'provider' and key = p_payload ->> 'award');
begin
  if v_before is null then
    insert into casino.partner_award (provider, key, player, currency, state, given_at, ended_at)
    values (p_payload ->> 'provider', p_payload ->> 'award', p_player, p_payload ->> 'currency', 'retracted', p_at, p_at);
  else
    update casino.partner_award set state = 'retracted', ended_at = p_at
    where provider = p_payload ->> 'provider' and key = p_payload ->> 'award' and state = 'awarded';
  end if;
  return casino.award_answer(p_op, p_player, p_payload) || jsonb_build_object('rollback',
    case when v_before is null then 'tombstone' when v_before = 'retracted' then 'already-reversed' else 'reversed' end);
end $$;
