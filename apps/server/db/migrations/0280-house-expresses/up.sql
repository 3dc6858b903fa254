-- Expresses of the house have a name and a time, and bets on them are told apart from others.

alter table sportsbook.top_express
  add column name text check (char_length(name) between 1 and 60),
  -- Offered from and until; null for at once, and for until the first of its events begins.
  add column shown_from timestamptz,
  add column shown_until timestamptz check (shown_until > shown_from);

create table sportsbook.top_express_bet (
  bet bigint primary key,
  express bigint not null references sportsbook.top_express (id)
);
create index top_express_bet_of on sportsbook.top_express_bet (express);

-- How an express stands at an instant: `withdrawn` by staff, `begun` with the first of its events, `planned` or `over` by its own
-- times, else `offered`.
create function sportsbook.top_express_state(p_express sportsbook.top_express, p_at timestamptz) returns text language sql stable as $$
  select case
    when p_express.ended_at is not null then 'withdrawn'
    when exists (
      select from sportsbook.selection s join sportsbook.event e on e.id = s.event
      where s.id = any (p_express.selections) and (e.status <> 'scheduled' or e.starts_at <= p_at)) then 'begun'
    when p_express.shown_until <= p_at then 'over'
    when p_express.shown_from > p_at then 'planned'
    else 'offered' end
$$;

-- As in 0193-sportsbook-lines-top-expresses-bonus-terms, and whether an express of the house is still on offer: it is taken back
-- before the bet, which is refused then, or after it.
alter function sportsbook.caps_refusal(jsonb, bigint, timestamptz) rename to bonus_refusal;
create function sportsbook.caps_refusal(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
begin
  if p_payload ? 'top_express' then
    perform from sportsbook.top_express t
    where t.id = (p_payload ->> 'top_express')::bigint and sportsbook.top_express_state(t, p_at) = 'offered' for share;
    if not found then
      return ledger.refuse('top-express-not-found');
    end if;
  end if;
  return sportsbook.bonus_refusal(p_payload, p_player, p_at);
end $$;

-- As in 0120-sportsbook-limits, and which express of the house was bet on. A bet on one carries caps, so that it goes alone.
create or replace function sportsbook.on_place_bet(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
declare
  v_currency text := p_payload ->> 'currency';
  v_stake bigint := p_payload ->> 'stake';
  v_potential bigint := p_payload ->> 'potential';
  v_event bigint;
  v_events bigint[] := '{}';
begin
  insert into sportsbook.bet (id, player, wallet, kind, sizes, bankers, currency, stake, potential_payout, placed_at, is_live)
  values (p_op, p_player, (p_payload ->> 'wallet')::bigint, p_payload ->> 'kind', case when p_payload ? 'sizes' then sportsbook.places_of(p_payload -> 'sizes') end,
    case when p_payload ? 'bankers' then sportsbook.places_of(p_payload -> 'bankers') end, v_currency, v_stake, v_potential, p_at,
    p_payload ? 'live');
  for v_leg in 0 .. jsonb_array_length(p_payload -> 'selections') - 1 loop
    insert into sportsbook.bet_leg (bet, leg, selection, event, odds)
    select p_op, v_leg + 1, s.id, s.event, (p_payload -> 'odds' ->> v_leg)::int
    from sportsbook.selection s where s.id = (p_payload -> 'selections' ->> v_leg)::bigint
    returning event into strict v_event;
    continue when v_event = any (v_events);
    v_events := v_events || v_event;
    update sportsbook.liability set open_profit = open_profit + (v_potential - v_stake)
    where event = v_event and currency = v_currency;
    if not found then
      insert into sportsbook.liability (event, currency, open_profit) values (v_event, v_currency, v_potential - v_stake);
    end if;
  end loop;
  if p_payload ? 'top_express' then
    insert into sportsbook.top_express_bet (bet, express) values (p_op, (p_payload ->> 'top_express')::bigint);
  end if;
  return jsonb_build_object('bet', p_op::text);
end $$;

create view sportsbook.invariant_40_house_expresses_are_whole as
select x.bet from sportsbook.top_express_bet x
left join sportsbook.bet b on b.id = x.bet
join sportsbook.top_express t on t.id = x.express
where b.kind is distinct from 'express'
  or array(select id from unnest(t.selections) as id order by id)
    <> array(select selection from sportsbook.bet_leg where bet = x.bet order by selection);
select ledger.register_invariant('sportsbook-40', 'sportsbook.invariant_40_house_expresses_are_whole',
  'Every bet on an express of the house has exactly its selections.');
