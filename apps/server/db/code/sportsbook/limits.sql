-- Limits of a bet: what remains of them under the lock, and the shared rows that the ledger locks for them (exposure of an event, league).
-- Called by preconditions of place-bet.sql, each-way.sql and free-bets.sql. Refuses with limit-…, liability, bonus terms and featured
-- expresses that are no longer offered.

-- Locks the exposures of events, by id: the shared class sportsbook.exposure.
create or replace function sportsbook.lock_exposure(p_ids bigint[]) returns void language plpgsql as $$
begin
  perform from sportsbook.exposure where event = any (p_ids) order by event for no key update;
end $$;

-- A league's bets are judged one after the other where a limit of the league holds. A sport is locked by its first league.
create or replace function sportsbook.lock_leagues(p_ids bigint[]) returns void language plpgsql as $$
begin
  perform from sportsbook.league where id = any (p_ids) order by id for no key update;
end $$;

-- Sum that counts against a limit so far: of a player the open bets of the line, of an event, league or sport what the open bets on it
-- may pay, of all players and both lines.
create or replace function sportsbook.used_of(
  p_kind text, p_line text, p_scope text, p_target text, p_player bigint, p_currency text, p_selections bigint[]
) returns bigint language plpgsql as $$
declare
  v_used numeric;
begin
  if p_kind = 'max-bet' or p_kind = 'max-payout' and p_scope = 'bet' then
    return 0;
  elsif p_kind = 'max-payout' and p_scope = 'event' then
    select sum(open_payout) into v_used from sportsbook.liability where event = p_target::bigint and currency = p_currency;
  elsif p_kind = 'max-payout' and p_scope in ('tourney', 'sport') then
    select sum(l.open_payout) into v_used
    from sportsbook.event e join sportsbook.league g on g.id = e.league
    join sportsbook.liability l on l.event = e.id and l.currency = p_currency
    where e.status in ('scheduled', 'live') and case p_scope when 'sport' then g.sport = p_target else g.id = p_target::bigint end;
  else
    -- Of a bet that was sold in part, what is left of it.
    select sum(case p_kind when 'bet-total' then coalesce(b.rest_stake, b.stake)
      else coalesce(b.rest_potential, b.potential_payout) end) into v_used
    from sportsbook.bet b
    where b.player = p_player and b.currency = p_currency and b.status in ('open', 'partly-cashed-out')
      and b.is_live = (p_line = 'live')
      and case p_scope
        when 'user' then true
        when 'bet' then p_selections = array(select selection from sportsbook.bet_leg where bet = b.id order by selection)
        when 'event' then exists (select from sportsbook.bet_leg where bet = b.id and event = p_target::bigint)
        else exists (
          select from sportsbook.bet_leg leg join sportsbook.event e on e.id = leg.event join sportsbook.league g on g.id = e.league
          where leg.bet = b.id and case p_scope when 'sport' then g.sport = p_target else g.id = p_target::bigint end) end;
  end if;
  return coalesce(v_used, 0);
end $$;

-- The name of a limit, by the line that the bet is on.
create or replace function sportsbook.limit_name(p_payload jsonb, p_kind text, p_scope text) returns text language sql immutable as $$
  select 'limit-' || p_kind || case when p_payload ? 'live' then '-live-' else '-usual-' end || p_scope
$$;

-- A limit is passed; what would still be taken comes with it. Where that is less than the smallest stake, nothing can be bet.
create or replace function sportsbook.limit_refusal(p_payload jsonb, p_name text, p_max numeric, p_stake_max numeric, p_which jsonb)
returns ledger.refusal language sql immutable as $$
  select case
    when p_stake_max < coalesce((p_payload ->> 'stake_min')::numeric, 0)
      then ledger.refuse('minimum-above-maximum', p_which || jsonb_build_object('limit', p_name))
    else ledger.refuse(p_name, p_which || jsonb_build_object(
      'max', sportsbook.money_text(p_max::bigint, p_payload ->> 'currency'),
      'stake_max', sportsbook.money_text(p_stake_max::bigint, p_payload ->> 'currency'))) end
$$;

-- The largest stake in whole cents whose share of `p_growth` fits into what is left of the limit; the cent in the
-- divisor is the one that flooring took.
create or replace function sportsbook.stake_that_fits(p_room numeric, p_stake numeric, p_growth numeric) returns numeric language sql immutable as $$
  select greatest(floor(p_room * p_stake / (p_growth + 1000) / 1000) * 1000, 0)
$$;

-- The event can cost no more than its limit. The refusal names the largest stake in whole cents whose profit fits; the
-- cent in the divisor is the one that flooring took.
create or replace function sportsbook.liability_refusal(p_payload jsonb, p_leg int, p_room bigint)
returns ledger.refusal language sql immutable as $$
  select sportsbook.limit_refusal(p_payload, sportsbook.limit_name(p_payload, 'max-payout', 'event'),
    floor(fits * potential / stake / 1000) * 1000, fits,
    jsonb_build_object('leg', p_leg, 'selection', p_payload -> 'selections' ->> p_leg))
  from (select (p_payload ->> 'stake')::numeric as stake, (p_payload ->> 'potential')::numeric as potential) as asked,
    lateral (select sportsbook.stake_that_fits(p_room, stake, potential - stake) as fits) as room
$$;

-- Returns why what the payload of a bet is bound to refuses it, or null: the featured express it takes is no longer offered (it is
-- withdrawn before the bet, which is refused then, or after it), the odds of a bet that bonus money pays are below the 1.80 that no setting can lower, the
-- bonus that pays has its count of bets, or a limit is reached.
create or replace function sportsbook.bounds_refusal(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
begin
  if p_payload ? 'top_express' then
    perform from sportsbook.top_express t
    where t.id = (p_payload ->> 'top_express')::bigint and sportsbook.top_express_state(t, p_at) = 'offered' for share;
    if not found then
      return ledger.refuse('top-express-not-found');
    end if;
  end if;
  -- The payout is floored to whole cents: a cent more than that is what the odds of the bet cannot reach.
  if p_payload ? 'is_bonus'
    and ((p_payload ->> 'potential')::numeric + 1000) * 1000 <= (p_payload ->> 'stake')::numeric * 1800
  then
    return ledger.refuse('bonus-odds-too-low', jsonb_build_object('min', sportsbook.odds_text(1800)));
  end if;
  if p_payload ? 'bonus_max' and ledger.bets_paid_by((p_payload ->> 'wallet')::bigint) >= (p_payload ->> 'bonus_max')::int then
    return ledger.refuse('bet-count-limit', jsonb_build_object('max', (p_payload ->> 'bonus_max')::int));
  end if;
  return sportsbook.stake_limits_refusal(p_payload, p_player, p_at);
end $$;

-- Returns why the limits that came with a bet refuse it, or null: bet-too-soon, same-bet-limit, and the limit-… that leaves the least
-- stake. What they were read as was the use-case's; the sums used so far are those under the lock (`judgeLimits` of the domain).
create or replace function sportsbook.stake_limits_refusal(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
declare
  v_stake numeric := p_payload ->> 'stake';
  v_potential numeric := p_payload ->> 'potential';
  v_wanted bigint[] := array(select id from unnest(sportsbook.payload_numbers(p_payload, 'selections')) as id order by id);
  v_wait numeric;
  v_count int;
  v_cap record;
  v_least numeric;
  v_refused ledger.refusal;
begin
  if p_payload ? 'gap_s' then
    select extract(epoch from placed_at - p_at) + (p_payload ->> 'gap_s')::int into v_wait
    from sportsbook.bet where player = p_player order by id desc limit 1;
    if v_wait > 0 then
      return ledger.refuse('bet-too-soon', jsonb_build_object('seconds', ceil(v_wait)));
    end if;
  end if;
  if p_payload ? 'same_max' then
    select count(*) into v_count from sportsbook.bet b
    where b.player = p_player and b.kind = p_payload ->> 'kind' and b.status in ('open', 'partly-cashed-out')
      and v_wanted = array(select selection from sportsbook.bet_leg where bet = b.id order by selection);
    if v_count >= (p_payload ->> 'same_max')::int then
      return ledger.refuse('same-bet-limit', jsonb_build_object('max', (p_payload ->> 'same_max')::int));
    end if;
  end if;
  for v_cap in
    select cap ->> 'kind' as kind, cap ->> 'scope' as scope, cap - '{kind,scope,target,amount}'::text[] as which, amount, room, growth,
      case when cap ->> 'kind' = 'bet-total' then greatest(floor(room / 1000) * 1000, 0)
        else sportsbook.stake_that_fits(room, v_stake, growth) end as fits
    from jsonb_array_elements(p_payload -> 'caps') with ordinality as item (cap, place)
    cross join lateral (select (cap ->> 'amount')::numeric as amount) as limited
    cross join lateral (select amount - sportsbook.used_of(cap ->> 'kind', case when p_payload ? 'live' then 'live' else 'usual' end,
      cap ->> 'scope', cap ->> 'target', p_player, p_payload ->> 'currency', v_wanted) as room) as left_of_it
    cross join lateral (select case cap ->> 'kind' when 'bet-total' then v_stake else v_potential end as growth) as grown
    order by place
  loop
    if v_cap.growth > v_cap.room and (v_least is null or v_cap.fits < v_least) then
      v_least := v_cap.fits;
      v_refused := sportsbook.limit_refusal(p_payload, sportsbook.limit_name(p_payload, v_cap.kind, v_cap.scope),
        case when v_cap.kind = 'bet-total' then v_cap.amount else greatest(floor(v_cap.room / 1000) * 1000, 0) end,
        v_cap.fits, v_cap.which);
    end if;
  end loop;
  return v_refused;
end $$;

-- Returns the reason why one leg cannot be bet on, or null. The refusal names what would be accepted.
create or replace function sportsbook.leg_refusal(
  p_status sportsbook.event_status, p_has_begun boolean, p_in_play boolean, p_is_stopped boolean,
  p_market sportsbook.market_status, p_odds bigint, p_seen bigint, p_is_live boolean, p_is_other_score boolean, p_which jsonb
) returns ledger.refusal language sql immutable as $$
  select case
    when p_odds is null then ledger.refuse('selection-unknown', p_which)
    when p_status not in ('scheduled', 'live') then ledger.refuse('event-over', p_which)
    when not p_is_live and p_has_begun and p_in_play then ledger.refuse('live-mismatch', p_which)
    when not p_is_live and p_has_begun then ledger.refuse('event-started', p_which)
    when p_is_live and not p_has_begun then ledger.refuse('prematch-mismatch', p_which)
    when p_is_stopped or p_is_other_score then ledger.refuse('event-stopped', p_which)
    when p_market <> 'open' or p_is_live and not p_in_play then ledger.refuse('market-suspended', p_which)
    when p_odds <> p_seen then ledger.refuse('odds-changed', p_which || jsonb_build_object(
      'offered', sportsbook.odds_text(p_seen), 'current', sportsbook.odds_text(p_odds)))
  end
$$;

-- The payload of a free bet as one whose profit is the whole of what it may pay: its player put nothing in, so that is what the
-- operator can lose.
create or replace function sportsbook.at_risk(p_payload jsonb) returns jsonb language sql immutable as $$
  select p_payload || jsonb_build_object('potential',
    ((p_payload ->> 'potential')::bigint + (p_payload ->> 'stake')::bigint)::text)
$$;

-- True where two limits are for the same kind, line, scope and target.
create or replace function sportsbook.is_same_limit(p_one sportsbook.bet_limit, p_other sportsbook.bet_limit) returns boolean
language sql immutable as $$
  select (p_one.kind, p_one.line, p_one.scope) = (p_other.kind, p_other.line, p_other.scope)
    and p_one.target is not distinct from p_other.target and p_one.currency is not distinct from p_other.currency
$$;
