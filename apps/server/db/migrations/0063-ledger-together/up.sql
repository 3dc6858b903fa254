-- Commands of a commit that cannot stand in each other's way are carried out together, with a statement per table instead of
-- a loop over each: most of what a command cost was starting its dozen statements. What is judged here is only whether a
-- command passes without any doubt; whatever does not (a refusal, a known key, several moves, a reversal) goes on, with all
-- its player's later commands, to `run_op` one by one as before, which finds the reasons and writes the refusals.

-- check_many(players bigint[], payloads jsonb[], ats timestamptz[]) returns boolean[]: true where a command passes its
-- precondition even if all the others of the list pass before it. It may doubt what would pass; never the other way round.
-- effect_many(ops bigint[], players bigint[], payloads jsonb[], ats timestamptz[], balances bigint[]) returns jsonb[]: the
-- effect of each, in their order, and the answers. `balances` is what each left on its wallet, which meanwhile holds what
-- the last one left.
alter table ledger.op_kind add column check_many text, add column effect_many text;

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
end $$;
select ledger.build_dispatchers();

-- Tells how commands of a kind are judged and carried out together. A kind with a precondition needs the check, one with an
-- effect needs the effect; a kind with neither needs no word.
create function ledger.register_many(p_name text, p_check_many text, p_effect_many text) returns void language plpgsql as $$
begin
  perform ledger.require_function(p_check_many, '(bigint[],jsonb[],timestamptz[])');
  perform ledger.require_function(p_effect_many, '(bigint[],bigint[],jsonb[],timestamptz[],bigint[])');
  update ledger.op_kind set check_many = p_check_many, effect_many = p_effect_many where name = p_name;
  if not found then
    raise exception 'unknown op kind %', p_name;
  end if;
  perform ledger.build_dispatchers();
end $$;

-- What was carried out together: which commands of the batch, their numbers and answers, and what the house gets.
create type ledger.together as (picked boolean[], ops bigint[], answers jsonb[], accounts bigint[], amounts bigint[]);

-- True for each command that may be carried out with others as far as its kind and its precondition go.
create function ledger.passing(p_kinds text[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[])
returns boolean[] language plpgsql as $$
declare
  v_kind record;
  v_places int[];
  v_some boolean[];
  v_passing boolean[] := array_fill(false, array[cardinality(p_kinds)]);
begin
  for v_kind in
    select name, precondition is not null as is_judged from ledger.op_kind where name = any (p_kinds)
      and (precondition is null or check_many is not null) and (effect is null or effect_many is not null)
  loop
    if v_kind.name = all (p_kinds) then
      return case when v_kind.is_judged then ledger.run_check_many(v_kind.name, p_players, p_payloads, p_ats)
        else array_fill(true, array[cardinality(p_kinds)]) end;
    end if;
    select array_agg(place),
      case when v_kind.is_judged then ledger.run_check_many(v_kind.name, array_agg(player), array_agg(payload), array_agg(at)) end
    into v_places, v_some
    from unnest(p_kinds, p_players, p_payloads, p_ats) with ordinality as op (kind, player, payload, at, place)
    where kind = v_kind.name;
    for k in 1 .. cardinality(v_places) loop
      v_passing[v_places[k]] := not v_kind.is_judged or v_some[k];
    end loop;
  end loop;
  return v_passing;
end $$;

-- The effects of accepted commands, kind by kind; the answers in the order of the commands.
create function ledger.effects_of(
  p_ops bigint[], p_kinds text[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[], p_balances bigint[]
) returns jsonb[] language plpgsql as $$
declare
  v_kind text;
  v_places int[];
  v_some jsonb[];
  v_answers jsonb[] := array_fill(null::jsonb, array[cardinality(p_ops)]);
begin
  for v_kind in select name from ledger.op_kind where name = any (p_kinds) and effect is not null loop
    if v_kind = all (p_kinds) then
      return ledger.run_effect_many(v_kind, p_ops, p_players, p_payloads, p_ats, p_balances);
    end if;
    select array_agg(place), ledger.run_effect_many(v_kind, array_agg(op), array_agg(player), array_agg(payload), array_agg(at),
      array_agg(balance))
    into v_places, v_some
    from unnest(p_ops, p_kinds, p_players, p_payloads, p_ats, p_balances) with ordinality
      as done (op, kind, player, payload, at, balance, place)
    where kind = v_kind;
    for k in 1 .. cardinality(v_places) loop
      v_answers[v_places[k]] := v_some[k];
    end loop;
  end loop;
  return v_answers;
end $$;

-- Carries out what passes without doubt: one sound move between a wallet of the player and the house, under a new key, that
-- the wallet can pay after all moves before it. A command in doubt takes its player's later ones with it, so that their
-- order holds. Runs under the locks of the batch.
create function ledger.apply_together(
  p_batch bigint, p_scopes text[], p_keys text[], p_digests bytea[], p_kinds text[], p_players bigint[],
  p_payloads jsonb[], p_ats timestamptz[], p_target_keys text[], p_move_counts int[], p_moves bigint[]
) returns ledger.together language plpgsql as $$
declare
  v_passing boolean[] := ledger.passing(p_kinds, p_players, p_payloads, p_ats);
  v_done ledger.together;
  v_firsts int[];
  v_balances bigint[];
begin
  if true <> all (v_passing) then
    return null;
  end if;
  -- Each move as the wallet sees it: what it gets, what it then holds, and the how-manieth of its wallet it is.
  with moved as (
    select a.ord, a.first, a.player, w.id as wallet, w.seq, h.id as house, m.amount, m.code,
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
        case when p_moves[a.first] > 0 then -p_moves[a.first + 2] else p_moves[a.first + 2] end as amount
    ) m
    left join ledger.op known on known.scope = a.scope and known.key = a.key
    left join ledger.wallet w on w.id = greatest(m.payer, m.payee) and w.player = a.player
    left join ledger.house_account h on h.id = least(m.payer, m.payee) and h.currency = w.currency
    left join ledger.chart c on c.code = m.code
      and c.from_class = case when m.payer > 0 then w.class::text else h.class::text end
      and c.to_class = case when m.payee > 0 then w.class::text else h.class::text end
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
  select (select array_agg(is_picked order by ord) from judged), array_agg(op), array_agg(first), array_agg(house),
    array_agg(-amount), array_agg(balance_after)
  into v_done.picked, v_done.ops, v_firsts, v_done.accounts, v_done.amounts, v_balances from picked;
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
  select op, p_batch, player, at, 'accepted', scope, key, kind, digest, answer, p_moves[first : first + 3]
  from unnest(v_done.ops, v_done.answers, v_firsts, p_scopes, p_keys, p_digests, p_kinds, p_players, p_ats)
    as done (op, answer, first, scope, key, digest, kind, player, at);
  return v_done;
end $$;

-- Commands in their order, each accepted or refused on its own, all in one commit. `p_moves` lays the moves of all
-- commands end to end (from, to, units, code); `p_move_counts` tells how many belong to each.
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
  v_faults text[];
  v_op record;
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
        v_done := ledger.run_op(v_batch, v_op.scope, v_op.key, v_op.digest, v_op.kind, v_op.player, v_op.payload, v_op.at,
          v_op.fault,
          case when v_op.kind = 'ledger.collect-debt' then ledger.plan_collection(v_op.player) else v_op.of_op end);
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
