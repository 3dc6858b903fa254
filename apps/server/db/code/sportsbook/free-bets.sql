-- Free bets: precondition and effect of sportsbook.place-free-bet, under the wallet and then the award's row, and what settlement does to
-- awards. Refuses awards that are used, expired or do not fit the bet. Called by the ledger.

-- Effect of a free bet: as of any bet with its whole payout at risk; the award is used.
create or replace function sportsbook.on_place_free_bet(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
declare
  v_answer jsonb := sportsbook.on_place_bet(p_op, p_player, sportsbook.at_risk(p_payload), p_at);
begin
  update sportsbook.bet set is_free = true, potential_payout = (p_payload ->> 'potential')::bigint where id = p_op;
  update sportsbook.free_bet set status = 'used', bet = p_op, ended_at = p_at where id = (p_payload ->> 'free_bet')::bigint;
  return v_answer;
end $$;

-- A void bet gives its award back, with its terms and no odds below the rule of the operator, for a week at least. One that was given back before and used since is not given
-- twice.
create or replace function sportsbook.give_free_bets_back(p_bets bigint[], p_at timestamptz) returns void language plpgsql as $$
begin
  with returned as (
    update sportsbook.free_bet set status = 'returned', ended_at = p_at where bet = any (p_bets) and status = 'used' returning *
  )
  insert into sportsbook.free_bet (player, currency, amount, is_stake_returned, odds_min, odds_max, kinds, legs_min, sports,
    valid_from, valid_until, returned_of, reason, batch, key, given_at)
  select player, currency, amount, is_stake_returned, case when odds_min < 2000 then 2000 else odds_min end,
    case when odds_max < 2000 then 2000 else odds_max end, kinds, legs_min, sports,
    p_at, greatest(valid_until, p_at + interval '7 days'), id, reason, batch,
    'back:' || id || ':' || (select count(*) from sportsbook.free_bet again where again.returned_of = returned.id), p_at
  from returned
  where not exists (
    select from sportsbook.free_bet back where back.returned_of = returned.id and back.status <> 'cancelled');
end $$;

-- A bet that is void no more has used its award after all. What was given back for it goes, if it was not used meanwhile: then the
-- operator bears both.
create or replace function sportsbook.take_free_bets_again(p_bets bigint[], p_at timestamptz) returns void language plpgsql as $$
begin
  with used as (
    update sportsbook.free_bet set status = 'used', ended_at = p_at where bet = any (p_bets) and status = 'returned' returning id
  )
  update sportsbook.free_bet back set status = 'cancelled', ended_at = p_at
  from used where back.returned_of = used.id and back.status = 'awarded';
end $$;

-- Judges a free bet once its award is locked: the award is of this player, fits the bet and is valid now; and sports are not closed to
-- its player, as for every other bet.
create or replace function sportsbook.judge_free_bet(p_payload jsonb, p_player bigint, p_at timestamptz, p_barred text)
returns ledger.refusal language plpgsql as $$
declare
  v_refused ledger.refusal;
begin
  if players.is_sport_closed(p_player, p_at) then
    return ledger.refuse('sport-blocked');
  end if;
  -- The liability of an event counts the whole payout, which is the loss of the operator; the limits of staff count what may be paid.
  v_refused := sportsbook.judge_place_bet(sportsbook.at_risk(p_payload) - 'caps', p_player, p_at, p_barred);
  if v_refused.name is not null or not p_payload ? 'caps' then
    return v_refused;
  end if;
  return sportsbook.bounds_refusal(p_payload, p_player, p_at);
end $$;

-- True where the odds of a single or an express, whole, are below the 2.00 that no award and no setting can lower.
create or replace function sportsbook.is_below_free_odds(p_payload jsonb) returns boolean language sql immutable as $$
  select sportsbook.product_of(odds) < 2 * 1000::numeric ^ count(*) from unnest(sportsbook.payload_numbers(p_payload, 'odds')) as odds
$$;

-- Precondition of a free bet. The award is locked until the bet is written: of several submissions one finds it unused.
create or replace function sportsbook.check_place_free_bet(p_payload jsonb, p_player bigint, p_at timestamptz)
returns ledger.refusal language plpgsql as $$
declare
  v_award record;
begin
  select * into v_award from sportsbook.free_bet where id = (p_payload ->> 'free_bet')::bigint for no key update;
  if v_award.player is distinct from p_player or v_award.status <> 'awarded' or v_award.amount <> (p_payload ->> 'stake')::bigint
    or v_award.currency <> p_payload ->> 'currency' or p_at < v_award.valid_from or p_at >= v_award.valid_until
  then
    return ledger.refuse('free-bet-not-found');
  elsif sportsbook.is_below_free_odds(p_payload) then
    return ledger.refuse('free-bet-odds-too-low', jsonb_build_object('min', sportsbook.odds_text(2000)));
  elsif not sportsbook.holds_stakes(p_payload) then
    return ledger.refuse('currency-unacceptable');
  end if;
  return sportsbook.judge_free_bet(p_payload, p_player, p_at, (select barred from players.barred(p_player, p_at)));
end $$;
