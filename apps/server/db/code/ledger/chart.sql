-- Codes of the chart of accounts by their names. Called by settlements.sql, rollbacks.sql and debts.sql, and by the invariants of all
-- modules that move money. Locks nothing and refuses nothing.

-- Returns the number of a transfer code by its name in the contracts (`packages/contracts/src/codes/transfer-codes.ts`); null for
-- another name. The planner writes the number into the statement that asks.
create or replace function ledger.transfer_code(p_name text) returns int language sql immutable as $$
  select case p_name
    when 'replenishment' then 1
    when 'bet-set' then 5
    when 'withdrawal' then 8
    when 'sell-bet' then 13
    when 'withdrawal-hold' then 1500
    when 'withdrawal-return' then 1501
    when 'bet-rollback' then 1502
    when 'settlement-correction' then 1504
    when 'stake-to-revenue' then 1505
    when 'debt-booked' then 1506
    when 'debt-collected' then 1507
    when 'bet-void-refund' then 1521
    when 'cash-out-partial' then 1522
    when 'free-bet-stake' then 1537
  end
$$;
