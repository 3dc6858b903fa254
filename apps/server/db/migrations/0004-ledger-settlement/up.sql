-- The third door: a chunk of settled bets in one commit, set-based. Each line says which stake leaves open stakes for
-- revenue and by how much the payout differs from the one applied last. Losers touch no wallet. The kind's chunk effect
-- moves the bets themselves, so that a bet's state and its money change together. Lock order as everywhere: wallets,
-- then (in the chunk effect) the bets by id, then house lanes.

create type ledger.settlement_line as (
  ord bigint, bet bigint, player bigint, wallet bigint, revision int, open_stakes bigint, revenue bigint,
  released bigint, difference bigint, code int, digest bytea, key text);

-- A line names accounts of the right classes and of one currency, and amounts within bounds; anything else is a bug of
-- the caller.
create function ledger.assert_settlement_lines(p_lines ledger.settlement_line[]) returns void language plpgsql as $$
declare
  v_bet bigint;
begin
  select l.bet into v_bet
  from unnest(p_lines) l
  left join ledger.wallet w on w.id = l.wallet and w.class in ('main', 'grant') and w.player = l.player
  left join ledger.house_account o on o.id = l.open_stakes and o.class = 'open-stakes' and o.currency = w.currency
  left join ledger.house_account r on r.id = l.revenue and r.class = 'revenue' and r.currency = w.currency
  left join ledger.chart c on c.code = l.code and c.from_class = 'revenue' and c.to_class = w.class::text
  where o.id is null or r.id is null or (l.difference > 0 and c.code is null)
    or abs(l.released) > 1000000000000000 or abs(l.difference) > 1000000000000000
  limit 1;
  if found then
    raise exception 'the settlement of bet % is outside the chart or out of range', v_bet;
  end if;
end $$;

-- The moves of one line, in the form that `op.moves` keeps. A stake that opens again comes back out of revenue.
create function ledger.settlement_moves(l ledger.settlement_line) returns bigint[] language sql immutable as $$
  select case
      when l.released > 0 then array[l.open_stakes, l.revenue, l.released, 1505]
      when l.released < 0 then array[l.revenue, l.open_stakes, -l.released, 1504]
      else '{}' end
    || case when l.difference > 0 then array[l.revenue, l.wallet, l.difference, l.code::bigint] else '{}' end
$$;

-- Lines that take nothing back: wallets, entries and commands in one statement. Several payouts to one wallet follow
-- each other in the order of the lines.
create function ledger.settle_forward(
  p_batch bigint, p_kind text, p_at timestamptz, p_lines ledger.settlement_line[]
) returns void language plpgsql as $$
begin
  with line as materialized (
    select l.*, nextval('ledger.op_id') as op, ledger.settlement_moves(row(l.*)::ledger.settlement_line) as moves
    from unnest(p_lines) l
  ), paid as materialized (
    select line.*,
      w.balance + sum(line.difference) over payouts as balance_after,
      w.seq + row_number() over payouts as seq
    from line join ledger.wallet w on w.id = line.wallet
    where line.difference > 0
    window payouts as (partition by line.wallet order by line.ord)
  ), credited as (
    update ledger.wallet w set balance = w.balance + due.units, seq = w.seq + due.count
    from (select wallet, sum(difference)::bigint as units, count(*) as count from paid group by wallet) due
    where w.id = due.wallet
  ), entered as (
    insert into ledger.entry (account, seq, op_id, counter, amount, balance_after, player, leg, code)
    select wallet, seq, op, revenue, difference, balance_after, player, cardinality(moves) / 4, code from paid
  )
  insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, moves)
  select op, p_batch, player, p_at, 'accepted', 'settlement', key, p_kind, digest, nullif(moves, '{}') from line;
end $$;

-- A line that takes money back: what the wallet has, and a debt for the rest. Rare, so one by one.
create function ledger.settle_back(p_batch bigint, p_kind text, p_at timestamptz, l ledger.settlement_line)
returns bigint[] language plpgsql as $$
declare
  v_op bigint := nextval('ledger.op_id');
  v_plan bigint[];
begin
  v_plan := ledger.plan_taking(
    ledger.settlement_moves(l), l.wallet, l.revenue, -l.difference, 1504);
  if not ledger.apply_moves(v_op, v_plan) then
    raise exception 'a planned taking did not fit';
  end if;
  insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, moves)
  values (v_op, p_batch, l.player, p_at, 'accepted', 'settlement', l.key, p_kind, l.digest, v_plan);
  perform ledger.note_debt(l.player, v_plan, p_at);
  return v_plan;
end $$;

-- Answers one row per line (verdict applied, replayed, conflict or skipped), then the wallets under ord 0.
create function ledger.apply_settlements(
  p_lane int, p_kind text, p_at timestamptz, p_bets bigint[], p_players bigint[], p_wallets bigint[],
  p_revisions int[], p_open_stakes bigint[], p_revenues bigint[], p_released bigint[], p_differences bigint[],
  p_codes int[], p_digests bytea[], p_payload jsonb
) returns setof ledger.op_answer language plpgsql as $$
declare
  v_batch bigint := nextval('ledger.batch_id');
  v_lines ledger.settlement_line[];
  v_fresh ledger.settlement_line[];
  v_taken bigint[];
  v_forward ledger.settlement_line[];
  v_line ledger.settlement_line;
  v_locked record;
  v_back bigint[] := '{}';
begin
  v_lines := array(
    select row(ord, bet, player, wallet, revision, open_stakes, revenue, released, difference, code, digest,
      'settle:' || bet || ':' || revision)::ledger.settlement_line
    from unnest(p_bets, p_players, p_wallets, p_revisions, p_open_stakes, p_revenues, p_released, p_differences,
      p_codes, p_digests) with ordinality
      as l (bet, player, wallet, revision, open_stakes, revenue, released, difference, code, digest, ord));
  perform ledger.assert_settlement_lines(v_lines);
  v_locked := ledger.lock_wallets(
    array(select wallet from unnest(v_lines) where difference > 0), '{}',
    array(select player from unnest(v_lines) where difference < 0));

  return query
    select l.ord::int, case when o.digest = l.digest then 'replayed' else 'conflict' end, o.id, true, null::text,
      null::jsonb, null::bigint[], null::bigint[], null::text[], null::bigint[], null::bigint[], null::boolean[], null::bigint[]
    from unnest(v_lines) l
    cross join lateral (select id, digest from ledger.op where scope = 'settlement' and key = l.key limit 1) o;
  -- Looked up key by key, here and at the end: whatever the planner believes about the number of settlements, a join with
  -- all of them would grow with the book.
  v_fresh := array(select l from unnest(v_lines) l
    where (select o.id from ledger.op o where o.scope = 'settlement' and o.key = l.key) is null);
  v_taken := ledger.run_chunk_effect(p_kind, array(select bet from unnest(v_fresh)),
    array(select revision from unnest(v_fresh)), p_payload, p_at);
  if v_taken is not null then
    v_fresh := array(select l from unnest(v_fresh) l where l.bet = any (v_taken));
  end if;

  v_forward := array(select l from unnest(v_fresh) l where l.difference >= 0 order by l.ord);
  perform ledger.settle_forward(v_batch, p_kind, p_at, v_forward);
  foreach v_line in array array(select l from unnest(v_fresh) l where l.difference < 0 order by l.ord) loop
    v_back := v_back || ledger.settle_back(v_batch, p_kind, p_at, v_line);
  end loop;

  perform ledger.post_house(p_lane, v_batch, array_agg(side.account), array_agg(side.amount)) from (
    select open_stakes as account, -released as amount from unnest(v_forward)
    union all select revenue, released - difference from unnest(v_forward)
    union all select account, amount from ledger.house_sides(v_back)
  ) side;
  return query
    select l.ord::int, case when o.batch = v_batch then 'applied' else 'skipped' end, o.id, false, null::text,
      null::jsonb, null::bigint[], null::bigint[], null::text[], null::bigint[], null::bigint[], null::boolean[], null::bigint[]
    from unnest(v_lines) l
    left join lateral (select id, batch from ledger.op where scope = 'settlement' and key = l.key limit 1) o on true
    where o.id is null or o.batch = v_batch;
  return next ledger.closing_row(v_locked.ids, v_locked.seqs, p_players);
end $$;
