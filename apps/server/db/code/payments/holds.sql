-- Payments that move or wait without money: a deposit or withdrawal is blocked, marked for a person, or a deposit ends uncredited. Called by
-- payments/repository. Each locks the wallets of the player first, then the row of the payment, as commands do, so that its event has its
-- place in the order of the player. An approval is refused with payment-move-refused, withdrawals-frozen or
-- debt-outstanding; the others refuse nothing: false where the payment has left the states from which it was to move.

-- Locks the wallets of the player of a payment.
create or replace function payments.lock_wallets_of(p_player bigint) returns void language plpgsql as $$
begin
  perform ledger.lock_wallets('{}', '{}', array[p_player]);
end $$;

-- Emits an event about a deposit: its terms, and `p_more` of the event's own.
create or replace function payments.emit_of_deposit(p_name text, p_deposit payments.deposit, p_more jsonb, p_at timestamptz)
returns void language plpgsql as $$
begin
  perform platform.emit_event(p_name, p_deposit.player, jsonb_build_object(
    'deposit', p_deposit.id::text, 'amount', platform.amount_text(p_deposit.units), 'currency', p_deposit.currency,
    'gateway', p_deposit.gateway, 'method', p_deposit.method) || p_more, p_at);
end $$;

-- Emits that a withdrawal is held.
create or replace function payments.emit_withdrawal_held(p_withdrawal payments.withdrawal, p_cause text, p_at timestamptz)
returns void language plpgsql as $$
begin
  perform platform.emit_event('withdrawal-held', p_withdrawal.player, jsonb_build_object(
    'withdrawal', p_withdrawal.id::text, 'amount', platform.amount_text(p_withdrawal.units), 'currency', p_withdrawal.currency,
    'gateway', p_withdrawal.gateway, 'method', p_withdrawal.method, 'cause', p_cause), p_at);
end $$;

-- Moves a deposit out of one of the states `p_from`: blocked, it is held for `p_reason`; declined, cancelled or failed, it ended.
create or replace function payments.move_deposit(
  p_deposit bigint, p_from text[], p_to text, p_reason text, p_payment text, p_at timestamptz
) returns boolean language plpgsql as $$
declare
  v_deposit payments.deposit;
begin
  if p_to <> 'processing' then
    perform payments.lock_wallets_of((select player from payments.deposit where id = p_deposit));
  end if;
  update payments.deposit set status = p_to, reason = coalesce(p_reason, reason), updated_at = p_at,
    gateway_payment = coalesce(gateway_payment, p_payment)
  where id = p_deposit and status = any (p_from) returning * into v_deposit;
  if v_deposit.id is null then
    return false;
  elsif p_to = 'blocked' then
    perform payments.emit_of_deposit('deposit-held', v_deposit, jsonb_build_object('cause', p_reason), p_at);
  elsif p_to in ('declined', 'cancelled', 'failed') then
    perform payments.emit_of_deposit('deposit-ended', v_deposit, jsonb_build_object('status', p_to), p_at);
  end if;
  return true;
end $$;

-- Marks a deposit for a person, whatever its state.
create or replace function payments.mark_deposit(p_deposit bigint, p_cause text, p_at timestamptz) returns void
language plpgsql as $$
declare
  v_deposit payments.deposit;
begin
  perform payments.lock_wallets_of((select player from payments.deposit where id = p_deposit));
  update payments.deposit set needs_review = true, updated_at = p_at where id = p_deposit returning * into v_deposit;
  perform payments.emit_of_deposit('deposit-held', v_deposit, jsonb_build_object('cause', p_cause), p_at);
end $$;

-- Closes what was marked of a deposit for a person, where nothing is to be credited any more. False where it is blocked, or not marked.
create or replace function payments.close_deposit_review(p_deposit bigint, p_staff bigint, p_at timestamptz) returns boolean
language plpgsql as $$
declare
  v_deposit payments.deposit;
begin
  perform payments.lock_wallets_of((select player from payments.deposit where id = p_deposit));
  update payments.deposit set needs_review = false, updated_at = p_at
  where id = p_deposit and needs_review and status <> 'blocked' returning * into v_deposit;
  if v_deposit.id is null then
    return false;
  end if;
  perform payments.emit_of_deposit('deposit-review-closed', v_deposit, jsonb_build_object('staff', p_staff::text), p_at);
  return true;
end $$;

-- Approves a withdrawal that is created, of the version `p_version` if there is one: it is processing from now on, and the job that sends
-- it exists. The debt is asked under the lock of the wallets, as at the hold: a debt that arose since holds back what was asked before.
create or replace function payments.approve_withdrawal(p_withdrawal bigint, p_staff bigint, p_version int, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
declare
  v_withdrawal payments.withdrawal;
  v_refused ledger.refusal;
begin
  perform payments.lock_wallets_of((select player from payments.withdrawal where id = p_withdrawal));
  select * into v_withdrawal from payments.withdrawal where id = p_withdrawal for update;
  if v_withdrawal.status is distinct from 'created' or v_withdrawal.version <> p_version then
    return ledger.refuse('payment-move-refused');
  end if;
  v_refused := ledger.withdrawal_refusal(v_withdrawal.player);
  if v_refused.name is not null then
    return v_refused;
  end if;
  update payments.withdrawal set status = 'processing', version = version + 1, decided_by = p_staff, decided_at = p_at, updated_at = p_at
  where id = p_withdrawal;
  perform platform.enqueue('payments.send-withdrawal', json_build_object('withdrawal', p_withdrawal::text),
    'payments.send-withdrawal:' || p_withdrawal);
  return null;
end $$;

-- Blocks an approved withdrawal that was not sent yet, if its player owes something by now.
create or replace function payments.block_owed_withdrawal(p_withdrawal bigint, p_at timestamptz) returns boolean language plpgsql as $$
declare
  v_player bigint := (select player from payments.withdrawal where id = p_withdrawal);
begin
  perform payments.lock_wallets_of(v_player);
  return (ledger.withdrawal_refusal(v_player)).name is not distinct from 'debt-outstanding'
    and payments.block_withdrawal(p_withdrawal, '{processing}', 'debt-outstanding', p_at);
end $$;

-- Blocks a withdrawal that is in one of the states `p_from`.
create or replace function payments.block_withdrawal(p_withdrawal bigint, p_from text[], p_reason text, p_at timestamptz)
returns boolean language plpgsql as $$
declare
  v_withdrawal payments.withdrawal;
begin
  perform payments.lock_wallets_of((select player from payments.withdrawal where id = p_withdrawal));
  update payments.withdrawal set status = 'blocked', reason = p_reason, version = version + 1, updated_at = p_at
  where id = p_withdrawal and status = any (p_from) returning * into v_withdrawal;
  if v_withdrawal.id is null then
    return false;
  end if;
  perform payments.emit_withdrawal_held(v_withdrawal, p_reason, p_at);
  return true;
end $$;

-- Marks a withdrawal for a person, whatever its state.
create or replace function payments.mark_withdrawal(p_withdrawal bigint, p_cause text, p_at timestamptz) returns void
language plpgsql as $$
declare
  v_withdrawal payments.withdrawal;
begin
  perform payments.lock_wallets_of((select player from payments.withdrawal where id = p_withdrawal));
  update payments.withdrawal set needs_review = true, updated_at = p_at where id = p_withdrawal returning * into v_withdrawal;
  perform payments.emit_withdrawal_held(v_withdrawal, p_cause, p_at);
end $$;

-- Closes what was marked of a withdrawal that has ended, such as a report that contradicts its end. False where it has not ended, or is
-- not marked.
create or replace function payments.close_withdrawal_review(p_withdrawal bigint, p_staff bigint, p_at timestamptz) returns boolean
language plpgsql as $$
declare
  v_withdrawal payments.withdrawal;
begin
  perform payments.lock_wallets_of((select player from payments.withdrawal where id = p_withdrawal));
  update payments.withdrawal set needs_review = false, updated_at = p_at
  where id = p_withdrawal and needs_review and status in ('completed', 'declined', 'cancelled') returning * into v_withdrawal;
  if v_withdrawal.id is null then
    return false;
  end if;
  perform platform.emit_event('withdrawal-review-closed', v_withdrawal.player, jsonb_build_object(
    'withdrawal', v_withdrawal.id::text, 'amount', platform.amount_text(v_withdrawal.units), 'currency', v_withdrawal.currency,
    'gateway', v_withdrawal.gateway, 'method', v_withdrawal.method, 'staff', p_staff::text), p_at);
  return true;
end $$;
