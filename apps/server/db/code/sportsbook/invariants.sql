-- Invariants of the sportsbook: agreement between its books and those of the ledger, each a view that finds nothing while all is well.
-- Read through `ledger.invariants()`; locks nothing, refuses nothing.

-- Every system bet, and no other, lists the sizes of its combinations and its bankers.
create or replace view sportsbook.invariant_35_systems_unfold as
select b.id as bet from sportsbook.bet b
where (b.kind = 'system') <> (b.sizes is not null and b.bankers is not null)
  or b.kind = 'system' and (cardinality(b.sizes) = 0
    or cardinality(b.bankers) >= (select min(size) from unnest(b.sizes) as size)
    or exists (select from unnest(b.sizes || b.bankers) as place
      where place > (select count(*) from sportsbook.bet_leg l where l.bet = b.id)));

-- The sum paid for a bet over all its settlements is the payout of the last one; what the wallet could not give back is a debt. A stake
-- has left the open stakes exactly while its bet is settled. A sale is a step of the bet too: a settlement moves the stake that the sales
-- before it left, and none comes after the last of it was sold.
-- Asked since a command: of the bets and chunks that it or a later one touched, over all settlements of those bets.
create or replace function sportsbook.payouts_follow_since(p_from bigint) returns table (bet bigint) language sql stable as $$
  with touched as materialized (
    select id as bet from sportsbook.bet where id > p_from
    union select s.bet from sportsbook.settlement s where s.op > p_from
    union select x.bet from sportsbook.sale x where x.op > p_from
    union select split_part(o.key, ':', 2)::bigint from ledger.published_op o
      where o.id > p_from and o.scope = 'settlement' and o.kind = 'sportsbook.settle' and o.key like 'settle:%'
  ), move as (
    select m.*, payee.class as house_class
    from ledger.published_move m left join ledger.published_house_account payee on payee.id = m.payee
    where m.scope = 'settlement' and m.kind = 'sportsbook.settle' and m.verdict = 'accepted'
      -- Earlier payments of the bets in question, by the keys of their settlements.
      and (m.op_id > p_from or m.key in (
        select 'settle:' || s.bet || ':' || s.revision from touched join sportsbook.settlement s on s.bet = touched.bet))
  ), paid as (
    select b.id as bet,
      sum(case when m.payee = b.wallet then m.units
        when m.payer = b.wallet or m.code = ledger.transfer_code('debt-booked') then -m.units else 0 end) as payout
    from move m join sportsbook.bet b on b.id = split_part(m.key, ':', 2)::bigint
    where m.key like 'settle:%'
    group by b.id
  ), released as (
    select op_id, sum(case when m.code = ledger.transfer_code('stake-to-revenue') then m.units
        when m.code = ledger.transfer_code('settlement-correction') and house_class = 'open-stakes' then -m.units else 0 end) as units
    from move m where m.op_id > p_from group by op_id
  ), step as (
    select s.bet, s.revision, s.status, s.payout, s.op, (s.status <> 'open')::int as is_over,
      lag((s.status <> 'open')::int, 1, 0) over bet as was_over, lead(s.revision) over bet is null as is_last,
      b.stake, case when b.rest_stake is null then 0
        else coalesce((select sum(x.stake) from sportsbook.sale x where x.bet = s.bet and x.revision < s.revision), 0) end as sold
    from touched join sportsbook.settlement s on s.bet = touched.bet left join sportsbook.bet b on b.id = s.bet
    window bet as (partition by s.bet order by s.revision)
  ), last as (
    select * from step where is_last
  ), settled as (
    select op, sum((stake - sold) * (is_over - was_over)) as units from step where op > p_from group by op
  ), last_sale as (
    select x.bet, max(x.revision) as revision from touched join sportsbook.sale x on x.bet = touched.bet group by x.bet
  )
  select b.id
  from touched join sportsbook.bet b on b.id = touched.bet
  left join last on last.bet = b.id left join paid on paid.bet = b.id left join last_sale on last_sale.bet = b.id
  where b.revision <> greatest(last.revision, last_sale.revision, 0)
    or b.status is distinct from case when b.rest_stake = 0 then 'cashed-out' else coalesce(last.status, 'open') end
    or b.rest_stake = 0 and last.status <> 'open'
    or coalesce(b.payout, 0) <> coalesce(last.payout, 0)
    or (b.status = 'open') <> (b.payout is null)
    or coalesce(paid.payout, 0) <> coalesce(b.payout, 0)
  union all
  select l.bet from last l left join sportsbook.bet b on b.id = l.bet where b.id is null
  union all
  select coalesce(released.op_id, settled.op) from released full join settled on settled.op = released.op_id
  where coalesce(released.units, 0) <> coalesce(settled.units, 0)
$$;

create or replace view sportsbook.invariant_34_payouts_follow_the_last_settlement as select bet from sportsbook.payouts_follow_since(0);

-- A sale exists exactly when its money moved: stake to revenue, and its value out of it to the wallet that paid the bet. No
-- more is sold than was staked, nothing of a free bet, and nothing while the bet was settled. Asked since a command: of the sales by it or
-- a later one, and of all sales of those bets and of the bets placed since.
create or replace function sportsbook.sales_are_paid_since(p_from bigint) returns table (bet bigint) language sql stable as $$
  select coalesce(x.bet, o.id)
  from (select * from sportsbook.sale where op > p_from) x
  full join (
    select * from ledger.published_op where id > p_from and kind = 'sportsbook.cash-out' and verdict = 'accepted'
  ) o on o.id = x.op
  left join sportsbook.bet b on b.id = x.bet
  where b.id is null or o.id is null or b.is_free or o.player is distinct from b.player or cardinality(o.moves) <> 8
    or o.moves[2] <> o.moves[5] or o.moves[3] <> x.stake or o.moves[4] <> ledger.transfer_code('stake-to-revenue')
    or o.moves[6] <> b.wallet or o.moves[7] <> x.value
    or o.moves[8] not in (ledger.transfer_code('sell-bet'), ledger.transfer_code('cash-out-partial'))
    or coalesce((select s.status from sportsbook.settlement s where s.bet = x.bet and s.revision < x.revision
      order by s.revision desc limit 1), 'open') <> 'open'
  union all
  select b.id from sportsbook.bet b
  left join (select bet, sum(stake) as stake from sportsbook.sale group by bet) sold on sold.bet = b.id
  where (p_from = 0 or b.id > p_from or b.id in (select x.bet from sportsbook.sale x where x.op > p_from))
    and (coalesce(b.rest_stake, b.stake) <> b.stake - coalesce(sold.stake, 0) or (b.rest_stake is null) <> (sold.bet is null)
      or coalesce(b.rest_stake, b.stake) < 0 or (b.rest_stake is not distinct from 0) <> (b.status = 'cashed-out'))
$$;

create or replace view sportsbook.invariant_38_sales_are_paid as select bet from sportsbook.sales_are_paid_since(0);

-- Watches hang on the events of active rules, and on nothing else; a sold bet has no active rule.
create or replace view sportsbook.invariant_39_rules_are_watched as
select coalesce(w.bet, r.bet) as bet
from sportsbook.cash_out_watch w
full join (
  select distinct r.bet, l.event from sportsbook.cash_out_rule r join sportsbook.bet_leg l on l.bet = r.bet
  where r.status = 'active') r on r.bet = w.bet and r.event = w.event
left join sportsbook.bet b on b.id = coalesce(w.bet, r.bet)
where w.bet is null or r.bet is null or b.status = 'cashed-out';

-- Every bet that was delayed before it was placed is a live bet of the player who submitted it.
create or replace view sportsbook.invariant_36_submissions_are_decided_once as
select d.player, d.key from sportsbook.delayed_bet d left join sportsbook.bet b on b.id = d.bet
where d.bet is not null and (b.player is distinct from d.player or not b.is_live);

-- The liability of an event is the open profit of the bets on it, and their open payout.
create or replace view sportsbook.invariant_32_liability_is_open_profit as
select coalesce(x.event, r.event) as event, coalesce(x.currency, r.currency) as currency
from sportsbook.liability x
full join (
  select l.event, b.currency, sum(coalesce(b.rest_potential, b.potential_payout)
    - case when b.is_free then 0 else coalesce(b.rest_stake, b.stake) end) as profit,
    sum(coalesce(b.rest_potential, b.potential_payout)) as payout
  from sportsbook.bet b join (select distinct bet, event from sportsbook.bet_leg) as l on l.bet = b.id
  where b.status = 'open' group by l.event, b.currency
) r on r.event = x.event and r.currency = x.currency
where coalesce(x.open_profit, 0) <> coalesce(r.profit, 0) or coalesce(x.open_payout, 0) <> coalesce(r.payout, 0);

-- An award and its bet name each other, and agree; a returned award counts only while its bet is void.
create or replace view sportsbook.invariant_46_free_bets_are_awards as
select coalesce(b.id, f.bet) as what
from (select * from sportsbook.bet where is_free) b
full join (select * from sportsbook.free_bet where bet is not null) f on f.bet = b.id
where b.id is null or f.id is null or f.player <> b.player or f.currency <> b.currency or f.amount <> b.stake
  or f.status <> case when b.status = 'void' then 'returned' else 'used' end::sportsbook.free_bet_status
  or b.placed_at < f.valid_from or b.placed_at >= f.valid_until
union all
select back.id from sportsbook.free_bet back join sportsbook.free_bet f on f.id = back.returned_of
where back.status = 'awarded' and f.status <> 'returned';

-- The terms of an award decide what its bet may pay, and no bet pays more than that.
create or replace view sportsbook.invariant_47_free_bets_pay_by_their_terms as
select b.id as bet
from sportsbook.bet b join sportsbook.free_bet f on f.bet = b.id
cross join lateral (
  select sportsbook.product_of(odds / 1000.0) as factor from sportsbook.bet_leg where bet = b.id
) legs
where b.is_free and (
  b.potential_payout <> floor(b.stake * legs.factor / 1000) * 1000 - case when f.is_stake_returned then 0 else b.stake end
  or b.payout > b.potential_payout
  or b.status in ('lost', 'void') and b.payout <> 0
  or b.rest_stake is not null);

-- Of a chunk, what went back to the cost of promotions is the stakes of the free bets that became void, less those that are void no
-- more.
create or replace view sportsbook.invariant_48_void_free_bets_cost_nothing as
with voided as (
  select op, sum(units) as units from (
    select s.op, b.stake * ((s.status = 'void')::int
      - lag((s.status = 'void')::int, 1, 0) over (partition by s.bet order by s.revision)) as units
    from sportsbook.settlement s join sportsbook.bet b on b.id = s.bet where b.is_free
  ) step group by op
), moved as (
  select coalesce(chunk.id, m.op_id) as op,
    sum(case when m.code = ledger.transfer_code('bet-void-refund') then m.units else -m.units end) as units
  from ledger.published_move m
  left join ledger.published_op chunk on chunk.scope = 'settlement' and chunk.key = 'chunk:' || substr(m.key, 9)
  where m.scope = 'settlement' and m.kind = 'sportsbook.settle' and m.key like 'returns:%'
  group by 1
)
select coalesce(voided.op, moved.op) as op from voided full join moved on moved.op = voided.op
where coalesce(voided.units, 0) <> coalesce(moved.units, 0);

-- Every bet on a featured express has exactly its selections.
create or replace view sportsbook.invariant_40_featured_expresses_are_whole as
select x.bet from sportsbook.top_express_bet x
left join sportsbook.bet b on b.id = x.bet
join sportsbook.top_express t on t.id = x.express
where b.kind is distinct from 'express'
  or array(select id from unnest(t.selections) as id order by id)
    <> array(select selection from sportsbook.bet_leg where bet = x.bet order by selection);

-- A bet exists exactly when its stake does: the same player, wallet and amount, at least one leg, and no leg without a bet. The stake
-- of a free bet came out of the cost of promotions; that of an each-way bet covers both parts.
create or replace function sportsbook.bets_are_stakes_since(p_from bigint) returns table (bet bigint) language sql stable as $$
  select coalesce(b.id, o.id)
  from (select * from sportsbook.bet where id > p_from) b
  full join (
    select * from ledger.published_op where id > p_from and verdict = 'accepted'
      and kind in ('sportsbook.place-bet', 'sportsbook.place-free-bet', 'sportsbook.place-each-way')
  ) o on o.id = b.id
  left join (select bet, count(*) as legs from sportsbook.bet_leg where bet > p_from group by bet) l on l.bet = b.id
  where b.id is null or o.id is null
     or o.player is distinct from b.player or cardinality(o.moves) <> 4 or o.moves[3] <> b.stake
     or b.is_free <> (o.kind = 'sportsbook.place-free-bet')
     or case when o.kind = 'sportsbook.place-free-bet' then o.moves[4] <> ledger.transfer_code('free-bet-stake')
          or not exists (select from ledger.published_wallet w where w.id = b.wallet and w.player = b.player and w.class = 'main')
        else o.moves[1] <> b.wallet or o.moves[4] <> ledger.transfer_code('bet-set') end
     or coalesce(l.legs, 0) < 1 or (b.kind = 'single') <> (l.legs = 1)
  union all
  select l.bet from sportsbook.bet_leg l
  left join sportsbook.bet b on b.id = l.bet
  left join sportsbook.selection s on s.id = l.selection
  where l.bet > p_from and (b.id is null or s.event is distinct from l.event)
$$;

create or replace view sportsbook.invariant_30_bets_are_stakes as select bet from sportsbook.bets_are_stakes_since(0);

-- A bet is each way on all of its legs or on none, on markets that have places, and may pay the mean of its two products.
create or replace view sportsbook.invariant_60_each_way_bets_are_whole as
select b.id as bet
from (
  select bet from sportsbook.bet_leg where each_way_places is not null or each_way_divisor is not null
  union select id from ledger.published_op where kind = 'sportsbook.place-each-way' and verdict = 'accepted'
) each_way
join sportsbook.bet b on b.id = each_way.bet
cross join lateral (
  select count(*) as legs, count(l.each_way_places + l.each_way_divisor) as each_way,
    bool_or(m.kind not in ('race-winner', 'tournament-winner')) as is_elsewhere,
    sportsbook.product_of(l.odds) as win, sportsbook.product_of(1000) as win_share,
    sportsbook.product_of(1000 * l.each_way_divisor + l.odds - 1000) as place,
    sportsbook.product_of(1000 * l.each_way_divisor) as place_share
  from sportsbook.bet_leg l join sportsbook.selection s on s.id = l.selection join sportsbook.market m on m.id = s.market
  where l.bet = b.id
) leg
where not exists (select from ledger.published_op o where o.id = b.id and o.kind = 'sportsbook.place-each-way')
  or leg.each_way <> leg.legs or leg.is_elsewhere or b.kind = 'system' or b.is_free
  or b.potential_payout is distinct from 1000 * div(
    b.stake * (leg.win * leg.place_share + leg.place * leg.win_share), 2000 * leg.win_share * leg.place_share);
