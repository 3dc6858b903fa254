-- A command alone in its commit: one statement a kind, prepared once per connection by repository/ops.repository.ts (decision 0007).
-- Locks the wallet, then the shared rows; moves, judges and writes; the lane of the house account comes last. It carries out one
-- sound move between the player's main wallet and the operator, or does nothing at all: then the command is a batch of one, where every
-- other shape, refusal and replay is dealt with. The position of the command is drawn by the update of its wallet, which takes the
-- transaction's number first (code/platform/events.sql).

-- Returns the text of a kind's statement; null where the kind has none: it has an admission, it plans its moves itself, or its rules
-- are not volatile (they would not see what was committed while the lock was waited for).
-- $1 lane, $2 scope, $3 key, $4 digest, $5 player, $6 payload, $7 instant, $8 wallet, $9 house account, $10 units, $11 code,
-- $12 classes and $13 ids of shared rows, $14 whether the wallet pays. The statement answers one row, or none when it did nothing:
-- the key is known, the move has a fault or is beyond the wallet, or the command is refused.
create or replace function ledger.lone_statement(p_kind text) returns text language sql stable as $build$
  select format($statement$
with %2$s moved as (
  update ledger.wallet w set balance = w.balance + %5$s, seq = w.seq + 1
  %3$s
  returning w.balance, w.seq, nextval('platform.position') as op
), made as (
  insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, answer, moves)
  select op, nextval('ledger.batch_id'), $5::bigint, $7::timestamptz, 'accepted', $2::text, $3::text, %1$L, $4::bytea, %4$s,
    case when $14::boolean then array[$8, $9, $10, $11] else array[$9, $8, $10, $11] end
  from moved
  returning id, batch, answer
), entered as (
  insert into ledger.entry (account, seq, op_id, counter, amount, balance_after, player, leg, code)
  select $8, seq, op, $9, %5$s, balance, $5, 1, $11 from moved
), side as (
  insert into ledger.house_lane as lane (account, lane, balance, seq)
  select $9, $1::int, -%5$s, 1 from moved
  on conflict (account, lane) do update set balance = lane.balance + excluded.balance, seq = lane.seq + 1
  returning balance, seq
), posted as (
  insert into ledger.house_entry (account, lane, seq, batch, amount, balance_after)
  select $9, $1, side.seq, made.batch, -%5$s, side.balance from side, made
)
select made.id as op, made.answer, moved.balance, moved.seq as version,
  exists (select from ledger.debtor where player = $5) as owing
from made, moved$statement$,
    kind.name,
    -- The lock comes first, then the shared rows, and the precondition sees what was committed before both were had.
    case when kind.precondition is not null then format($judge$locked as materialized (
  select w.id from ledger.wallet w
  where %s
  for no key update
), shared as materialized (
  select ledger.lock_shared($12::text[], $13::bigint[]) from locked where cardinality($13::bigint[]) > 0
), judged as materialized (
  select locked.id, %s($6::jsonb, $5::bigint, $7::timestamptz) as refused from locked left join shared on true
),$judge$, rule.sound, kind.precondition) else '' end,
    case when kind.precondition is not null then 'from judged where w.id = judged.id and judged.refused is null'
      else format('where %s and $12::text[] = ''{}'' and $13::bigint[] = ''{}''', rule.sound) end,
    -- No effect, no answer; a parameter that is used nowhere would have no type.
    coalesce(kind.effect || '(op, $5::bigint, $6::jsonb, $7::timestamptz)', 'nullif($6::jsonb, $6)'),
    rule.amount)
  from ledger.op_kind kind
  cross join (select $sound$w.id = $8::bigint and w.player = $5::bigint and w.class = 'main'
    and w.balance + (case when $14::boolean then -$10::bigint else $10 end) >= 0
    and exists (
      select from ledger.house_account h join ledger.chart c on c.code = $11::bigint
        and c.from_class = case when $14 then 'main' else h.class::text end
        and c.to_class = case when $14 then h.class::text else 'main' end
      where h.id = $9::bigint and ledger.move_fault($10::bigint, w.currency, h.currency, c.code) is null)
    and not exists (select from ledger.op known where known.scope = $2::text and known.key = $3::text)$sound$ as sound,
    '(case when $14::boolean then -$10::bigint else $10::bigint end)' as amount) rule
  where kind.name = p_kind and kind.admission is null and kind.name <> 'ledger.collect-debt'
    and not exists (
      select from pg_proc p where p.provolatile <> 'v' and p.oid in (to_regproc(kind.precondition), to_regproc(kind.effect)))
$build$;
