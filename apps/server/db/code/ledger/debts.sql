-- Debts: what a credit that was taken back left unpaid, kept per creditor, and its collection from later credits. Called under the
-- player's lock by rollbacks.sql, settlements.sql and the commands ledger.collect-debt and ledger.forgive-debt. Refuses nothing.

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

-- True while the player owes something: withdrawals ask this under their lock.
create or replace function ledger.owes(p_player bigint) returns boolean language sql stable as $$
  select exists (select from ledger.debtor where player = p_player)
$$;
