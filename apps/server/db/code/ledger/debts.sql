-- Debts: what a credit that was taken back left unpaid, kept per creditor, and its collection from later credits. Called under the
-- player's lock by rollbacks.sql, settlements.sql (both the booking and the collection) and the commands ledger.collect-debt and ledger.forgive-debt. Refuses nothing.

-- Remembers the player of a newly booked debt, so that later credits start its collection.
create or replace function ledger.note_debt(p_player bigint, p_plan bigint[], p_at timestamptz) returns void language plpgsql as $$
begin
  if exists (select from generate_series(1, cardinality(p_plan) / 4) k where p_plan[4 * k] = ledger.transfer_code('debt-booked')) then
    insert into ledger.debtor (player, since) values (p_player, p_at) on conflict do nothing;
  end if;
end $$;

-- Returns the moves that pay what a debtor can pay by now: the oldest claims first, from main to the creditor, and as much off the debt wallet.
create or replace function ledger.plan_collection(p_player bigint) returns bigint[] language plpgsql as $$
declare
  v_plan bigint[] := '{}';
  v_claim record;
  v_units bigint;
  v_code int := ledger.transfer_code('debt-collected');
begin
  for v_claim in
    select main.id as main, debt.id as debt, e.counter as claims, h.creditor, sum(e.amount)::bigint as owed
    from ledger.wallet debt
    join ledger.wallet main on main.player = debt.player and main.class = 'main' and main.currency = debt.currency
    join ledger.entry e on e.account = debt.id
    join ledger.house_account h on h.id = e.counter
    where debt.player = p_player and debt.class = 'debt'
    group by main.id, debt.id, e.counter, h.creditor having sum(e.amount) > 0 order by min(e.seq)
  loop
    v_units := least(v_claim.owed, ledger.balance_after_plan(v_plan, v_claim.main));
    if v_units > 0 then
      v_plan := v_plan || array[v_claim.main, v_claim.creditor, v_units, v_code]
        || array[v_claim.debt, v_claim.claims, v_units, v_code];
    end if;
  end loop;
  return v_plan;
end $$;

-- A player whose debt wallets are empty is no debtor any more.
create or replace function ledger.on_collection(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
begin
  delete from ledger.debtor where player = p_player
    and not exists (select from ledger.wallet where player = p_player and class = 'debt' and balance > 0);
  return '{}';
end $$;

-- Locks every wallet of the debtors among players, by id, and returns them. Asked before the wallets of a chunk are locked and again
-- after: a debt that was booked in between is seen then.
create or replace function ledger.lock_debtors(p_players bigint[], p_known bigint[]) returns bigint[] language plpgsql as $$
declare
  v_debtors bigint[] := array(select player from ledger.debtor where player = any (p_players) order by player);
begin
  if not v_debtors <@ p_known then
    perform ledger.lock_wallets('{}', '{}', v_debtors);
  end if;
  return v_debtors;
end $$;

-- Collects from debtors what the payouts of a chunk let them pay, each by a command of its own in the commit of the chunk. Their wallets
-- are locked. Returns the moves, laid end to end.
create or replace function ledger.collect_from(p_debtors bigint[], p_batch bigint, p_chunk bigint, p_at timestamptz)
returns bigint[] language plpgsql as $$
declare
  v_player bigint;
  v_plan bigint[];
  v_op bigint;
  v_key text;
  v_made bigint[] := '{}';
begin
  foreach v_player in array p_debtors loop
    v_plan := ledger.plan_collection(v_player);
    continue when cardinality(v_plan) = 0;
    v_op := nextval('platform.position');
    v_key := 'collect-debt:settled:' || p_chunk || ':' || v_player;
    if not ledger.apply_moves(v_op, v_plan) then
      raise exception 'a planned collection did not fit';
    end if;
    insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, answer, moves)
    values (v_op, p_batch, v_player, p_at, 'accepted', 'ledger', v_key, 'ledger.collect-debt', sha256(v_key::bytea),
      ledger.on_collection(v_op, v_player, null, p_at), v_plan);
    v_made := v_made || v_plan;
  end loop;
  return v_made;
end $$;

-- True while the player owes something: withdrawals ask this under their lock.
create or replace function ledger.owes(p_player bigint) returns boolean language sql stable as $$
  select exists (select from ledger.debtor where player = p_player)
$$;
