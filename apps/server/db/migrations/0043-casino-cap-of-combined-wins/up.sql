-- The cap of a provider holds for the win of a combined call as well: it is parked before anything moves, and the call goes
-- through as a whole once staff let it.

create or replace function casino.judge_win(p_payload jsonb, p_player bigint) returns text language sql stable as $$
  select case
    when exists (select from casino.round_transaction
      where provider = p_payload ->> 'provider' and key = p_payload ->> 'key') then 'pay'
    when p_payload ->> 'kind' = 'win' and p_payload ->> 'win_type' = 'ordinary'
      and casino.bet_of_win(p_payload, p_player) = 'none' then 'win-without-bet'
    when (p_payload ->> 'payout')::bigint > (select win_max from casino.provider where name = p_payload ->> 'provider')
      and not exists (select from casino.parked_win where provider = p_payload ->> 'provider'
        and key = p_payload ->> 'key' and payout = (p_payload ->> 'payout')::bigint and approved_at is not null)
      then 'win-above-cap'
    else 'pay' end
$$;

-- What was parked is paid from here on, whichever call brings it.
create or replace function casino.after_play(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz) returns jsonb
language plpgsql as $$
declare
  v_wallet bigint := p_payload ->> 'wallet';
  v_stake bigint := p_payload ->> 'stake';
  v_payout bigint := p_payload ->> 'payout';
  v_balance bigint := casino.balance_of(v_wallet);
  v_round bigint;
begin
  insert into casino.round as r (provider, round_key, player, game, currency, wallet, is_bonus, stake, payout,
    live_count, first_op, balance_before, balance_after, opened_at, updated_at)
  values (p_payload ->> 'provider', p_payload ->> 'round', p_player, (p_payload ->> 'game')::bigint,
    p_payload ->> 'currency', v_wallet, (p_payload ->> 'is_bonus')::boolean, v_stake, v_payout,
    1, p_op, v_balance + v_stake - v_payout, v_balance, p_at, p_at)
  on conflict (provider, player, round_key) do update set
    stake = r.stake + excluded.stake, payout = r.payout + excluded.payout, live_count = r.live_count + 1,
    balance_after = excluded.balance_after, updated_at = excluded.updated_at
  returning id into v_round;
  insert into casino.round_transaction (op, round, provider, key, kind, win_type, settles, stake, payout, balance_after, at)
  values (p_op, v_round, p_payload ->> 'provider', p_payload ->> 'key', p_payload ->> 'kind', p_payload ->> 'win_type',
    p_payload ->> 'settles', v_stake, v_payout, v_balance, p_at);
  if p_payload ->> 'kind' <> 'bet' then
    update casino.parked_win set paid_at = p_at where provider = p_payload ->> 'provider' and key = p_payload ->> 'key';
  end if;
  if p_payload ? 'session' then
    update casino.session set seen_at = p_at
    where ref_hash = decode(p_payload ->> 'session', 'hex') and seen_at < p_at - interval '30 seconds';
  end if;
  return casino.answer_of(p_op, v_balance);
end $$;
