-- Wins that are not paid: they wait for their bet, or for staff above the cap of their provider or after the rollback of their bet. Called by casino/wallet after the
-- ledger turned a win away. Locks the wallets of the player first, as the command that pays it does. Refuses nothing.

-- Parks a win, or counts one more attempt of it. An approval, and a close, count for the content that was looked at. A win that was paid between its
-- judgement and this call is left alone. Emits `win-parked` where the win is new, or of another content or reason than before.
create or replace function casino.park_win(p_win jsonb, p_player bigint, p_reason text, p_digest text, p_at timestamptz)
returns void language plpgsql as $$
declare
  v_provider text := p_win ->> 'provider';
  v_key text := p_win ->> 'key';
  v_before casino.parked_win;
begin
  perform ledger.lock_wallets('{}', '{}', array[p_player]);
  if exists (select from casino.transaction_of(v_provider, v_key)) then
    return;
  end if;
  select * into v_before from casino.parked_win where provider = v_provider and key = v_key for update;
  insert into casino.parked_win as w
    (provider, key, player, round_key, currency, payout, reason, digest, first_at, last_at)
  values (v_provider, v_key, p_player, p_win ->> 'round', p_win ->> 'currency', (p_win ->> 'payout')::bigint, p_reason, p_digest, p_at, p_at)
  on conflict (provider, key) do update set attempts = w.attempts + 1, last_at = excluded.last_at,
    reason = excluded.reason, player = excluded.player, round_key = excluded.round_key, currency = excluded.currency,
    payout = excluded.payout, digest = excluded.digest,
    approved_at = case when w.digest = excluded.digest then w.approved_at end,
    approved_by = case when w.digest = excluded.digest then w.approved_by end,
    closed_at = case when w.digest = excluded.digest then w.closed_at end,
    closed_by = case when w.digest = excluded.digest then w.closed_by end;
  if (v_before.digest, v_before.reason) is distinct from (p_digest, p_reason) then
    perform platform.emit_event('win-parked', p_player, jsonb_build_object('provider', v_provider, 'key', v_key,
      'round', p_win ->> 'round', 'amount', platform.amount_text((p_win ->> 'payout')::bigint), 'currency', p_win ->> 'currency',
      'reason', p_reason), p_at);
  end if;
end $$;

-- Closes a win that waits: staff settled it with its provider. Nothing is paid by it, and a call that is paid after all is paid. False where
-- it waits no more, or in another amount.
create or replace function casino.close_parked_win(p_provider text, p_key text, p_payout bigint, p_staff bigint, p_at timestamptz)
returns boolean language plpgsql as $$
declare
  v_win casino.parked_win;
begin
  perform ledger.lock_wallets('{}', '{}', array[(select player from casino.parked_win where provider = p_provider and key = p_key)]);
  update casino.parked_win set closed_at = p_at, closed_by = p_staff
  where provider = p_provider and key = p_key and payout = p_payout and approved_at is null and paid_at is null and closed_at is null
  returning * into v_win;
  if v_win.key is null then
    return false;
  end if;
  perform platform.emit_event('parked-win-closed', v_win.player, jsonb_build_object('provider', p_provider, 'key', p_key,
    'round', v_win.round_key, 'amount', platform.amount_text(v_win.payout), 'currency', v_win.currency, 'staff', p_staff::text), p_at);
  return true;
end $$;
