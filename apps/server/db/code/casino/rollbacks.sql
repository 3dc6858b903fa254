-- Rollbacks of casino transactions: precondition and effect of casino.rollback, under the player's wallet lock. Refuses what was paid
-- already and awards that something came of. Called by the ledger.

-- Precondition of casino.rollback, before `casino.rollback_refusal`: use of an award is taken back by its amount too, and an award only while
-- nothing came of it. A bet that an award paid bears no stake of the player's: its amount is that of the award.
create or replace function casino.check_rollback(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
declare
  v_op bigint := (select id from ledger.op
    where scope = 'provider:' || (p_payload ->> 'provider') and key = p_payload ->> 'target' and verdict = 'accepted');
  v_amount bigint := nullif(p_payload ->> 'amount', '0');
  v_award casino.partner_award;
begin
  select * into v_award from casino.partner_award where op = v_op or ended_by = v_op;
  if not found then
    return casino.rollback_refusal(p_payload, p_player, p_at);
  end if;
  if v_op = v_award.op and v_award.state in ('used', 'released') then
    return ledger.refuse('award-ended');
  end if;
  if v_amount <> (case when v_award.state = 'released' and v_op <> v_award.op then v_award.paid else v_award.amount end) then
    return ledger.refuse('round-wallet-mismatch');
  end if;
  return casino.rollback_refusal(p_payload - 'amount', p_player, p_at);
end $$;

-- Effect of a rollback: the transaction counts no more. A tombstone and a refused target have nothing to take back. An award whose bet
-- or release is taken back can be used again; one that is taken back itself cannot.
create or replace function casino.on_rollback(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz) returns jsonb
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
    insert into casino.round_transaction (op, round, player, provider, key, kind, stake, payout, balance_after, at)
    values (p_op, v_target.round, p_player, v_target.provider, p_payload ->> 'key', 'rollback', 0, 0, v_balance, p_at);
  elsif not v_is_award then
    raise exception 'a rollback of what is neither a transaction nor an award';
  end if;
  return casino.answer_of(p_op, v_balance);
end $$;

-- A bet that was paid is not taken back before its win is. What is unknown yet passes and leaves its tombstone. A win which names no
-- bet answers the bets before it alone: a later bet of the same round is not paid yet, and its provider may take it back.
create or replace function casino.rollback_refusal(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
declare
  v_target casino.round_transaction;
begin
  select * into v_target from casino.transaction_of(p_payload ->> 'provider', p_payload ->> 'target');
  if not found or v_target.reversed_by is not null then
    return null;
  end if;
  if nullif(p_payload ->> 'amount', '0')::bigint not in (v_target.stake, v_target.payout) then
    return ledger.refuse('round-wallet-mismatch');
  end if;
  if v_target.kind = 'bet' and exists (
    select from casino.round_transaction win
    where win.round = v_target.round and win.kind = 'win' and win.win_type = 'ordinary' and win.reversed_by is null
      and case when win.settles is null then win.op > v_target.op else win.settles = v_target.key end)
  then
    return ledger.refuse('bet-already-settled');
  end if;
  return null;
end $$;
