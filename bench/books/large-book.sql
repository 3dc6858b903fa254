-- A consistent history of many players, written at once: the book that the invariants are timed over. `bench.lives` is the number of
-- players, `bench.rounds` the rounds of the casino that each plays: a multiple of five, 900 at most. Beside them each has a deposit, eight
-- bets on sport (won, lost, void, half sold and won, sold, won and then lost, two open), a withdrawal that was paid and one that was
-- declined. Two rounds of five are won, the last is rolled back; some players have a free bet, a refused bet or a rollback that came before
-- its bet. Steps follow each other over all players, so that the rows of a player lie apart, as they do in a real book. Expects an empty,
-- migrated database and a transaction of its own.

-- Millions of rows that belong together by their making: the invariants are the check.
set local session_replication_role = replica;
set local work_mem = '256MB';

insert into players.player (username, username_key, username_skeleton, email, email_key, phone, currency, birth_date, locale, created_at)
select 'life' || n, 'life' || n, 'life' || n, n || '@life.test', n || '@life.test', '+34' || 600000000 + n, 'MXN', '1990-01-01', 'es',
  '2026-01-14Z'
from generate_series(1, current_setting('bench.lives')::int) n;

insert into ledger.wallet (player, class, currency)
select p.id, class, 'MXN' from players.player p, unnest(array['main', 'hold', 'debt']) as class order by class, p.id;

-- Accounts of a life: 1 main, 2 hold, 3 payment gateway, 4 revenue of games, 5 revenue of sport, 6 open stakes, 7 cost of promotions.
create temporary table life on commit drop as
select row_number() over (order by p.id) as n, p.id as player, m.id as main, array[m.id, h.id, psp, games, sport, stakes, promotion] as accounts
from players.player p
join ledger.wallet m on m.player = p.id and m.class = 'main'
join ledger.wallet h on h.player = p.id and h.class = 'hold'
cross join (select ledger.open_house_account('psp-clearing', 'payments', 'bench', 'MXN') as psp,
  ledger.open_house_account('revenue', 'casino', 'bench', 'MXN') as games,
  ledger.open_house_account('revenue', 'sport', 'house', 'MXN') as sport,
  ledger.open_house_account('open-stakes', 'sport', 'house', 'MXN') as stakes,
  ledger.open_house_account('promotion-cost', 'sport', 'house', 'MXN') as promotion) house;

-- A plan for millions of rows needs their number.
analyze players.player, ledger.wallet, life;

-- Steps of a life, in their order; those with a share are lived by one in so many players, `rest` says by which. `moves` names accounts
-- by their place, each with units and code.
create temporary table step (
  step bigint primary key, kind text, scope text, key text, moves bigint[], verdict text default 'accepted', share int default 1, rest int default 0
) on commit drop;

insert into step (step, kind, scope, key, moves) values
  (1, 'payments.credit-deposit', 'gateway:bench', 'deposit', '{3,1,100000000,1}'),
  (3000, 'casino.rollback', 'provider:bench', 'back-last', '{4,1,100000,1502}'),
  (51, 'sportsbook.cash-out', 'sale', 'half', '{6,5,100000,1505,5,1,90000,1522}'),
  (52, 'sportsbook.cash-out', 'sale', 'whole', '{6,5,200000,1505,5,1,180000,13}'),
  (70, 'payments.hold-withdrawal', 'withdrawal', 'hold-1', '{1,2,5000000,1500}'),
  (71, 'payments.complete-withdrawal', 'withdrawal', 'end-1', '{2,3,5000000,8}'),
  (72, 'payments.hold-withdrawal', 'withdrawal', 'hold-2', '{1,2,2000000,1500}'),
  (73, 'payments.return-withdrawal', 'withdrawal', 'end-2', '{2,1,2000000,1501}');
insert into step (step, kind, scope, key, moves)
select 1000 + r, 'casino.bet', 'provider:bench', 'bet-' || r, '{1,4,100000,357}'::bigint[]
from generate_series(1, current_setting('bench.rounds')::int) r
union all select 2000 + r, 'casino.win', 'provider:bench', 'win-' || r, '{4,1,150000,356}'
from generate_series(1, current_setting('bench.rounds')::int) r where r % 5 in (1, 2)
union all select 40 + b, 'sportsbook.place-bet', 'bets', 'stake-' || b, '{1,6,200000,5}' from generate_series(1, 8) b;
insert into step (step, kind, scope, key, moves, verdict, share, rest) values
  (3001, 'casino.rollback', 'provider:bench', 'back-early', null, 'accepted', 50, 0),
  (3002, 'casino.rollback', 'provider:bench', 'bet-late', null, 'tombstone', 50, 0),
  (39, 'sportsbook.place-bet', 'bets', 'refused', null, 'refused', 20, 0),
  (49, 'sportsbook.place-free-bet', 'bets', 'stake-9', '{7,6,200000,1537}', 'accepted', 10, 0),
  (50, 'sportsbook.place-free-bet', 'bets', 'stake-10', '{7,6,200000,1537}', 'accepted', 10, 1);

-- Settlements of the bets: what each came to, what its wallet moves, and what leaves the open stakes. Bet 6 was won and is lost anew.
create temporary table settling (
  step bigint primary key, bet bigint, revision int, status sportsbook.bet_status, payout bigint, moves bigint[], released bigint, share int, rest int
) on commit drop;

insert into settling values
  (61, 1, 1, 'won', 400000, '{5,1,400000,6}', 200000, 1, 0),
  (62, 2, 1, 'lost', 0, null, 200000, 1, 0),
  (63, 3, 1, 'void', 200000, '{5,1,200000,1521}', 200000, 1, 0),
  (64, 4, 2, 'won', 200000, '{5,1,200000,6}', 100000, 1, 0),
  (65, 6, 1, 'won', 400000, '{5,1,400000,6}', 200000, 1, 0),
  (66, 6, 2, 'lost', 0, '{1,5,400000,1504}', 0, 1, 0),
  (67, 9, 1, 'won', 200000, '{5,1,200000,6}', 200000, 10, 0),
  (68, 10, 1, 'void', 0, null, 200000, 10, 1);

-- Numbers of commands are those of their step, then of the player. A rollback before its bet and the mark that it leaves share a batch.
create temporary table command on commit drop as
with asked as (
  select s.step, l.n, l.player, l.accounts, s.moves, s.kind, s.scope, s.key || '-' || l.n as key, s.verdict
  from step s join life l on l.n % s.share = s.rest
  union all
  select s.step, l.n, l.player, l.accounts, s.moves, 'sportsbook.settle', 'settlement',
    'settle:' || (40 + s.bet) * 1000000000 + l.n || ':' || s.revision, 'accepted'
  from settling s join life l on l.n % s.share = s.rest where s.moves is not null
)
select step * 1000000000 + n as id, (case step when 3002 then 3001 else step end * 10000000) + n / 20 as batch, step, n, player, kind, scope, key,
  verdict, sha256(convert_to(key, 'utf8')) as digest, case step when 3000 then (1000 + current_setting('bench.rounds')::bigint) * 1000000000 + n end as reverses,
  case when moves is not null then array[accounts[moves[1]], accounts[moves[2]], moves[3], moves[4]]
    || case when cardinality(moves) = 8 then array[accounts[moves[5]], accounts[moves[6]], moves[7], moves[8]] else '{}' end end as moves
from asked;

-- Chunks of the settlements, 500 players each; what void free bets give back is a command of its own.
insert into command
select s.step * 1000000000 + 500000000 + chunk.number, s.step * 10000000 + 5000000 + chunk.number, s.step, null, null, 'sportsbook.settle',
  'settlement', 'chunk:' || encode(chunk.digest, 'hex'), 'accepted', chunk.digest, null,
  case when s.released > 0 then array[accounts[6], accounts[5], s.released * chunk.bets, 1505] end
from settling s
cross join lateral (
  select l.n / 500 as number, count(*) as bets, min(l.accounts) as accounts, sha256(convert_to(s.step || '/' || l.n / 500, 'utf8')) as digest
  from life l where l.n % s.share = s.rest group by l.n / 500
) chunk;

insert into command
select id + 1000000, batch + 1000000, step, null, null, kind, scope, 'returns:' || encode(digest, 'hex'), verdict, digest, null,
  array[moves[2], accounts[7], moves[3], 1521]
from command cross join (select accounts from life where n = 1) one where step = 68 and key like 'chunk:%';

analyze command;

insert into ledger.entry (account, seq, op_id, counter, amount, balance_after, player, leg, code)
select account, row_number() over chain, id, counter, amount, sum(amount) over chain, l.player, leg, code
from (
  select c.id, c.n, side.*
  from command c, generate_series(1, cardinality(c.moves) / 4) as leg,
    lateral (values (c.moves[4 * leg - 3], c.moves[4 * leg - 2], -c.moves[4 * leg - 1], c.moves[4 * leg], leg),
      (c.moves[4 * leg - 2], c.moves[4 * leg - 3], c.moves[4 * leg - 1], c.moves[4 * leg], leg)) as side (account, counter, amount, code, leg)
) s join life l on l.n = s.n
where account > 0
window chain as (partition by account order by id, leg)
order by id, leg;

analyze ledger.entry;

update ledger.wallet w set balance = newest.balance_after, seq = newest.seq
from (select distinct on (account) account, seq, balance_after from ledger.entry order by account, seq desc) newest where newest.account = w.id;

insert into ledger.op (id, batch, player, reverses, at, verdict, scope, key, kind, digest, refusal, answer, moves)
select c.id, c.batch, c.player, c.reverses, '2026-01-14Z', c.verdict::ledger.verdict, c.scope, c.key, c.kind,
  case when c.verdict <> 'tombstone' then c.digest end, case c.verdict when 'refused' then 'odds-changed' end,
  case when c.step in (3001, 3002) then '{"rollback": "tombstone"}'
    when c.step = 3000 then jsonb_build_object('rollback', 'reversed', 'balance', e.balance_after)
    when c.scope = 'provider:bench' then jsonb_build_object('balance', e.balance_after) end, c.moves
from command c left join ledger.entry e on e.op_id = c.id and c.scope = 'provider:bench'
order by c.id;

analyze ledger.op;

insert into ledger.house_entry (account, lane, seq, batch, amount, balance_after)
select account, 0, row_number() over chain, batch, amount, sum(amount) over chain
from (select account, batch, sum(amount)::bigint as amount from ledger.side where account < 0 group by account, batch) s
window chain as (partition by account order by batch);

insert into ledger.house_lane (account, lane, balance, seq)
select distinct on (account) account, lane, balance_after, seq from ledger.house_entry order by account, seq desc;

select setval('platform.position', 10000000000000), setval('ledger.batch_id', 100000000000);

-- The casino: a round of each bet.
insert into casino.provider (name, route_provider) values ('bench', 'bench');
insert into casino.game (provider, game_id, name, studio, casino_type, raw, added_at, changed_at)
values ('bench', 'dice', 'Dice', 'Bench', 'slots', '{}', '2026-01-14Z', '2026-01-14Z');

insert into casino.round_transaction (op, round, player, provider, key, kind, win_type, settles, stake, payout, balance_after, at, reversed_by)
select c.id, place * 10000000 + c.n, c.player, 'bench', c.key, replace(c.kind, 'casino.', ''),
  case c.kind when 'casino.win' then 'ordinary' end, case c.kind when 'casino.win' then 'bet-' || place || '-' || c.n end,
  case c.kind when 'casino.bet' then 100000 else 0 end, case c.kind when 'casino.win' then 150000 else 0 end,
  e.balance_after, '2026-01-14Z', case c.step when 1000 + last then 3000000000000 + c.n end
from command c join ledger.entry e on e.op_id = c.id
cross join (select current_setting('bench.rounds')::bigint as last) asked
cross join lateral (select case when c.step = 3000 then last else c.step % 1000 end as place) round
where c.scope = 'provider:bench' and c.moves is not null;

analyze casino.round_transaction;

insert into casino.round (id, provider, round_key, player, game, currency, wallet, is_bonus, stake, payout, live_count, first_op,
  balance_before, balance_after, opened_at, updated_at)
overriding system value
select t.round, 'bench', t.round, t.player, g.id, 'MXN', w.id, false,
  coalesce(sum(t.stake) filter (where is_live), 0), coalesce(sum(t.payout) filter (where is_live), 0), count(*) filter (where is_live),
  min(t.op), 0, 0, '2026-01-14Z', '2026-01-14Z'
from (select *, reversed_by is null and kind <> 'rollback' as is_live from casino.round_transaction) t
join ledger.wallet w on w.player = t.player and w.class = 'main'
cross join (select id from casino.game) g
group by t.round, t.player, w.id, g.id;

-- Sport: a thousand events with one selection each.
with league as (
  insert into sportsbook.league (feed, feed_key, sport, slug, name, country) values ('bench', 'l', 'football', 'bench', 'Bench', 'es') returning id
), teams as (
  insert into sportsbook.team (feed, feed_key, name) values ('bench', 'h', 'Home'), ('bench', 'a', 'Away') returning id, feed_key
), events as (
  insert into sportsbook.event (feed, feed_key, league, home, away, starts_at)
  select 'bench', n, league.id, h.id, a.id, '2026-01-15Z' from generate_series(1, 1000) n, league, teams h, teams a
  where h.feed_key = 'h' and a.feed_key = 'a' returning id
), exposures as (
  insert into sportsbook.exposure (event) select id from events
), markets as (
  insert into sportsbook.market (event, kind) select id, '1x2' from events returning id, event
)
insert into sportsbook.selection (market, event, outcome, odds) select id, event, '1', 2000 from markets;

insert into sportsbook.settlement (bet, revision, status, payout, explanation, at, op, player)
select (40 + s.bet) * 1000000000 + l.n, s.revision, s.status, s.payout, '[]', '2026-01-15Z', s.step * 1000000000 + 500000000 + l.n / 500, l.player
from settling s join life l on l.n % s.share = s.rest;

insert into sportsbook.sale (op, bet, revision, stake, value, cause, basis, at, player)
select c.id, (c.step - 7) * 1000000000 + c.n, 1, c.moves[3], c.moves[7], 'player', '{}', '2026-01-14Z', c.player
from command c where c.kind = 'sportsbook.cash-out';

analyze sportsbook.settlement, sportsbook.sale;

insert into sportsbook.bet (id, player, wallet, kind, status, revision, currency, stake, potential_payout, payout, placed_at, settled_at,
  rest_stake, rest_potential, is_free)
select c.id, c.player, l.main, 'single', case when x.stake = 200000 then 'cashed-out' else coalesce(s.status, 'open') end,
  coalesce(s.revision, x.revision, 0), 'MXN', 200000, case when c.step > 48 then 200000 else 400000 end,
  case when x.stake = 200000 then 0 else s.payout end, '2026-01-14Z', s.at, 200000 - x.stake, 400000 - 2 * x.stake, c.step > 48
from command c join life l on l.n = c.n
left join lateral (select * from sportsbook.settlement s where s.bet = c.id order by s.revision desc limit 1) s on true
left join sportsbook.sale x on x.bet = c.id
where c.step between 41 and 50;

analyze sportsbook.bet;

insert into sportsbook.bet_leg (bet, leg, selection, event, odds, player)
select b.id, 0, s.id, s.event, 2000, b.player
from sportsbook.bet b join (select *, row_number() over (order by id) as place from sportsbook.selection) s on s.place = b.id % 1000 + 1;

insert into sportsbook.liability (event, currency, open_profit, open_payout)
select l.event, b.currency, sum(b.potential_payout - b.stake), sum(b.potential_payout)
from sportsbook.bet b join sportsbook.bet_leg l on l.bet = b.id where b.status = 'open' group by l.event, b.currency;

insert into sportsbook.free_bet (player, currency, amount, valid_from, valid_until, status, bet, reason, key, given_at, ended_at)
select player, currency, stake, '2026-01-13Z', '2026-02-13Z', case status when 'void' then 'returned' else 'used' end::sportsbook.free_bet_status, id,
  'bench', id, '2026-01-13Z', '2026-01-14Z'
from sportsbook.bet where is_free;

insert into sportsbook.cash_out_rule (bet, value_min, set_at, player)
select id, 300000, '2026-01-14Z', player from sportsbook.bet where status = 'open' and id % 20 = 0;
insert into sportsbook.cash_out_watch (event, bet, player)
select l.event, r.bet, r.player from sportsbook.cash_out_rule r join sportsbook.bet_leg l on l.bet = r.bet;

-- Payments: the report and the credit of each deposit, both withdrawals, the report of the one that was paid.
insert into payments.gateway_report (gateway, event_id, digest, source, direction, gateway_payment, reference, status, word, units, currency,
  received_at, outcome)
select 'bench', direction || n, 'bench', 'webhook', direction, direction || n, case direction when 'deposit' then n else 2 * n - 1 end, 'paid',
  'paid', case direction when 'deposit' then 100000000 else 5000000 end, 'MXN', '2026-01-14Z', 'applied'
from life, unnest(array['deposit', 'withdrawal']) as direction order by direction, n;

analyze payments.gateway_report;

insert into payments.deposit (id, player, currency, gateway, method, full_name, units, idempotency_key, request_digest, status, gateway_payment,
  credited_units, credit_key, credit_op, credit_report, created_at, updated_at)
overriding system value
select l.n, l.player, 'MXN', 'bench', 'papara', 'Ana Luz', 100000000, 'life', '', 'completed', r.gateway_payment, r.units, r.event_id,
  1000000000 + l.n, r.id, '2026-01-14Z', '2026-01-14Z'
from life l join payments.gateway_report r on r.direction = 'deposit' and r.reference = l.n::text;

insert into payments.withdrawal (id, player, currency, gateway, method, units, full_name, payee, request_digest, status, hold_op, end_op,
  end_report, gateway_payment, created_at, updated_at)
overriding system value
select 2 * l.n - 1, l.player, 'MXN', 'bench', 'papara', 5000000, 'Ana Luz', '{}'::jsonb, '', 'completed', 70000000000 + l.n, 71000000000 + l.n, r.id,
  r.gateway_payment, '2026-01-14Z'::timestamptz, '2026-01-14Z'::timestamptz
from life l join payments.gateway_report r on r.direction = 'withdrawal' and r.reference = (2 * l.n - 1)::text
union all
select 2 * l.n, l.player, 'MXN', 'bench', 'papara', 2000000, 'Ana Luz', '{}', '', 'declined', 72000000000 + l.n, 73000000000 + l.n, null, null,
  '2026-01-14Z', '2026-01-14Z'
from life l;
