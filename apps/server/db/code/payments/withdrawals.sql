-- Withdrawals: preconditions and effects of payments.hold-withdrawal, complete-withdrawal and return-withdrawal, under the player's
-- wallet lock and then the withdrawal's row. Refuses with withdrawals-frozen, debt-outstanding, limits of the method and repeated
-- requests. Called by the ledger.

-- Asked again under the lock of the player's wallets, so that parallel requests see each other.
create or replace function payments.check_hold_withdrawal(p_payload jsonb, p_player bigint, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
declare
  v_refused ledger.refusal;
  v_duplicate bigint;
  v_open int;
begin
  -- A request without a key of its own counts as a repetition of the same one that came just before.
  if p_payload ? 'duplicateSince' then
    select max(id) into v_duplicate from payments.withdrawal
    where player = p_player and request_digest = p_payload ->> 'digest'
      and created_at >= (p_payload ->> 'duplicateSince')::timestamptz;
    if v_duplicate is not null then
      return ledger.refuse('asked-before', jsonb_build_object('withdrawal', v_duplicate::text));
    end if;
  end if;
  v_refused := ledger.withdrawal_refusal(p_player);
  if v_refused.name = 'debt-outstanding' then
    v_refused.params := (
      select jsonb_build_object('amount', payments.money_text(sum(balance)::bigint, min(currency)))
      from ledger.wallet where player = p_player and class = 'debt' and currency = p_payload ->> 'currency');
  end if;
  if v_refused.name is not null then
    return v_refused;
  end if;
  select count(*) into v_open from payments.withdrawal
  where player = p_player and status in ('created', 'processing', 'blocked');
  if v_open >= (p_payload ->> 'openMax')::int then
    return ledger.refuse('withdrawal-pending-limit', jsonb_build_object('max', (p_payload ->> 'openMax')::int));
  end if;
  return null;
end $$;

-- Effect of a hold: the withdrawal exists.
create or replace function payments.on_hold_withdrawal(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
declare
  v_id bigint;
begin
  insert into payments.withdrawal (
    player, currency, gateway, method, units, full_name, payee, request_digest, hold_op, created_at, updated_at)
  values (
    p_player, p_payload ->> 'currency', p_payload ->> 'gateway', p_payload ->> 'method', (p_payload ->> 'units')::bigint,
    p_payload ->> 'fullName', p_payload -> 'payee', p_payload ->> 'digest', p_op, p_at, p_at)
  returning id into v_id;
  return jsonb_build_object('withdrawal', v_id::text);
end $$;

-- `from` names the states that this edge leaves; nothing leaves a state that has an end.
create or replace function payments.check_end_withdrawal(p_payload jsonb, p_player bigint, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
declare
  v_withdrawal payments.withdrawal;
begin
  select * into v_withdrawal from payments.withdrawal where id = (p_payload ->> 'withdrawal')::bigint for update;
  if v_withdrawal.id is null or v_withdrawal.player <> p_player then
    return ledger.refuse('payment-not-found');
  elsif not p_payload -> 'from' ? v_withdrawal.status or v_withdrawal.end_op is not null then
    return ledger.refuse('payment-move-refused');
  end if;
  return null;
end $$;

-- Effect of the end of a withdrawal: completed or returned, with a line in the audit log where staff declined it.
create or replace function payments.on_end_withdrawal(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
begin
  update payments.withdrawal set
    status = p_payload ->> 'to', reason = p_payload ->> 'reason', end_op = p_op, version = version + 1,
    end_report = (p_payload ->> 'report')::bigint,
    gateway_payment = coalesce(gateway_payment, p_payload ->> 'payment'),
    decided_by = coalesce(decided_by, (p_payload ->> 'staff')::bigint), declined_by = (p_payload ->> 'staff')::bigint,
    decided_at = coalesce(decided_at, p_at), updated_at = p_at
  where id = (p_payload ->> 'withdrawal')::bigint;
  perform audit.append_at_commit(p_payload -> 'audit', p_op, p_at);
  return jsonb_build_object('withdrawal', p_payload ->> 'withdrawal');
end $$;
