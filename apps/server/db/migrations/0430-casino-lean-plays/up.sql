-- What a call of a provider wrote and asked beyond need. A commit prepares each of its statements anew, so that a statement less
-- in it is worth more than a row less.

-- The ledger keeps the key of every command, once in its scope: a transaction is found by its command, and the second index of
-- the same keys, which every call wrote, is gone. That both agree is part of `casino-40`.
alter table casino.round_transaction drop constraint round_transaction_provider_key_key;

-- As in 0210, with the command of each transaction.
create or replace view casino.invariant_40_rounds_have_parents as
select r.first_op as op from casino.round r
where not exists (select from casino.provider where name = r.provider)
   or (r.game is not null and not exists (select from casino.game where id = r.game))
union all
select t.op from casino.round_transaction t where not exists (select from casino.round where id = t.round)
union all
select t.op from casino.round_transaction t left join ledger.op o on o.id = t.op
where (o.scope, o.key) is distinct from ('provider:' || t.provider, t.key);
update ledger.invariant set says = 'A round is of a provider and a game that exist, and a transaction of a round and of the command of its key.'
where name = 'casino-40';

-- The transaction of a provider's key; no row of one that was never written.
create function casino.transaction_of(p_provider text, p_key text) returns setof casino.round_transaction
language sql stable as $$
  select t.* from ledger.op o join casino.round_transaction t on t.op = o.id
  where o.scope = 'provider:' || p_provider and o.key = p_key
$$;

-- As in 0082.
create or replace function casino.judge_wins(p_payloads jsonb[], p_players bigint[]) returns text[] language plpgsql stable
set enable_seqscan = off as $$
begin
  return array(
    select case
      when known.op is not null then 'pay'
      when win.kind = 'win' and win.type = 'ordinary' and not exists (
        select from casino.round r join casino.round_transaction t on t.round = r.id
        where r.provider = win.provider and r.player = win.player and r.round_key = win.round
          and t.kind in ('bet', 'bet-win') and t.key = coalesce(win.settles, t.key)) then 'win-without-bet'
      when win.payout > provider.win_max and approved.key is null then 'win-above-cap'
      else 'pay' end
    from (
      select place, player, payload ->> 'provider' as provider, payload ->> 'key' as key, payload ->> 'kind' as kind,
        payload ->> 'round' as round, payload ->> 'win_type' as type, payload ->> 'settles' as settles,
        (payload ->> 'payout')::bigint as payout
      from unnest(p_payloads, p_players) with ordinality as asked (payload, player, place)
    ) win
    left join casino.transaction_of(win.provider, win.key) known on true
    left join casino.provider on provider.name = win.provider
    left join casino.parked_win approved on approved.provider = win.provider and approved.key = win.key
      and approved.payout = win.payout and approved.approved_at is not null
    order by win.place);
end $$;

-- As in 0202.
create or replace function casino.refuse_rollback(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
declare
  v_target casino.round_transaction;
begin
  select * into v_target from casino.transaction_of(p_payload ->> 'provider', p_payload ->> 'target');
  if not found or v_target.reversed_by is not null then
    return null;
  end if;
  if nullif(p_payload ->> 'amount', '0')::bigint not in (v_target.stake, v_target.payout) then
    return ledger.refuse('round-wallet-mismatch');
  end if;
  if v_target.kind = 'bet' and exists (
    select from casino.round_transaction win
    where win.round = v_target.round and win.kind = 'win' and win.win_type = 'ordinary' and win.reversed_by is null
      and case when win.settles is null then win.op > v_target.op else win.settles = v_target.key end)
  then
    return ledger.refuse('bet-already-settled');
  end if;
  return null;
end $$;

-- As in 0331, in one statement. A session is touched where the call says so (`touch`): whoever sends the calls knows when they last
-- did.
create or replace function casino.after_plays(
  p_ops bigint[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[], p_balances bigint[]
) returns jsonb[] language plpgsql set enable_hashjoin = on as $$
declare
  v_answers jsonb[];
begin
  with asked as materialized (
    select op, player, at, balance, payload, payload ->> 'provider' as provider, payload ->> 'round' as round_key,
      (payload ->> 'stake')::bigint as stake, (payload ->> 'payout')::bigint as payout, place
    from unnest(p_ops, p_players, p_payloads, p_ats, p_balances) with ordinality
      as done (op, player, payload, at, balance, place)
  ), grown as (
    insert into casino.round as r (provider, round_key, player, game, currency, wallet, is_bonus, stake, payout,
      live_count, first_op, balance_before, balance_after, opened_at, updated_at)
    select provider, round_key, a.player, named.id, payload ->> 'currency', coalesce((payload ->> 'wallet')::bigint, w.id),
      (payload ->> 'is_bonus')::boolean, stake, payout, 1, op, a.balance + stake - payout, a.balance, at, at
    from asked a cross join lateral casino.game_named(provider, payload ->> 'game_id') named
    join ledger.wallet w on w.player = a.player and w.class = 'main' and w.currency = payload ->> 'currency'
    on conflict (provider, player, round_key) do update set
      stake = r.stake + excluded.stake, payout = r.payout + excluded.payout, live_count = r.live_count + 1,
      balance_after = excluded.balance_after, updated_at = excluded.updated_at
    returning id, provider, player, round_key
  ), written as (
    insert into casino.round_transaction
      (op, round, provider, key, kind, win_type, settles, stake, payout, balance_after, at)
    select op, grown.id, provider, payload ->> 'key', payload ->> 'kind', payload ->> 'win_type', payload ->> 'settles', stake,
      payout, balance, at
    from asked join grown using (provider, player, round_key)
  ), unparked as (
    -- What was parked is paid from here on.
    update casino.parked_win w set paid_at = a.at from asked a
    where a.payload ->> 'kind' <> 'bet' and w.provider = a.provider and w.key = a.payload ->> 'key'
  ), touched as (
    update casino.session s set seen_at = a.at from asked a
    where a.payload ? 'touch' and s.ref_hash = decode(a.payload ->> 'session', 'hex')
      and s.seen_at < a.at - interval '30 seconds'
  )
  select array_agg(casino.answer_of(op, balance) order by place) into v_answers from asked;
  return v_answers;
end $$;

-- The door asked the table of kinds which check and which effect a batch needs, twice per commit. A batch whose kinds share one,
-- as nearly all do, is told by branches that are written when a kind is registered; a mixed batch is asked about as before.
alter function ledger.passing(text[], bigint[], jsonb[], timestamptz[]) rename to passing_of_several;
alter function ledger.effects_of(bigint[], text[], bigint[], jsonb[], timestamptz[], bigint[]) rename to effects_of_several;

create function ledger.build_batch_dispatchers() returns void language plpgsql as $build$
declare
  v_checks text;
  v_effects text;
begin
  select coalesce(string_agg(format(e'if p_kinds <@ %L::text[] then return %s; end if;\n', kinds,
    coalesce(check_many || '(p_players, p_payloads, p_ats)', 'array_fill(true, array[cardinality(p_kinds)])')), ''), '')
  into v_checks
  from (
    select check_many, array_agg(name order by name) as kinds from ledger.op_kind
    where (check_many is not null or (precondition is null and admission is null)) and (effect is null or effect_many is not null)
    group by check_many
  ) rule;
  select coalesce(string_agg(format(e'if p_kinds <@ %L::text[] then return %s; end if;\n', kinds,
    effect_many || '(p_ops, p_players, p_payloads, p_ats, p_balances)'), ''), '')
  into v_effects
  from (
    select effect_many, array_agg(name order by name) as kinds from ledger.op_kind where effect_many is not null group by effect_many
  ) rule;
  execute format($door$
create or replace function ledger.passing(p_kinds text[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[])
returns boolean[] language plpgsql as $body$
begin
%s  return ledger.passing_of_several(p_kinds, p_players, p_payloads, p_ats);
end $body$;
create or replace function ledger.effects_of(
  p_ops bigint[], p_kinds text[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[], p_balances bigint[]
) returns jsonb[] language plpgsql as $body$
begin
%s  return ledger.effects_of_several(p_ops, p_kinds, p_players, p_payloads, p_ats, p_balances);
end $body$;
$door$, v_checks, v_effects);
end $build$;

alter function ledger.build_dispatchers() rename to build_kind_dispatchers;
create function ledger.build_dispatchers() returns void language plpgsql as $$
begin
  perform ledger.build_kind_dispatchers();
  perform ledger.build_batch_dispatchers();
end $$;
select ledger.build_dispatchers();
