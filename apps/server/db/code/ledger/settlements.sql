-- Settlement: a chunk of bets in one commit and one command, and the commands of those whose player's money moves (decision 0003).
-- Called by repository/settlements.repository.ts on a connection of its own. Lock order: wallets of winners by id (of debtors all), then the key of the
-- chunk, then the exposures and the bets (by the chunk effect), then moves, and the lanes of house accounts at the end. Refuses nothing: accounts
-- outside the chart, wallets of somebody else and amounts out of range are bugs of the caller and fail the chunk as a whole.

-- Returns the moves between pairs of house accounts that the due lines of a chunk come to, laid end to end: per pair the amounts
-- above zero from the payer to the payee by `p_code`, then those below zero back to the payer as corrections. A sum beyond the largest
-- amount is split. A pair of accounts or an amount that the judge of moves does not allow is a bug of the caller, even where
-- nothing moves.
create or replace function ledger.paired_moves(
  p_due boolean[], p_payers bigint[], p_payees bigint[], p_units bigint[], p_code int
) returns bigint[] language plpgsql as $$
declare
  v_correction int := ledger.transfer_code('settlement-correction');
  v_pair record;
  v_moves bigint[] := '{}';
begin
  for v_pair in
    select pair.*, case when not pair.is_in_range then 'amount-out-of-range' else coalesce(
        ledger.accounts_fault(a.currency, b.currency, there.code), ledger.accounts_fault(b.currency, a.currency, back.code)) end as fault
    from (
      select payer, payee, coalesce(sum(units) filter (where units > 0), 0)::bigint as sent,
        coalesce(-sum(units) filter (where units < 0), 0)::bigint as returned,
        bool_and(units = 0 or ledger.is_amount(abs(units))) as is_in_range
      from unnest(p_due, p_payers, p_payees, p_units) as line (is_due, payer, payee, units)
      where is_due group by payer, payee
    ) pair
    left join ledger.house_account a on a.id = pair.payer
    left join ledger.house_account b on b.id = pair.payee
    left join lateral ledger.chart_line(p_code, a.class::text, b.class::text) there on true
    left join lateral ledger.chart_line(v_correction, b.class::text, a.class::text) back on true
    order by pair.payer, pair.payee
  loop
    if v_pair.fault is not null then
      raise exception 'a settlement between the accounts % and % is outside the chart or out of range: %',
        v_pair.payer, v_pair.payee, v_pair.fault;
    end if;
    v_moves := v_moves || ledger.split_move(v_pair.payer, v_pair.payee, v_pair.sent, p_code)
      || ledger.split_move(v_pair.payee, v_pair.payer, v_pair.returned, v_correction);
  end loop;
  return v_moves;
end $$;

-- Returns an amount between two accounts as moves, laid end to end: none for zero, several beyond the largest amount of one move.
create or replace function ledger.split_move(p_payer bigint, p_payee bigint, p_units bigint, p_code int) returns bigint[]
language plpgsql immutable as $$
declare
  v_left bigint := p_units;
  v_moves bigint[] := '{}';
begin
  while v_left > 0 loop
    v_moves := v_moves || array[p_payer, p_payee, least(v_left, ledger.units_max()), p_code];
    v_left := v_left - ledger.units_max();
  end loop;
  return v_moves;
end $$;

-- Pays the due lines that give money: wallets, entries and commands in one statement. Several payouts to one wallet
-- follow each other in the order of the lines, and the last of them has the wallet's final balance. A wallet of another
-- player, of another currency or outside the chart is a bug of the caller. Returns the operator's payments, as account
-- and amount.
create or replace function ledger.pay_settled(
  p_batch bigint, p_kind text, p_at timestamptz, p_digest bytea, p_due boolean[], p_bets bigint[], p_players bigint[],
  p_wallets bigint[], p_revisions int[], p_revenues bigint[], p_differences bigint[], p_codes int[],
  out accounts bigint[], out amounts bigint[]
) language plpgsql as $$
declare
  v_asked int := (select count(*) from unnest(p_due, p_differences) as line (is_due, units) where is_due and units > 0);
  v_sound int;
begin
  if v_asked = 0 then
    return;
  end if;
  with line as materialized (
    select i, p_wallets[i] as wallet, p_players[i] as player, p_revenues[i] as revenue, p_differences[i] as units,
      p_codes[i] as code, nextval('platform.position') as op
    from generate_series(1, cardinality(p_bets)) i where p_due[i] and p_differences[i] > 0
  ), paid as materialized (
    select line.*, w.class, w.currency, (w.balance + sum(line.units) over payouts)::bigint as balance_after,
      w.seq + row_number() over payouts as seq, lead(line.i) over payouts is null as is_last
    from line join ledger.wallet w on w.id = line.wallet and w.player = line.player
    window payouts as (partition by line.wallet order by line.i)
  ), credited as (
    update ledger.wallet w set balance = paid.balance_after, seq = paid.seq
    from paid where w.id = paid.wallet and paid.is_last
  ), entered as (
    insert into ledger.entry (account, seq, op_id, counter, amount, balance_after, player, leg, code)
    select wallet, seq, op, revenue, units, balance_after, player, 1, code from paid
  ), written as (
    insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, moves)
    select op, p_batch, player, p_at, 'accepted', 'settlement', 'settle:' || p_bets[i] || ':' || p_revisions[i], p_kind,
      p_digest, array[revenue, wallet, units, code]
    from paid
  ), shape as (
    select revenue, code, class, currency, count(*) as lines, sum(units)::bigint as units, max(units) as units_max
    from paid group by 1, 2, 3, 4
  )
  select sum(shape.lines), array_agg(shape.revenue), array_agg(-shape.units) into v_sound, accounts, amounts
  from shape
  join ledger.house_account r on r.id = shape.revenue and r.class = 'revenue'
  left join lateral ledger.chart_line(shape.code, r.class::text, shape.class::text) c on true
  where ledger.move_fault(shape.units_max, r.currency, shape.currency, c.code) is null;
  if v_sound is distinct from v_asked then
    raise exception 'a payout of the chunk is outside the chart';
  end if;
end $$;

-- A line that takes money back: what the wallet has, and a debt for the rest. Rare, so one by one.
create or replace function ledger.take_settled_back(
  p_batch bigint, p_kind text, p_at timestamptz, p_digest bytea, p_bet bigint, p_player bigint, p_wallet bigint,
  p_revision int, p_revenue bigint, p_units bigint
) returns bigint[] language plpgsql as $$
declare
  v_op bigint := nextval('platform.position');
  v_code int := ledger.transfer_code('settlement-correction');
  v_moves bigint[];
begin
  if not exists (
    select from ledger.wallet w
    join ledger.house_account r on r.id = p_revenue and r.class = 'revenue'
    left join lateral ledger.chart_line(v_code, w.class::text, r.class::text) c on true
    where w.id = p_wallet and w.player = p_player
      and ledger.move_fault(p_units, w.currency, r.currency, c.code) is null)
  then
    raise exception 'what the settlement of bet % takes back is outside the chart', p_bet;
  end if;
  v_moves := ledger.plan_taking('{}', p_wallet, p_revenue, p_units, v_code);
  if not ledger.apply_moves(v_op, v_moves) then
    raise exception 'a planned taking did not fit';
  end if;
  insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, moves)
  values (v_op, p_batch, p_player, p_at, 'accepted', 'settlement', 'settle:' || p_bet || ':' || p_revision, p_kind,
    p_digest, v_moves);
  perform ledger.note_debt(p_player, v_moves, p_at);
  return v_moves;
end $$;

-- Runs the chunk effect of the kind and returns, line by line, whether it took the bet. The effect finds the number of the chunk's
-- command beside its payload, as `op`.
create or replace function ledger.take_lines(
  p_kind text, p_bets bigint[], p_revisions int[], p_payload jsonb, p_at timestamptz, p_op bigint
) returns boolean[] language plpgsql as $$
declare
  v_count int := cardinality(p_bets);
  v_taken bigint[] := ledger.run_chunk_effect(p_kind, p_bets, p_revisions,
    coalesce(p_payload, '{}') || jsonb_build_object('op', p_op::text), p_at);
begin
  if v_taken is null then
    raise exception 'the kind % has no chunk effect', p_kind;
  end if;
  if cardinality(v_taken) = v_count then
    return array_fill(true, array[v_count]);
  end if;
  return array(
    select (bet in (select unnest(v_taken))) is true from unnest(p_bets) with ordinality as line (bet, place) order by place);
end $$;

-- Applies a chunk in one commit, its lines in the order of their bets: wallets are locked by id, the key of the chunk
-- is looked up, the chunk effect moves the bets and returns those that it took, then money moves, the lanes of house
-- accounts last. What a winner owes is collected from the payout in the same commit. The answer leaves the columns of the wallets empty: what changed is read from the events of the chunk.
create or replace function ledger.apply_settlements(
  p_lane int, p_kind text, p_at timestamptz, p_digest bytea, p_bets bigint[], p_players bigint[], p_wallets bigint[],
  p_revisions int[], p_open_stakes bigint[], p_revenues bigint[], p_released bigint[], p_differences bigint[],
  p_codes int[], p_payload jsonb
) returns ledger.chunk_answer language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  -- Held before any position is drawn (code/platform/events.sql).
  v_transaction xid8 := pg_current_xact_id();
  v_batch bigint := nextval('ledger.batch_id');
  v_key text := 'chunk:' || encode(p_digest, 'hex');
  v_known record;
  v_op bigint;
  v_due boolean[];
  v_moves bigint[];
  v_paid record;
  v_back bigint[] := '{}';
  v_winners bigint[] := array(select player from unnest(p_players, p_differences) as line (player, units) where units > 0);
  v_debtors bigint[] := array(select player from ledger.debtor where player = any (v_winners));
  v_answer ledger.chunk_answer;
begin
  perform ledger.lock_wallets(
    array(select wallet from unnest(p_wallets, p_differences) as line (wallet, units) where units > 0), '{}',
    v_debtors || array(select player from unnest(p_players, p_differences) as line (player, units) where units < 0));
  v_debtors := ledger.lock_debtors(v_winners, v_debtors);

  select id, answer into v_known from ledger.op where scope = 'settlement' and key = v_key;
  if found then
    v_answer.op := v_known.id;
    v_answer.is_replay := true;
    v_answer.skipped := array(select jsonb_array_elements_text(v_known.answer -> 'skipped')::bigint);
  else
    v_op := nextval('platform.position');
    v_due := ledger.take_lines(p_kind, p_bets, p_revisions, p_payload, p_at, v_op);
    v_answer.is_replay := false;
    v_answer.skipped := array(select bet from unnest(p_bets, v_due) as line (bet, is_due) where not is_due order by bet);
  end if;

  if true = any (v_due) then
    v_answer.op := v_op;
    v_moves := ledger.paired_moves(v_due, p_open_stakes, p_revenues, p_released, ledger.transfer_code('stake-to-revenue'));
    insert into ledger.op (id, batch, at, verdict, scope, key, kind, digest, answer, moves)
    values (v_op, v_batch, p_at, 'accepted', 'settlement', v_key, p_kind, p_digest,
      case when cardinality(v_answer.skipped) > 0 then jsonb_build_object('skipped', v_answer.skipped::text[]) end,
      nullif(v_moves, '{}'));
    v_paid := ledger.pay_settled(v_batch, p_kind, p_at, p_digest, v_due, p_bets, p_players, p_wallets, p_revisions,
      p_revenues, p_differences, p_codes);
    for i in 1 .. cardinality(p_bets) loop
      continue when p_differences[i] >= 0 or not v_due[i];
      v_back := v_back || ledger.take_settled_back(v_batch, p_kind, p_at, p_digest, p_bets[i], p_players[i], p_wallets[i],
        p_revisions[i], p_revenues[i], -p_differences[i]);
    end loop;
    v_back := v_back || ledger.collect_from(v_debtors, v_batch, v_op, p_at);
    perform ledger.post_house(p_lane, v_batch, array_agg(side.account), array_agg(side.amount)) from (
      select account, amount from ledger.house_sides(v_moves || v_back)
      union all select account, amount from unnest(v_paid.accounts, v_paid.amounts) as paid (account, amount)
    ) side;
  end if;

  return v_answer;
end $$;

-- Returns the moves that give stakes back to the cost of promotions, or take them from there again, laid end to end. Lines that were
-- skipped or return nothing name no accounts.
create or replace function ledger.return_moves(
  p_skipped bigint[], p_bets bigint[], p_revenues bigint[], p_promotions bigint[], p_returned bigint[]
) returns bigint[] language plpgsql as $$
declare
  v_due boolean[] := array(
    select units <> 0 and bet <> all (p_skipped)
    from unnest(p_bets, p_returned) with ordinality as line (bet, units, place) order by place);
begin
  return ledger.paired_moves(v_due, p_revenues, p_promotions, p_returned, ledger.transfer_code('bet-void-refund'));
end $$;

-- The same for chunks with stakes that the operator paid (free bets). What goes back to the cost of promotions is a command of its own
-- in the commit of the chunk, under the digest of the chunk: a caller that knows one knows the other.
create or replace function ledger.apply_settlements(
  p_lane int, p_kind text, p_at timestamptz, p_digest bytea, p_bets bigint[], p_players bigint[], p_wallets bigint[],
  p_revisions int[], p_open_stakes bigint[], p_revenues bigint[], p_released bigint[], p_differences bigint[],
  p_codes int[], p_payload jsonb, p_promotions bigint[], p_returned bigint[]
) returns ledger.chunk_answer language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_answer ledger.chunk_answer := ledger.apply_settlements(p_lane, p_kind, p_at, p_digest, p_bets, p_players, p_wallets,
    p_revisions, p_open_stakes, p_revenues, p_released, p_differences, p_codes, p_payload);
  v_moves bigint[];
  v_batch bigint;
begin
  if v_answer.is_replay then
    return v_answer;
  end if;
  v_moves := ledger.return_moves(v_answer.skipped, p_bets, p_revenues, p_promotions, p_returned);
  if cardinality(v_moves) > 0 then
    v_batch := nextval('ledger.batch_id');
    insert into ledger.op (id, batch, at, verdict, scope, key, kind, digest, moves)
    values (nextval('platform.position'), v_batch, p_at, 'accepted', 'settlement', 'returns:' || encode(p_digest, 'hex'), p_kind,
      p_digest, v_moves);
    perform ledger.post_house(p_lane, v_batch, array_agg(side.account), array_agg(side.amount))
    from ledger.house_sides(v_moves) side;
  end if;
  return v_answer;
end $$;

