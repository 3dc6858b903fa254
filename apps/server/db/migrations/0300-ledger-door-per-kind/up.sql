-- A command alone found the functions of its kind by two dispatchers, and each was a call whose every comparison is prepared
-- anew in a commit of its own: a fourteenth of such a command. Now each kind has a door of its own, which is made when the
-- kind is registered and calls its functions by name. A batch, where a dispatcher is asked once for many, stays as it is.

-- The door of a kind, `ledger."apply_op <kind>"`: one command in one round trip. A sound move between the player's main wallet
-- and the house, which the wallet can pay, is what a quiet system is asked for: it goes without the lists that a batch needs.
-- Every other shape is a batch of one. As in 0065, but for how the kind's functions are found.
create function ledger.build_lone_door(p_kind ledger.op_kind) returns void language plpgsql as $build$
begin
  execute format($door$
create or replace function ledger.%4$I(
  p_lane int, p_scope text, p_key text, p_digest bytea, p_player bigint, p_payload jsonb, p_at timestamptz,
  p_target_scope text, p_target_key text, p_moves bigint[], p_locks bigint[], p_shared_classes text[], p_shared_ids bigint[]
) returns json language plpgsql as $body$
declare
  v_house bigint := least(p_moves[1], p_moves[2]);
  v_wallet bigint := greatest(p_moves[1], p_moves[2]);
  -- What the move does to the wallet; the house gets the opposite.
  v_amount bigint := case when p_moves[1] > 0 then -p_moves[3] else p_moves[3] end;
  v_balance bigint;
  v_seq bigint;
  v_owing bigint;
  v_refused ledger.refusal;
  v_op bigint;
  v_batch bigint;
  v_answer jsonb;
  v_posted bigint;
begin
  -- The movement itself takes the lock. It is made only if it is the player's own main wallet and can pay, the house account
  -- is of its currency, the chart allows the move and the key is new; no other wallet needs a lock. A key that somebody
  -- else wrote while this waited for the lock meets the key's constraint below, and is found when it is tried again.
  update ledger.wallet w set balance = w.balance + v_amount, seq = w.seq + 1
  where w.id = v_wallet and w.player = p_player and w.class = 'main' and w.balance + v_amount >= 0
    and cardinality(p_moves) = 4 and p_moves[3] between 1 and 1000000000000000
    and p_target_key is null and cardinality(p_locks) = 0 and %1$L <> 'ledger.collect-debt'
    and exists (
      select from ledger.house_account h join ledger.chart c on c.code = p_moves[4]
        and c.from_class = case when p_moves[1] > 0 then 'main' else h.class::text end
        and c.to_class = case when p_moves[2] > 0 then 'main' else h.class::text end
      where h.id = v_house and h.currency = w.currency)
    and not exists (select from ledger.op known where known.scope = p_scope and known.key = p_key)
  returning w.balance, w.seq, (select player from ledger.debtor where player = p_player) into v_balance, v_seq, v_owing;
  if not found then
    return ledger.apply_as_batch(p_lane, p_scope, p_key, p_digest, %1$L, p_player, p_payload, p_at, p_target_scope,
      p_target_key, p_moves, p_locks, p_shared_classes, p_shared_ids);
  end if;
  if cardinality(p_shared_ids) > 0 then
    perform ledger.lock_shared(p_shared_classes, p_shared_ids);
  end if;
  %2$s
  v_op := nextval('ledger.op_id');
  if v_refused is null then
    %3$s
    with entered as (
      insert into ledger.entry (account, seq, op_id, counter, amount, balance_after, player, leg, code)
      values (v_wallet, v_seq, v_op, v_house, v_amount, v_balance, p_player, 1, p_moves[4])
    ), batch as (
      insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, answer, moves)
      values (v_op, nextval('ledger.batch_id'), p_player, p_at, 'accepted', p_scope, p_key, %1$L, p_digest, v_answer, p_moves)
      returning batch
    ), side as (
      update ledger.house_lane set balance = balance - v_amount, seq = seq + 1
      where account = v_house and lane = p_lane returning seq, balance
    ), posted as (
      insert into ledger.house_entry (account, lane, seq, batch, amount, balance_after)
      select v_house, p_lane, side.seq, batch.batch, -v_amount, side.balance from side, batch
    )
    select batch.batch, side.seq into v_batch, v_posted from batch left join side on true;
    if v_posted is null then
      perform ledger.post_house(p_lane, v_batch, array[v_house], array[-v_amount]);
    end if;
    return ledger.lone_answer('accepted', v_op, false, null, v_answer,
      json_build_array(json_build_array(v_wallet::text, p_player::text, 'main', v_balance::text, v_seq::text, true)), v_owing);
  end if;

  -- Refused after all: the movement is undone before anybody could see it.
  update ledger.wallet set balance = balance - v_amount, seq = seq - 1 where id = v_wallet
  returning balance, seq into v_balance, v_seq;
  insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, refusal, answer)
  values (v_op, nextval('ledger.batch_id'), p_player, p_at, 'refused', p_scope, p_key, %1$L, p_digest, v_refused.name,
    v_refused.params);
  return ledger.lone_answer('refused', v_op, false, v_refused.name, v_refused.params,
    json_build_array(json_build_array(v_wallet::text, p_player::text, 'main', v_balance::text, v_seq::text, false)), v_owing);
end $body$
$door$,
    p_kind.name,
    coalesce('v_refused := ' || p_kind.precondition || '(p_payload, p_player, p_at);', ''),
    coalesce('v_answer := ' || p_kind.effect || '(v_op, p_player, p_payload, p_at);', ''),
    'apply_op ' || p_kind.name);
end $build$;

create or replace function ledger.build_dispatchers() returns void language plpgsql as $$
begin
  perform ledger.build_dispatcher('run_precondition', 'p_payload jsonb, p_player bigint, p_at timestamptz',
    'ledger.refusal', '(p_payload, p_player, p_at)', 'precondition');
  perform ledger.build_dispatcher('run_effect', 'p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz',
    'jsonb', '(p_op, p_player, p_payload, p_at)', 'effect');
  perform ledger.build_dispatcher('run_chunk_effect',
    'p_bets bigint[], p_revisions int[], p_payload jsonb, p_at timestamptz',
    'bigint[]', '(p_bets, p_revisions, p_payload, p_at)', 'chunk_effect');
  perform ledger.build_dispatcher('run_check_many', 'p_players bigint[], p_payloads jsonb[], p_ats timestamptz[]',
    'boolean[]', '(p_players, p_payloads, p_ats)', 'check_many');
  perform ledger.build_dispatcher('run_effect_many',
    'p_ops bigint[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[], p_balances bigint[]',
    'jsonb[]', '(p_ops, p_players, p_payloads, p_ats, p_balances)', 'effect_many');
  perform ledger.build_lone_door(kind) from ledger.op_kind kind;
end $$;
select ledger.build_dispatchers();

drop function ledger.apply_op(int, text, text, bytea, text, bigint, jsonb, timestamptz, text, text, bigint[], bigint[],
  text[], bigint[]);
