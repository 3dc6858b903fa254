-- Many wins judged in one statement: asked one by one, each was a function of four look-ups of its own.

-- What to do with each win before it becomes a command, since a command's verdict is for ever: `pay` it (the ledger will
-- judge it), or park it as `win-without-bet` or `win-above-cap`. A win that is known already goes to the ledger, which
-- remembers its answer. The cap of a provider holds for the win of a combined call as well. By index look-ups whatever the
-- tables' statistics say: plans made while they were empty would read every transaction there is.
create function casino.judge_wins(p_payloads jsonb[], p_players bigint[]) returns text[] language plpgsql stable
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
    left join casino.round_transaction known on known.provider = win.provider and known.key = win.key
    left join casino.provider on provider.name = win.provider
    left join casino.parked_win approved on approved.provider = win.provider and approved.key = win.key
      and approved.payout = win.payout and approved.approved_at is not null
    order by win.place);
end $$;
drop function casino.judge_win(jsonb, bigint);
