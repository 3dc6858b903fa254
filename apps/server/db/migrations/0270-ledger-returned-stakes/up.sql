-- The house stakes for a player: a free bet is paid out of the cost of promotions, and goes back there when it is void.
--
-- Its stake waits in open stakes and becomes revenue like any other. Where an ordinary void bet returns it to the wallet, a
-- free one returns it to the account that it came from. Chunks without such a bet go the road of 0070, to the letter.

insert into ledger.chart (code, from_class, to_class, reversed_by) values
  (1537, 'promotion-cost', 'open-stakes', null),
  (1521, 'revenue', 'promotion-cost', null),
  (1504, 'promotion-cost', 'revenue', null);

-- What the taken lines return to the cost of promotions, per pair of accounts, then what they take from there again, laid end to
-- end. Accounts of other classes or of two currencies are a bug of the caller, and so is a sum beyond the largest amount.
create function ledger.return_moves(
  p_skipped bigint[], p_bets bigint[], p_revenues bigint[], p_promotions bigint[], p_returned bigint[]
) returns bigint[] language plpgsql as $$
declare
  v_pair record;
  v_moves bigint[] := '{}';
begin
  for v_pair in
    select pair.*, r.id is not null and p.id is not null and greatest(pair.returned, pair.taken) <= 1000000000000000 as is_sound
    from (
      select revenue, promotion, coalesce(sum(units) filter (where units > 0), 0)::bigint as returned,
        coalesce(-sum(units) filter (where units < 0), 0)::bigint as taken
      from unnest(p_bets, p_revenues, p_promotions, p_returned) as line (bet, revenue, promotion, units)
      where units <> 0 and bet <> all (p_skipped) group by revenue, promotion
    ) pair
    left join ledger.house_account r on r.id = pair.revenue and r.class = 'revenue'
    left join ledger.house_account p on p.id = pair.promotion and p.class = 'promotion-cost' and p.currency = r.currency
    order by pair.revenue, pair.promotion
  loop
    if not v_pair.is_sound then
      raise exception 'a stake is returned between the accounts % and %, outside the chart or out of range',
        v_pair.revenue, v_pair.promotion;
    end if;
    if v_pair.returned > 0 then
      v_moves := v_moves || array[v_pair.revenue, v_pair.promotion, v_pair.returned, 1521];
    end if;
    if v_pair.taken > 0 then
      v_moves := v_moves || array[v_pair.promotion, v_pair.revenue, v_pair.taken, 1504];
    end if;
  end loop;
  return v_moves;
end $$;

-- The third door for chunks with stakes of the house. What goes back is a command of its own in the commit of the chunk, under the
-- digest of the chunk: whoever knows the one knows the other.
create function ledger.apply_settlements(
  p_lane int, p_kind text, p_at timestamptz, p_digest bytea, p_bets bigint[], p_players bigint[], p_wallets bigint[],
  p_revisions int[], p_open_stakes bigint[], p_revenues bigint[], p_released bigint[], p_differences bigint[],
  p_codes int[], p_payload jsonb, p_promotions bigint[], p_returned bigint[]
) returns ledger.chunk_answer language plpgsql as $$
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
    values (nextval('ledger.op_id'), v_batch, p_at, 'accepted', 'settlement', 'returns:' || encode(p_digest, 'hex'), p_kind,
      p_digest, v_moves);
    perform ledger.post_house(p_lane, v_batch, array_agg(side.account), array_agg(side.amount))
    from ledger.house_sides(v_moves) side;
  end if;
  return v_answer;
end $$;
