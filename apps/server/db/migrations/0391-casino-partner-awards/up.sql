-- Free bets that another sportsbook promises its players: awarded, then used for one bet there, paid out (released) or taken back
-- (retracted). An award is a promise: money moves when it is kept. The stake of its bet comes out of the cost of promotions, so
-- that the sportsbook's revenue is what it would be of any bet, and what is released is paid from there.

create domain casino.award_state as text check (value in ('awarded', 'used', 'released', 'retracted'));

create table casino.partner_award (
  provider text not null references casino.provider (name),
  -- The award's own id at the sportsbook.
  key text not null,
  player bigint not null,
  currency text not null,
  -- Null for what was taken back before it came: it is never awarded.
  amount bigint check (amount > 0),
  state casino.award_state not null,
  -- The command that awarded it, and the one that used it or paid it out.
  op bigint unique,
  ended_by bigint unique,
  paid bigint not null default 0 check (paid >= 0),
  given_at timestamptz not null,
  ended_at timestamptz,
  primary key (provider, key),
  check ((amount is null) = (op is null)),
  check (op is not null or state = 'retracted'),
  check ((state in ('used', 'released')) = (ended_by is not null)),
  check ((state = 'awarded') = (ended_at is null)),
  check (paid = 0 or (state = 'released' and paid <= amount))
);
create index partner_award_of_player on casino.partner_award (player, provider);

insert into ledger.chart (code, from_class, to_class, reversed_by) values (1537, 'promotion-cost', 'revenue', 1521);

-- What the sportsbook has promised a player and not kept yet.
create function casino.promised_to(p_provider text, p_player bigint) returns bigint language sql stable as $$
  select coalesce(sum(amount), 0)::bigint from casino.partner_award
  where player = p_player and provider = p_provider and state = 'awarded'
$$;

create function casino.award_answer(p_op bigint, p_player bigint, p_payload jsonb) returns jsonb language plpgsql as $$
begin
  return casino.answer_of(p_op, casino.balance_of((p_payload ->> 'wallet')::bigint))
    || jsonb_build_object('promised', casino.promised_to(p_payload ->> 'provider', p_player)::text);
end $$;

-- ---- preconditions, under the lock of the player's main wallet: it orders all that is done with their awards ----------

-- Who is barred from staking is promised nothing. An id is awarded once; what was taken back before it came never is.
create function casino.refuse_award(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
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

-- A release that comes before its award is told so and comes again.
create function casino.admit_release(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.admitted
language plpgsql as $$
begin
  if exists (select from casino.partner_award where provider = p_payload ->> 'provider' and key = p_payload ->> 'award'
    and player = p_player)
  then
    return row(null, null)::ledger.admitted;
  end if;
  return row('award-unknown', null)::ledger.admitted;
end $$;

-- What the player earned is paid whoever they are by now; never more than was awarded, and once.
create function casino.refuse_release(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
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

-- What was kept is not taken back: the bet or the release has to be rolled back first. What is not known leaves a mark.
create function casino.refuse_retract(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
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
create function casino.refuse_award_of_bet(p_payload jsonb, p_player bigint) returns ledger.refusal language plpgsql as $$
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

-- As in 0281-partner-bets-from-a-bonus, and of a bet that an award pays.
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
  if p_payload ? 'award' then
    return casino.refuse_award_of_bet(p_payload, p_player);
  end if;
  return null;
end $$;

-- What is asked before `casino.refuse_rollback`: what is done with awards is taken back by its amount too, and an award itself only while
-- nothing came of it. A bet that an award paid bears no stake of the player's: its amount is that of the award.
create function casino.refuse_taking_back(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
declare
  v_op bigint := (select id from ledger.op
    where scope = 'provider:' || (p_payload ->> 'provider') and key = p_payload ->> 'target' and verdict = 'accepted');
  v_amount bigint := nullif(p_payload ->> 'amount', '0');
  v_award casino.partner_award;
begin
  select * into v_award from casino.partner_award where op = v_op or ended_by = v_op;
  if not found then
    return casino.refuse_rollback(p_payload, p_player, p_at);
  end if;
  if v_op = v_award.op and v_award.state in ('used', 'released') then
    return ledger.refuse('award-ended');
  end if;
  if v_amount <> (case when v_award.state = 'released' and v_op <> v_award.op then v_award.paid else v_award.amount end) then
    return ledger.refuse('round-wallet-mismatch');
  end if;
  return casino.refuse_rollback(p_payload - 'amount', p_player, p_at);
end $$;

-- ---- effects, in the same commit -----------------------------------------------------------------------------------

create function casino.after_award(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz) returns jsonb
language plpgsql as $$
begin
  insert into casino.partner_award (provider, key, player, currency, amount, state, op, given_at)
  values (p_payload ->> 'provider', p_payload ->> 'award', p_player, p_payload ->> 'currency', (p_payload ->> 'amount')::bigint,
    'awarded', p_op, p_at);
  return casino.award_answer(p_op, p_player, p_payload);
end $$;

create function casino.after_release(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz) returns jsonb
language plpgsql as $$
begin
  update casino.partner_award set state = 'released', ended_by = p_op, ended_at = p_at, paid = (p_payload ->> 'amount')::bigint
  where provider = p_payload ->> 'provider' and key = p_payload ->> 'award';
  return casino.award_answer(p_op, p_player, p_payload);
end $$;

-- Answered in the words of a rollback, which is final: it is none that could be rolled back itself.
create function casino.after_retract(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz) returns jsonb
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

-- As in 0160-embedded-sportsbooks, with the award that paid it.
create or replace function casino.after_stake(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz) returns jsonb
language plpgsql as $$
declare
  v_answer jsonb := casino.after_play(p_op, p_player, p_payload, p_at);
begin
  if p_payload ? 'slip' then
    insert into casino.sport_slip (op, round, legs)
    select p_op, round, (p_payload ->> 'slip')::jsonb from casino.round_transaction where op = p_op;
  end if;
  if p_payload ? 'award' then
    update casino.partner_award set state = 'used', ended_by = p_op, ended_at = p_at
    where provider = p_payload ->> 'provider' and key = p_payload ->> 'award';
  end if;
  return v_answer;
end $$;

-- As in 0031-casino-rounds. An award whose bet or release is taken back can be used again; one that is taken back itself cannot.
create or replace function casino.after_rollback(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz) returns jsonb
language plpgsql as $$
declare
  v_balance bigint := casino.balance_of((p_payload ->> 'wallet')::bigint);
  v_reverses bigint := p_payload ->> 'reverses';
  v_is_award boolean;
  v_target casino.round_transaction;
begin
  if p_payload ->> 'rollback' <> 'reversed' then
    return casino.answer_of(p_op, v_balance);
  end if;
  update casino.partner_award set
    state = case when op = v_reverses then 'retracted' else 'awarded' end, ended_at = case when op = v_reverses then p_at end,
    ended_by = null, paid = 0
  where ended_by = v_reverses or (op = v_reverses and state = 'awarded');
  v_is_award := found or exists (select from casino.partner_award where op = v_reverses);
  update casino.round_transaction set reversed_by = p_op where op = v_reverses returning * into v_target;
  if found then
    update casino.round set stake = stake - v_target.stake, payout = payout - v_target.payout,
      live_count = live_count - 1, balance_after = v_balance, updated_at = p_at
    where id = v_target.round;
    insert into casino.round_transaction (op, round, provider, key, kind, stake, payout, balance_after, at)
    values (p_op, v_target.round, v_target.provider, p_payload ->> 'key', 'rollback', 0, 0, v_balance, p_at);
  elsif not v_is_award then
    raise exception 'a rollback of what is neither a transaction nor an award';
  end if;
  return casino.answer_of(p_op, v_balance);
end $$;

select ledger.register_op_kind('casino.rollback', 'casino.refuse_taking_back', 'casino.after_rollback');
select ledger.register_op_kind('casino.award', 'casino.refuse_award', 'casino.after_award');
select ledger.register_op_kind('casino.release', 'casino.refuse_release', 'casino.after_release');
select ledger.register_op_kind('casino.retract', 'casino.refuse_retract', 'casino.after_retract');
select ledger.register_admission('casino.release', 'casino.admit_release');

-- ---- invariants ----------------------------------------------------------------------------------------------------

-- What an award came to is what the ledger moved for it: a used one paid one bet that stands, a released one what it says, and no
-- stake came out of the cost of promotions without its award.
create view casino.invariant_49_awards_are_kept_once as
select a.key from casino.partner_award a
left join ledger.op o on o.id = a.ended_by
where a.ended_by is not null and (o.id is null or o.verdict <> 'accepted' or o.player <> a.player
  or exists (select from ledger.op back where back.reverses = o.id)
  or case a.state when 'used' then o.kind <> 'casino.bet' or o.moves[3] <> a.amount or o.moves[4] <> 1537
     else o.kind <> 'casino.release' or coalesce(o.moves[3], 0) <> a.paid end)
union all
select o.key from ledger.op o
where o.verdict = 'accepted' and (o.kind = 'casino.release' or (o.kind = 'casino.bet' and o.moves[4] = 1537))
  and not exists (select from ledger.op back where back.reverses = o.id)
  and not exists (select from casino.partner_award a where a.ended_by = o.id);

select ledger.register_invariant('casino-49', 'casino.invariant_49_awards_are_kept_once',
  'An award of another sportsbook paid one bet or was paid out once, and by its amount.');
