-- Rollbacks: a command that reverses another one, exactly and once. Called by `ledger.apply_one` under the locks of the
-- batch: every wallet of the target is locked. Refuses with target-of-another-player, not-reversible and
-- insufficient-balance, and with the refusals of the kind's precondition. Plans are lists of moves (from, to, units,
-- code), laid end to end.

-- Adds to the plan what takes `p_units` out of a player's wallet for a house account: what the wallet has, and for the rest a
-- memorandum on the player's debt wallet against the claims of the house account. The wallet never goes below zero.
create or replace function ledger.plan_taking(p_plan bigint[], p_wallet bigint, p_house bigint, p_units bigint, p_code bigint)
returns bigint[] language plpgsql as $$
declare
  v_taken bigint := least(p_units, ledger.balance_after_plan(p_plan, p_wallet));
  v_debt bigint;
begin
  if v_taken > 0 then
    p_plan := p_plan || array[p_wallet, p_house, v_taken, p_code];
  end if;
  if v_taken < p_units then
    select d.id into strict v_debt from ledger.wallet w
    join ledger.wallet d on d.player = w.player and d.class = 'debt' and d.currency = w.currency where w.id = p_wallet;
    p_plan := p_plan || array[ledger.claim_account_of(p_house), v_debt, p_units - v_taken,
      ledger.transfer_code('debt-booked')];
  end if;
  return p_plan;
end $$;

-- Returns the exact reversal of a command's moves: what wallets get back first, then what is taken from them. Null when the
-- chart names no way back for one of them, or when the judge of moves finds a fault in that way. Between two wallets there is no
-- debt: the plan stays exact, and a wallet that lacks the amount refuses it.
create or replace function ledger.plan_reversal(p_moves bigint[]) returns bigint[] language plpgsql as $$
declare
  v_plan bigint[] := '{}';
  v_move record;
begin
  for v_move in
    select p_moves[4 * k - 2] as payer, p_moves[4 * k - 3] as payee, p_moves[4 * k - 1] as units, back.code, payer.class as payer_class,
      ledger.move_fault(p_moves[4 * k - 1], payer.currency, payee.currency, back.code) as fault
    from generate_series(1, coalesce(cardinality(p_moves), 0) / 4) as k
    left join lateral ledger.account_of(p_moves[4 * k - 2]) payer on true
    left join lateral ledger.account_of(p_moves[4 * k - 3]) payee on true
    left join lateral ledger.chart_line(p_moves[4 * k], payee.class, payer.class) made on true
    left join lateral ledger.chart_line(made.reversed_by, payer.class, payee.class) back on true
    order by p_moves[4 * k - 2] > 0, k
  loop
    if v_move.fault is not null then
      return null;
    elsif v_move.payer > 0 and v_move.payee < 0 and v_move.payer_class in ('main', 'grant') then
      v_plan := ledger.plan_taking(v_plan, v_move.payer, v_move.payee, v_move.units, v_move.code);
    else
      v_plan := v_plan || array[v_move.payer, v_move.payee, v_move.units, v_move.code];
    end if;
  end loop;
  return v_plan;
end $$;

-- A command that takes another one back. It serialises with its target on the player's main wallet: either the target
-- is known by now, or it will find the tombstone.
create or replace function ledger.run_rollback(
  p_batch bigint, p_scope text, p_key text, p_digest bytea, p_kind text, p_player bigint, p_payload jsonb,
  p_at timestamptz, p_target_scope text, p_target_key text, p_locked bigint[]
) returns ledger.done language plpgsql as $$
declare
  v_known ledger.op;
  v_target ledger.op;
  v_first ledger.op;
  v_id bigint;
  v_refused ledger.refusal;
  v_outcome text;
  v_plan bigint[] := '{}';
  v_answer jsonb;
begin
  select * into v_known from ledger.op where scope = p_scope and key = p_key;
  if found then
    return ledger.known_answer(v_known.id, v_known.verdict, v_known.digest = p_digest, v_known.refusal, v_known.answer);
  end if;
  v_id := nextval('platform.position');
  select * into v_target from ledger.op where scope = p_target_scope and key = p_target_key;
  select * into v_first from ledger.op where reverses = v_target.id;
  v_outcome := case
    when v_target.id is null then 'tombstone'
    when v_target.verdict = 'refused' then 'target-refused'
    when v_target.verdict = 'tombstone' or v_first.id is not null then 'already-reversed'
    else 'reversed' end;

  v_refused := ledger.run_precondition(p_kind, p_payload, p_player, p_at);
  if v_refused.name is null and v_target.id is not null and v_target.player is distinct from p_player then
    v_refused := ledger.refuse('target-of-another-player');
  end if;
  if v_refused.name is null and v_outcome = 'reversed' then
    perform ledger.require_locks(v_target.moves, p_locked);
    v_plan := ledger.plan_reversal(v_target.moves);
    -- A rollback is final, accepted or not; its answer says that it is one.
    if v_plan is null or v_target.answer ? 'rollback' then
      v_refused := ledger.refuse('not-reversible');
    elsif not ledger.apply_moves(v_id, v_plan) then
      v_refused := ledger.refuse('insufficient-balance');
    end if;
  end if;
  if v_refused.name is not null then
    insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, refusal, answer)
    values (v_id, p_batch, p_player, p_at, 'refused', p_scope, p_key, p_kind, p_digest, v_refused.name, v_refused.params);
    return row('refused', v_id, false, v_refused.name, v_refused.params, null)::ledger.done;
  end if;

  if v_outcome = 'already-reversed' then
    v_answer := coalesce(v_first.answer, v_target.answer, '{}');
  else
    v_answer := coalesce(ledger.run_effect(p_kind, v_id, p_player, coalesce(p_payload, '{}')
      || jsonb_build_object('rollback', v_outcome, 'reverses', v_target.id::text), p_at), '{}');
  end if;
  v_answer := v_answer || jsonb_build_object('rollback', v_outcome);
  insert into ledger.op (id, batch, player, reverses, at, verdict, scope, key, kind, digest, answer, moves)
  values (v_id, p_batch, p_player, case when v_outcome = 'reversed' then v_target.id end, p_at, 'accepted', p_scope,
    p_key, p_kind, p_digest, v_answer, nullif(v_plan, '{}'));
  if v_outcome = 'tombstone' then
    insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, answer)
    values (nextval('platform.position'), p_batch, p_player, p_at, 'tombstone', p_target_scope, p_target_key, p_kind, v_answer);
  end if;
  perform ledger.note_debt(p_player, v_plan, p_at);
  return row('accepted', v_id, false, null, v_answer, v_plan)::ledger.done;
end $$;
