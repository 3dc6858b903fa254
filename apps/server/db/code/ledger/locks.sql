create or replace function ledger.lock_shared(p_classes text[], p_ids bigint[]) returns void language plpgsql as $$
begin
  raise exception 'no shared class is registered';
end $$;

-- Locks the wallets named, the main wallets of the players, and every wallet of the players whose commands are planned
-- under the lock (reversals, debt collection). By id, each once; answers their ids and sequences.
create or replace function ledger.lock_wallets(
  p_wallets bigint[], p_players bigint[], p_planned bigint[], out ids bigint[], out seqs bigint[]
) language plpgsql as $$
begin
  with wanted as (
    select id from unnest(p_wallets) as id where id > 0
    union select id from ledger.wallet where player = any (p_players) and class = 'main'
    union select id from ledger.wallet where player = any (p_planned)
  ), locked as (
    select id, seq from ledger.wallet
    where id = any (array(select id from wanted)) order by id for no key update
  )
  select array_agg(locked.id), array_agg(locked.seq) into ids, seqs from locked;
end $$;

-- A caller that takes back moves of other people's wallets must name those wallets as locks: a bug, not a refusal.
create or replace function ledger.require_locks(p_moves bigint[], p_locked bigint[]) returns void language plpgsql as $$
begin
  if exists (
    select from generate_series(1, coalesce(cardinality(p_moves), 0)) k
    where k % 4 in (1, 2) and p_moves[k] > 0 and not p_moves[k] = any (p_locked))
  then
    raise exception 'a reversal must lock every wallet of its target';
  end if;
end $$;

-- Whatever a commit holds, it begins each of its statements once, and that costs more than a command does: a batch that goes through
-- together, as nearly all do, needs five of them less.

-- As `lock_wallets`, of the wallets that moves and locks name.
create or replace function ledger.lock_batch(
  p_moves bigint[], p_locks bigint[], p_players bigint[], p_planned bigint[], out ids bigint[], out seqs bigint[]
) language plpgsql as $$
begin
  select array_agg(locked.id), array_agg(locked.seq) into ids, seqs
  from (
    select id, seq from ledger.wallet
    where id = any (array(
      select p_moves[k] from generate_series(1, cardinality(p_moves)) k where k % 4 in (1, 2) and p_moves[k] > 0
      union all select unnest(p_locks)
      union all select id from ledger.wallet where player = any (p_players) and class = 'main'
      union all select id from ledger.wallet where player = any (p_planned)))
    order by id for no key update
  ) locked;
end $$;
