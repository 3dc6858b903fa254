-- As in 0031, save that a win which names no bet answers the bets before it alone: a later bet of the same round is not paid yet, and
-- its provider may take it back.
create or replace function casino.refuse_rollback(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
declare
  v_target casino.round_transaction;
begin
  select * into v_target from casino.round_transaction
  where provider = p_payload ->> 'provider' and key = p_payload ->> 'target';
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
