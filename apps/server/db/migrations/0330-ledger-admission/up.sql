-- A module that had to look before it knew what to command (whose wallet, which game, is the win owed at all) asked the
-- database twice for each call. Two things let it command at once: a move may name the player's main wallet without knowing
-- it, and a kind may be let in, or turned away, by the ledger's own statement.

-- admission(payload jsonb, player bigint, at timestamptz) returns ledger.admitted: asked before the key is looked at. Either
-- it turns the command away with a name, and nothing is stored, so that the same key may come again; or it lets it in, with
-- the payload that the precondition and the effect are to read (null: as it came). `check_many` and `effect_many` of such a
-- kind read payloads as they came, and the check is true only where the command is let in as well.
alter table ledger.op_kind add column admission text;
create type ledger.admitted as (refusal text, payload jsonb);

-- The door of a kind with an admission: always a batch, which asks it.
create function ledger.build_batch_door(p_kind ledger.op_kind) returns void language plpgsql as $build$
begin
  execute format($door$
create or replace function ledger.%I(
  p_lane int, p_scope text, p_key text, p_digest bytea, p_player bigint, p_payload jsonb, p_at timestamptz,
  p_target_scope text, p_target_key text, p_moves bigint[], p_locks bigint[], p_shared_classes text[], p_shared_ids bigint[]
) returns json language plpgsql as $body$
begin
  return ledger.apply_as_batch(p_lane, p_scope, p_key, p_digest, %L, p_player, p_payload, p_at, p_target_scope,
    p_target_key, p_moves, p_locks, p_shared_classes, p_shared_ids);
end $body$
$door$, 'apply_op ' || p_kind.name, p_kind.name);
end $build$;

create or replace function ledger.build_dispatchers() returns void language plpgsql as $$
declare
  v_kind ledger.op_kind;
begin
  perform ledger.build_dispatcher('run_admission', 'p_payload jsonb, p_player bigint, p_at timestamptz',
    'ledger.admitted', '(p_payload, p_player, p_at)', 'admission');
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
  for v_kind in select * from ledger.op_kind loop
    if v_kind.admission is null then
      perform ledger.build_lone_door(v_kind);
    else
      perform ledger.build_batch_door(v_kind);
    end if;
  end loop;
end $$;

create function ledger.register_admission(p_name text, p_admission text) returns void language plpgsql as $$
begin
  perform ledger.require_function(p_admission, '(jsonb,bigint,timestamptz)');
  update ledger.op_kind set admission = p_admission where name = p_name;
  if not found then
    raise exception 'unknown op kind %', p_name;
  end if;
  perform ledger.build_dispatchers();
end $$;
select ledger.build_dispatchers();

-- Moves with the main wallets in place of the zeros that stand for them: of the command's player, in the currency of the house
-- account across. A zero stays where there is no such wallet, and names no account.
create function ledger.with_main_wallets(p_players bigint[], p_move_counts int[], p_moves bigint[]) returns bigint[]
language plpgsql as $$
begin
  return array(
    select side.account
    from (
      select player, row_number() over (order by ord, n) as k
      from unnest(p_players, p_move_counts) with ordinality as op (player, moves, ord), generate_series(1, moves) n
    ) move
    cross join lateral (
      values (1, p_moves[4 * k - 3], p_moves[4 * k - 2]), (2, p_moves[4 * k - 2], p_moves[4 * k - 3]),
        (3, p_moves[4 * k - 1], null), (4, p_moves[4 * k], null)
    ) part (place, value, across)
    left join ledger.house_account h on place < 3 and part.value = 0 and h.id = part.across
    left join ledger.wallet w on w.player = move.player and w.class = 'main' and w.currency = h.currency
    cross join lateral (select coalesce(w.id, part.value) as account) side
    order by k, place);
end $$;

-- As in 0063, asked once of each check: kinds that share one are judged together.
create or replace function ledger.passing(p_kinds text[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[])
returns boolean[] language plpgsql as $$
declare
  v_rule record;
  v_places int[];
  v_some boolean[];
  v_passing boolean[] := array_fill(false, array[cardinality(p_kinds)]);
begin
  for v_rule in
    select check_many, min(name) as kind, array_agg(name) as kinds from ledger.op_kind where name = any (p_kinds)
      and (check_many is not null or (precondition is null and admission is null))
      and (effect is null or effect_many is not null)
    group by check_many
  loop
    if p_kinds <@ v_rule.kinds then
      return case when v_rule.check_many is null then array_fill(true, array[cardinality(p_kinds)])
        else ledger.run_check_many(v_rule.kind, p_players, p_payloads, p_ats) end;
    end if;
    select array_agg(place), case when v_rule.check_many is not null then
        ledger.run_check_many(v_rule.kind, array_agg(player), array_agg(payload), array_agg(at)) end
    into v_places, v_some
    from unnest(p_kinds, p_players, p_payloads, p_ats) with ordinality as op (kind, player, payload, at, place)
    where kind = any (v_rule.kinds);
    for k in 1 .. cardinality(v_places) loop
      v_passing[v_places[k]] := v_rule.check_many is null or v_some[k];
    end loop;
  end loop;
  return v_passing;
end $$;

-- As in 0063, one call of each effect: kinds that share one are written together.
create or replace function ledger.effects_of(
  p_ops bigint[], p_kinds text[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[], p_balances bigint[]
) returns jsonb[] language plpgsql as $$
declare
  v_effect record;
  v_places int[];
  v_some jsonb[];
  v_answers jsonb[] := array_fill(null::jsonb, array[cardinality(p_ops)]);
begin
  for v_effect in
    select min(name) as kind, array_agg(name) as kinds from ledger.op_kind
    where name = any (p_kinds) and effect is not null group by effect_many
  loop
    if p_kinds <@ v_effect.kinds then
      return ledger.run_effect_many(v_effect.kind, p_ops, p_players, p_payloads, p_ats, p_balances);
    end if;
    select array_agg(place), ledger.run_effect_many(v_effect.kind, array_agg(op), array_agg(player), array_agg(payload),
      array_agg(at), array_agg(balance))
    into v_places, v_some
    from unnest(p_ops, p_kinds, p_players, p_payloads, p_ats, p_balances) with ordinality
      as done (op, kind, player, payload, at, balance, place)
    where kind = any (v_effect.kinds);
    for k in 1 .. cardinality(v_places) loop
      v_answers[v_places[k]] := v_some[k];
    end loop;
  end loop;
  return v_answers;
end $$;

-- As in 0063; a zero stands for the player's main wallet.
create or replace function ledger.apply_together(
  p_batch bigint, p_scopes text[], p_keys text[], p_digests bytea[], p_kinds text[], p_players bigint[],
  p_payloads jsonb[], p_ats timestamptz[], p_target_keys text[], p_move_counts int[], p_moves bigint[]
) returns ledger.together language plpgsql as $$
declare
  v_passing boolean[] := ledger.passing(p_kinds, p_players, p_payloads, p_ats);
  v_done ledger.together;
  v_wallets bigint[];
  v_codes bigint[];
  v_balances bigint[];
begin
  if true <> all (v_passing) then
    return null;
  end if;
  -- Each move as the wallet sees it: what it gets, what it then holds, and the how-manieth of its wallet it is.
  with moved as (
    select a.ord, a.player, w.id as wallet, w.seq, h.id as house, m.amount, m.code,
      (w.balance + sum(m.amount) over of_wallet)::bigint as balance_after, row_number() over of_wallet as nth,
      a.passes and a.count = 1 and a.target is null and known.id is null and c.code is not null
        and m.units between 1 and 1000000000000000
        and row_number() over (partition by a.scope, a.key order by a.ord) = 1 as is_sound
    from (
      select *, (4 * (sum(count) over (order by ord rows unbounded preceding) - count))::int + 1 as first
      from unnest(v_passing, p_scopes, p_keys, p_players, p_target_keys, p_move_counts) with ordinality
        as op (passes, scope, key, player, target, count, ord)
    ) a
    cross join lateral (
      select p_moves[a.first] as payer, p_moves[a.first + 1] as payee, p_moves[a.first + 2] as units,
        p_moves[a.first + 3] as code,
        case when p_moves[a.first] >= 0 then -p_moves[a.first + 2] else p_moves[a.first + 2] end as amount
    ) m
    left join ledger.op known on known.scope = a.scope and known.key = a.key
    left join ledger.house_account h on h.id = least(m.payer, m.payee)
    left join ledger.wallet w on w.player = a.player and w.currency = h.currency
      and (w.id = greatest(m.payer, m.payee) or (greatest(m.payer, m.payee) = 0 and w.class = 'main'))
    left join ledger.chart c on c.code = m.code
      and c.from_class = case when m.payer >= 0 then w.class::text else h.class::text end
      and c.to_class = case when m.payee >= 0 then w.class::text else h.class::text end
    window of_wallet as (partition by w.id order by a.ord)
  ), judged as materialized (
    select *, coalesce(bool_and(is_sound and balance_after >= 0) over (partition by player order by ord), false) as is_picked
    from moved
  ), picked as materialized (
    select in_order.*, nextval('ledger.op_id') as op
    from (select * from judged where is_picked order by ord offset 0) in_order
  ), paid as (
    update ledger.wallet w set balance = w.balance + due.amount, seq = w.seq + due.moves
    from (select wallet, sum(amount)::bigint as amount, count(*) as moves from picked group by wallet) due
    where w.id = due.wallet
  ), entered as (
    insert into ledger.entry (account, seq, op_id, counter, amount, balance_after, player, leg, code)
    select wallet, seq + nth, op, house, amount, balance_after, player, 1, code from picked
  )
  select (select array_agg(is_picked order by ord) from judged), array_agg(op), array_agg(wallet), array_agg(code),
    array_agg(house), array_agg(-amount), array_agg(balance_after)
  into v_done.picked, v_done.ops, v_wallets, v_codes, v_done.accounts, v_done.amounts, v_balances from picked;
  if v_done.ops is null then
    return null;
  end if;

  if false = any (v_done.picked) then
    select array_agg(scope), array_agg(key), array_agg(digest), array_agg(kind), array_agg(player), array_agg(payload),
      array_agg(at)
    into p_scopes, p_keys, p_digests, p_kinds, p_players, p_payloads, p_ats
    from unnest(v_done.picked, p_scopes, p_keys, p_digests, p_kinds, p_players, p_payloads, p_ats)
      as op (picked, scope, key, digest, kind, player, payload, at)
    where picked;
  end if;
  v_done.answers := ledger.effects_of(v_done.ops, p_kinds, p_players, p_payloads, p_ats, v_balances);
  insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, answer, moves)
  select op, p_batch, player, at, 'accepted', scope, key, kind, digest, answer,
    case when gain > 0 then array[wallet, house, gain, code] else array[house, wallet, -gain, code] end
  from unnest(v_done.ops, v_done.answers, v_wallets, v_done.accounts, v_done.amounts, v_codes, p_scopes, p_keys, p_digests,
      p_kinds, p_players, p_ats)
    as done (op, answer, wallet, house, gain, code, scope, key, digest, kind, player, at);
  return v_done;
end $$;

-- As in 0063, with admissions and moves of a wallet that is not known yet.
create or replace function ledger.apply_ops(
  p_lane int, p_scopes text[], p_keys text[], p_digests bytea[], p_kinds text[], p_players bigint[],
  p_payloads jsonb[], p_ats timestamptz[], p_target_scopes text[], p_target_keys text[],
  p_move_counts int[], p_moves bigint[], p_locks bigint[], p_shared_classes text[], p_shared_ids bigint[]
) returns setof ledger.op_answer language plpgsql as $$
declare
  v_batch bigint := nextval('ledger.batch_id');
  v_planned bigint[];
  v_locked record;
  v_together ledger.together;
  v_op record;
  v_admitted ledger.admitted;
  v_done ledger.done;
  v_made bigint[] := '{}';
begin
  v_planned := array(
    select player from unnest(p_players, p_target_keys, p_kinds) as op (player, target, kind)
    where target is not null or kind = 'ledger.collect-debt');
  v_locked := ledger.lock_wallets(
    array(select p_moves[k] from generate_series(1, cardinality(p_moves)) k where k % 4 in (1, 2)) || p_locks,
    p_players, v_planned);
  if cardinality(p_shared_ids) > 0 then
    perform ledger.lock_shared(p_shared_classes, p_shared_ids);
  end if;

  if cardinality(p_keys) > 1 then
    v_together := ledger.apply_together(v_batch, p_scopes, p_keys, p_digests, p_kinds, p_players, p_payloads, p_ats,
      p_target_keys, p_move_counts, p_moves);
  end if;
  return query
    select place::int, 'accepted', op, false, null::text, answer, null::bigint[], null::bigint[], null::text[], null::bigint[],
      null::bigint[], null::boolean[], null::bigint[]
    from unnest(v_together.ops, v_together.answers, array(
        select place from unnest(v_together.picked) with ordinality as op (picked, place) where picked))
      as done (op, answer, place);

  if v_together.picked is null or false = any (v_together.picked) then
    if 0 = any (p_moves) then
      p_moves := ledger.with_main_wallets(p_players, p_move_counts, p_moves);
    end if;
    for v_op in
      select *, case when is_sound then null else ledger.fault_of(ledger.faults(array[moves], of_op)) end as fault
      from (
        select *, coalesce(p_moves[first : first + 4 * moves - 1], '{}') as of_op from (
          select *, (4 * (sum(moves) over (order by ord rows unbounded preceding) - moves))::int + 1 as first
          from unnest(v_together.picked, p_scopes, p_keys, p_digests, p_kinds, p_players, p_payloads, p_ats, p_target_scopes,
            p_target_keys, p_move_counts) with ordinality
            as op (picked, scope, key, digest, kind, player, payload, at, target_scope, target_key, moves, ord)
        ) laid where picked is distinct from true
      ) op cross join lateral ledger.are_sound(array[op.moves], op.of_op) as is_sound
      order by ord
    loop
      if v_op.target_key is null then
        v_admitted := ledger.run_admission(v_op.kind, v_op.payload, v_op.player, v_op.at);
        if v_admitted.refusal is not null then
          v_done := row('refused', null, false, v_admitted.refusal, '{}'::jsonb, null);
        else
          v_done := ledger.run_op(v_batch, v_op.scope, v_op.key, v_op.digest, v_op.kind, v_op.player,
            coalesce(v_admitted.payload, v_op.payload), v_op.at, v_op.fault,
            case when v_op.kind = 'ledger.collect-debt' then ledger.plan_collection(v_op.player) else v_op.of_op end);
        end if;
      else
        v_done := ledger.run_rollback(v_batch, v_op.scope, v_op.key, v_op.digest, v_op.kind, v_op.player, v_op.payload,
          v_op.at, v_op.target_scope, v_op.target_key, v_locked.ids);
      end if;
      if v_done.moves is not null then
        v_made := v_made || v_done.moves;
      end if;
      return next row(v_op.ord, v_done.verdict, v_done.op, v_done.replayed, v_done.refusal, v_done.answer,
        null, null, null, null, null, null, null)::ledger.op_answer;
    end loop;
  end if;

  if cardinality(v_made) > 0 or v_together.ops is not null then
    perform ledger.post_house(p_lane, v_batch, array_agg(account), array_agg(amount))
    from (
      select account, amount from unnest(v_together.accounts, v_together.amounts) as side (account, amount)
      union all select account, amount from ledger.house_sides(v_made)
    ) side;
  end if;
  return next ledger.closing_row(v_locked.ids, v_locked.seqs, p_players);
end $$;
