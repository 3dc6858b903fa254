-- The commands of a batch that pass without any doubt, carried out together: one statement for look-ups and running balances, one
-- each for wallets, entries and commands, and the effects of a kind in one call (decision 0004). Called by `ledger.apply_ops`, under
-- the locks of the batch. Refuses nothing: what is in doubt, and all later commands of its player, is left to be done one by one.

-- Carries out what passes; returns null when that is nothing. `p_batch` is the number of the commit.
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
  with judged as materialized (
    select *, coalesce(bool_and(is_sound and balance_after >= 0) over (partition by player order by ord), false) as is_picked
    from ledger.moves_together(v_passing, p_scopes, p_keys, p_players, p_target_keys, p_move_counts, p_moves)
  ), picked as materialized (
    select in_order.*, nextval('platform.position') as op
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

-- The move of each command from its wallet's side: the amount that it gets (below zero: pays), its balance after it and
-- the moves before it, and its number among those of the wallet. `is_sound` is false wherever there is any doubt: a
-- check that did not pass, several moves, a rollback, a key that is known or comes twice, a wallet of somebody else, a
-- move with a fault. A zero means the player's main wallet. The planner merges this query into the statement that asks.
create or replace function ledger.moves_together(
  p_passing boolean[], p_scopes text[], p_keys text[], p_players bigint[], p_target_keys text[], p_move_counts int[],
  p_moves bigint[]
) returns table (
  ord bigint, player bigint, wallet bigint, seq bigint, house bigint, amount bigint, code bigint, balance_after bigint,
  nth bigint, is_sound boolean
) language sql stable as $$
  select a.ord, a.player, w.id as wallet, w.seq, h.id as house, m.amount, m.code,
    (w.balance + sum(m.amount) over of_wallet)::bigint as balance_after, row_number() over of_wallet as nth,
    a.passes and a.count = 1 and a.target is null and known.id is null
      and ledger.move_fault(m.units, w.currency, h.currency, c.code) is null
      and row_number() over (partition by a.scope, a.key order by a.ord) = 1 as is_sound
  from (
    select *, (4 * (sum(count) over (order by ord rows unbounded preceding) - count))::int + 1 as first
    from unnest(p_passing, p_scopes, p_keys, p_players, p_target_keys, p_move_counts) with ordinality
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
  left join lateral ledger.chart_line(m.code, case when m.payer >= 0 then w.class::text else h.class::text end,
    case when m.payee >= 0 then w.class::text else h.class::text end) c on true
  window of_wallet as (partition by w.id order by a.ord)
$$;

-- Commands of a batch of several kinds that pass their check: kinds that share a check are asked together, by one call. A batch of
-- one check does not come here (`ledger.passing`, generated).
create or replace function ledger.passing_mixed(p_kinds text[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[])
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

-- Runs the effects of a batch of several kinds, one call for the kinds that share an effect; returns their answers in the order of
-- the commands. A batch of one effect does not come here (`ledger.effects_of`, generated).
create or replace function ledger.effects_mixed(
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
