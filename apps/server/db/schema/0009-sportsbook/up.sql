create schema sportsbook;

-- Placing a bet leg by leg with plain look-ups: the same questions and the same rows at less than half the cost.

-- Checked as domains, compiled once per connection; a CHECK is compiled anew for every statement.
create domain sportsbook.bet_kind as text constraint bet_kind_check check ((value = any (array['single'::text, 'express'::text, 'system'::text])));

create domain sportsbook.stake_units as bigint check (value > 0);

create type sportsbook.event_status as enum ('scheduled', 'live', 'finished', 'abandoned', 'cancelled');

create type sportsbook.market_status as enum ('open', 'suspended', 'settled', 'void');

create type sportsbook.bet_status as enum (
  'open', 'won', 'lost', 'half-won', 'half-lost', 'void', 'cashed-out', 'partly-cashed-out');

create type sportsbook.sale_cause as enum ('player', 'rule');

create type sportsbook.cash_out_rule_status as enum ('active', 'fired', 'cancelled', 'ended');

-- `returned`: its bet was void, and the player has it back as an award of its own number, so that no award pays two bets.
create type sportsbook.free_bet_status as enum ('awarded', 'used', 'returned', 'expired', 'cancelled');

create table sportsbook.league (
  id bigint generated always as identity primary key,
  feed text not null,
  feed_key text not null,
  sport text not null,
  slug text not null unique,
  name text not null,
  -- ISO country code in lower case, or eu, world.
  country text not null,
  unique (feed, feed_key)
);

-- Sort priority of countries (specification 2, section 3); a country without a row sorts at 1000.
create table sportsbook.country (code text primary key, priority int not null);

create table sportsbook.team (
  id bigint generated always as identity primary key,
  feed text not null,
  feed_key text not null,
  name text not null,
  code text,
  unique (feed, feed_key)
);

create table sportsbook.event (
  id bigint generated always as identity primary key,
  feed text not null,
  feed_key text not null,
  league bigint not null references sportsbook.league (id),
  home bigint not null references sportsbook.team (id),
  away bigint references sportsbook.team (id),
  round text,
  starts_at timestamptz not null,
  status sportsbook.event_status not null default 'scheduled'::sportsbook.event_status,
  home_score smallint check (home_score >= 0),
  away_score smallint check (away_score >= 0),
  -- Staff or the feed stopped betting on it for a while.
  is_stopped boolean not null default false,
  -- Version of the newest message of each sort: an older one changes nothing, in whatever order they come. The sorts
  -- are apart, so that an event's state depends on the messages alone and not on their order.
  fixture_version bigint not null default 0,
  stop_version bigint not null default 0,
  outcome_version bigint not null default 0,
  -- Number of the result; 0 while there is none. The bets are settled up to `settled_revision`.
  result_revision int not null default 0,
  settled_revision int not null default 0,
  -- Progress of an event that was interrupted for good: `{"played": 66, "home": 2, "away": 1}`. Bets that were
  -- determined by then are settled with that score, and every leg can say why it was settled as it was (specification 3,
  -- section 4).
  interruption jsonb,
  -- The supplier prices the event while it is played.
  in_play boolean not null default false,
  -- Result as the feed reported it, as the catalogue's resolvers read it, and how the contest ended where it was not played
  -- to its end. The score stays in its columns, for lists.
  record jsonb,
  ending jsonb,
  offer_version bigint not null default 0,
  -- Part of our own price list that an event has: none, its main markets, or all of them, which it gets as its kick-off comes
  -- near. The wide list is some 350 prices, which no player asks for ten days ahead.
  offer_width smallint not null default 0 check (offer_width = ANY (ARRAY[0, 1, 2])),
  -- True if the supplier settles the markets of this event itself. `progress`: clock and periods, for display only.
  is_booked boolean not null default false,
  progress jsonb,
  -- Instant when the unneeded rows of an event that is long over were deleted; null until then, and again when its supplier sends more.
  trimmed_at timestamptz,
  -- A contest that stopped, or did not begin, waits as long as the rule book of its sport says: what is known of it meanwhile,
  -- and until when. And since when the result of an event lacks a figure that one of its markets needs.
  halt jsonb,
  halted_until timestamptz,
  unresolved_since timestamptz,
  -- Since when it is known that the contest was begun or played, whatever its fixture says; null while it is not known.
  held_at timestamptz,
  -- The earliest moment at which an event in play can be over, by its clock and the length of its sport as its supplier reported them
  -- last; null where it is not known. Within the last seconds before it no bet on the event is bought back.
  ends_at timestamptz,
  constraint event_check check (home <> away),
  constraint event_check1 check ((home_score is null) = (away_score is null)),
  constraint event_check2 check ((interruption is null) or (status = ANY (ARRAY['finished'::sportsbook.event_status, 'abandoned'::sportsbook.event_status]))),
  constraint event_halt check ((halt is null) = (halted_until is null)),
  constraint event_feed_feed_key_key unique (feed, feed_key)
);

create index event_ahead on sportsbook.event (starts_at, id) where status in ('scheduled', 'live');

create index event_halted on sportsbook.event (halted_until) where halted_until is not null;

create index event_of_league on sportsbook.event (league, starts_at);

create index event_over on sportsbook.event (starts_at desc, id desc) where status = 'finished';

-- Events of a supplier that are over and not trimmed, oldest first: those that may be deleted.
create index event_to_forget on sportsbook.event (feed, starts_at, id)
  where trimmed_at is null and status in ('finished', 'abandoned', 'cancelled');

-- Few at any time: what the next round prices.
create index event_to_price on sportsbook.event (starts_at, id) where status = 'scheduled' and offer_width < 2;

-- Few at any time: what the next round of settlement takes up.
create index event_to_settle on sportsbook.event (id) where settled_revision < result_revision;

create index event_to_trim on sportsbook.event (starts_at)
  where trimmed_at is null and status in ('finished', 'abandoned', 'cancelled');

create index event_unresolved on sportsbook.event (unresolved_since) where unresolved_since is not null;

-- Messages about an event that came before the event itself; only the newest of each sort is kept.
create table sportsbook.held_message (
  feed text not null,
  event_key text not null,
  sort text not null check (sort in ('stop', 'outcome', 'offer')),
  version bigint not null,
  message jsonb not null,
  at timestamptz not null,
  primary key (feed, event_key, sort)
);

create index held_message_by_age on sportsbook.held_message (at);

-- Signed messages that could not be read, with the reason: for the eyes of people.
create table sportsbook.feed_quarantine (
  id bigint generated always as identity primary key,
  feed text not null,
  reason text not null,
  body text not null,
  at timestamptz not null,
  -- Kind and subject of the message, as far as they could be read.
  message text,
  event_key text,
  -- A part of it was applied: only some of its markets could not be read.
  is_partial boolean not null default false,
  -- Size of the message in bytes. Of one that is larger than we keep, the body holds the beginning, and cannot be replayed.
  bytes int not null default 0 check (bytes >= 0),
  is_whole boolean not null default true,
  -- The same message (or, of a partial one, the same lack of the same event) is one row, and counts.
  fingerprint text not null,
  times int not null default 1 check (times > 0),
  last_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'replayed', 'dismissed')),
  decided_by bigint,
  decided_at timestamptz,
  constraint quarantine_decided check ((state = 'waiting') = (decided_by is null)),
  constraint quarantine_decided_when check ((decided_by is null) = (decided_at is null)),
  constraint quarantine_once unique (feed, fingerprint)
);

create index quarantine_newest on sportsbook.feed_quarantine (state, last_at desc, id desc);

-- Stake limits per currency: of one bet, of one payout, and what one event may cost the operator.
create table sportsbook.stake_limit (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  stake_min bigint not null check (stake_min > 0),
  stake_default bigint not null,
  stake_max bigint not null,
  payout_max bigint not null,
  liability_max bigint not null,
  -- Units of the currency for one US dollar: what limits without a currency of their own are converted at.
  per_usd numeric(14,4) check (per_usd > (0)::numeric),
  -- The most that the law of the market lets one bet pay.
  legal_payout_max bigint check (legal_payout_max > 0),
  constraint stake_limit_check check ((stake_default >= stake_min) and (stake_default <= stake_max)),
  constraint stake_limit_check1 check (payout_max >= stake_max),
  constraint stake_limit_check2 check (liability_max >= payout_max)
);

create table sportsbook.market (
  id bigint generated always as identity primary key,
  event bigint not null references sportsbook.event (id),
  kind text not null,
  specifier text not null default '',
  status sportsbook.market_status not null default 'open'::sportsbook.market_status,
  -- The supplier offers the market no more, and does not call it suspended: a line that moved has another number.
  is_withdrawn boolean not null default false,
  constraint market_event_kind_line_key unique (event, kind, specifier)
);

create table sportsbook.selection (
  id bigint generated always as identity primary key,
  market bigint not null references sportsbook.market (id),
  event bigint not null,
  outcome text not null,
  -- Thousandths.
  odds int not null check ((odds >= 1000) and (odds <= 1000000)),
  version int not null default 1,
  -- Outcome as the feed codes it: result 0 or 1, share of the stake returned in halves.
  result smallint check (result = ANY (ARRAY[0, 1])),
  void_halves smallint check (void_halves = ANY (ARRAY[0, 1, 2])),
  -- A competitor's name where the outcome is a competitor; why a selection came out as it did, where the score does not say it
  -- all; and of a dead heat, the places left for those who share them.
  name text,
  why jsonb,
  places_left smallint,
  places_tied smallint,
  constraint selection_check check ((result is null) = (void_halves is null)),
  constraint selection_dead_heat check (((places_left is null) = (places_tied is null)) and ((places_left is null) or ((places_left >= 1) and (places_left <= places_tied)))),
  constraint selection_market_outcome_key unique (market, outcome)
);

create index selection_of_event on sportsbook.selection (event);

-- A bet's id is the id of the op that took its stake: the two exist together or not at all.
create table sportsbook.bet (
  id bigint primary key,
  player bigint not null,
  wallet bigint not null,
  kind sportsbook.bet_kind not null,
  status sportsbook.bet_status not null default 'open'::sportsbook.bet_status,
  revision int not null default 0,
  currency text not null,
  stake sportsbook.stake_units not null,
  potential_payout bigint not null,
  payout bigint,
  placed_at timestamptz not null,
  settled_at timestamptz,
  -- Legs of a combination, and the indexes of the legs in each of them, from 0: of a system alone. No table check, which
  -- every bet would pay for: the use-case judges them, and an invariant counts what is wrong.
  sizes smallint[],
  bankers smallint[],
  -- Remaining stake of a bet after its sales; null while nothing was sold. A free bet was not paid by its player and is not sold.
  rest_stake bigint,
  rest_potential bigint,
  is_free boolean not null default false,
  -- Placed on an event in play.
  is_live boolean not null default false
) with (fillfactor = 45);

create index bet_of_player on sportsbook.bet (player, id);

create table sportsbook.bet_leg (
  bet bigint not null,
  leg smallint not null,
  selection bigint not null,
  event bigint not null,
  odds int not null,
  -- Distribution key of the table (decision 0013).
  player bigint not null,
  -- The terms that a leg was bet on: a divisor of what its odds win, and how many places count. Null for a bet to win. No table
  -- check, which every leg would pay for: the use-case judges them, and an invariant counts what is wrong.
  each_way_divisor smallint,
  each_way_places smallint,
  primary key (bet, leg)
);

-- Legs are never updated, so the index costs nothing at settlement.
create index bet_leg_of_selection on sportsbook.bet_leg (selection, bet);

-- One row per settlement of a bet; a resettlement adds a revision and never edits one.
create table sportsbook.settlement (
  bet bigint not null,
  revision int not null check (revision > 0),
  status sportsbook.bet_status not null,
  payout bigint not null check (payout >= 0),
  -- Per leg: result, void halves, factor, score and the rule that decided.
  explanation jsonb not null,
  at timestamptz not null,
  -- A settlement names the command that moved its stake: that of its chunk.
  op bigint not null,
  -- Distribution key of the table (decision 0013).
  player bigint not null,
  primary key (bet, revision)
);

-- By chunk, for the events of bets: a loser has no command of its own. Commands only grow, so that rows are appended at its end.
create index settlement_of_op on sportsbook.settlement (op);

-- Liability of an event, per currency: the open profit of every bet with a leg on it. The exposure is
-- the row that bets lock as shared; the amounts behind it are read and written under that lock.
create table sportsbook.exposure (event bigint primary key references sportsbook.event (id)) with (fillfactor = 50);

create table sportsbook.liability (
  event bigint not null references sportsbook.exposure(event),
  currency text not null,
  open_profit ledger.held_units not null,
  primary key (event, currency)
) with (fillfactor = 50);

-- One row per sale; its id is the id of the op that paid it: the two exist together or not at all.
create table sportsbook.sale (
  op bigint primary key,
  bet bigint not null,
  -- The revision that the sale brought the bet to.
  revision int not null check (revision > 0),
  -- Part of the stake that was sold, and its price.
  stake bigint not null check (stake > 0),
  value bigint not null check (value > 0),
  cause sportsbook.sale_cause not null,
  -- Composition of the value: the margin, and per leg its price of that moment or its factor.
  basis jsonb not null,
  at timestamptz not null,
  -- Distribution key of the table (decision 0013).
  player bigint not null,
  unique (bet, revision)
);

-- Terms on which bets on a sport are bought back; `*`: every sport without a row of its own.
create table sportsbook.cash_out_setting (
  sport text primary key,
  is_offered boolean not null default true,
  -- Share of the fair value that the operator keeps, in hundredths of a per cent.
  margin_bps int not null check (margin_bps between 0 and 10000),
  -- Time before a market closes from which bets are no longer bought back.
  closing_seconds int not null check (closing_seconds >= 0)
);

-- The wish to sell what is left of a bet once it is worth so much. Kept when it is over, for the history of the bet.
create table sportsbook.cash_out_rule (
  bet bigint primary key,
  value_min bigint not null check (value_min > 0),
  status sportsbook.cash_out_rule_status not null default 'active',
  set_at timestamptz not null,
  ended_at timestamptz,
  -- Distribution key of the table (decision 0013).
  player bigint not null,
  check ((status = 'active') = (ended_at is null))
);

-- Events that active rules depend on, so that a change of price finds its rules without reading the bets.
create table sportsbook.cash_out_watch (
  event bigint not null,
  bet bigint not null,
  -- Distribution key of the table (decision 0013).
  player bigint not null,
  primary key (event, bet)
);

create index cash_out_watch_of_bet on sportsbook.cash_out_watch (bet);

-- Betting limits, betting rules and bets in play. A bet without limits is judged in one statement, and pays nothing
-- under the lock.

-- Betting rules of the operator for all bets, in one row.
create table sportsbook.betting_setting (
  one boolean primary key default true check (one),
  -- Reception of all bets, and of bets in play alone.
  bets_stopped boolean not null default false,
  live_stopped boolean not null default false,
  -- Delay of a live bet before it is judged again.
  live_delay_s int not null default 5 check ((live_delay_s >= 0) and (live_delay_s <= 60)),
  -- Least seconds between two bets of a player; 0 for none.
  bet_gap_s int not null default 0 check ((bet_gap_s >= 0) and (bet_gap_s <= 3600)),
  -- Number of times that a player may place one and the same bet.
  same_bet_max int check (same_bet_max > 0),
  express_legs_max int not null default 20 check ((express_legs_max >= 2) and (express_legs_max <= 40)),
  combinations_max int not null default 1000 check ((combinations_max >= 1) and (combinations_max <= 10000)),
  -- Thousandths.
  express_odds_max int not null default 1000000 check ((express_odds_max >= 1001) and (express_odds_max <= 1000000)),
  bonus_odds_min int not null default 1800 check ((bonus_odds_min >= 1000) and (bonus_odds_min <= 1000000)),
  bonus_express_legs_min int not null default 2 check ((bonus_express_legs_min >= 2) and (bonus_express_legs_min <= 20)),
  -- The largest share of a bet that bonus money may pay, in per cent.
  bonus_percent_max int not null default 100 check ((bonus_percent_max >= 0) and (bonus_percent_max <= 100)),
  -- Bets that one bonus may pay; null for any number.
  bonus_bets_max int check (bonus_bets_max > 0),
  -- Odds of bets that free bets pay, in thousandths, where an award has no bounds of its own; null for the rule of the operator,
  -- 2.00 at least and no most.
  free_single_odds_min int default 2000 check ((free_single_odds_min >= 1000) and (free_single_odds_min <= 1000000)),
  free_single_odds_max int check ((free_single_odds_max >= 1000) and (free_single_odds_max <= 1000000)),
  free_express_odds_min int default 2000 check ((free_express_odds_min >= 1000) and (free_express_odds_min <= 1000000)),
  -- Settlement of bets on a match that a side gives up: all that was not determined is returned, as the specification has it
  -- (section 4), or the side that goes on has won once a point was played, or once a whole set was.
  retirement text not null default 'returned' check (retirement in ('returned', 'point', 'set')),
  builder_offered boolean not null default true,
  builder_parts_max int not null default 6 check ((builder_parts_max >= 2) and (builder_parts_max <= 6)),
  -- For each part, in hundredths of a per cent.
  builder_margin_bps int not null default 400 check ((builder_margin_bps >= 0) and (builder_margin_bps <= 500)),
  -- Combinations that one event holds at a time.
  builder_combinations_max int not null default 500 check ((builder_combinations_max >= 1) and (builder_combinations_max <= 5000))
);

-- The limits of 629 to 658. Several may hold for a bet: the one that leaves the least stake counts.
create table sportsbook.bet_limit (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('max-bet', 'bet-total', 'max-payout')),
  line text not null check (line in ('usual', 'live')),
  scope text not null check (scope in ('bet', 'event', 'tourney', 'user', 'sport')),
  -- The id of the event, league or player, or the key of the sport; null for each of its scope.
  target text check ((target is null) or scope <> 'bet'),
  -- Null: the amount is in US dollars, and converted for every currency.
  currency text check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  set_at timestamptz not null,
  unique nulls not distinct (scope, target, kind, line, currency)
);

-- Betting rule of staff for one selection, event, league, sport or player.
create table sportsbook.betting_rule (
  id bigint generated always as identity primary key,
  rule text not null check (rule in ('barred', 'express-only', 'single-only')),
  scope text not null check (scope in ('selection', 'event', 'tourney', 'sport', 'user')),
  target text not null,
  set_at timestamptz not null,
  check (rule = 'barred' or scope not in ('selection', 'user')),
  unique (scope, target, rule)
);

-- Bets that wait before they are judged again, with the scores that they were submitted at. The outcome is kept, so that
-- a repeated submission gets the same answer.
create table sportsbook.delayed_bet (
  player bigint not null,
  key text not null,
  digest text not null,
  slip jsonb not null,
  scores jsonb not null,
  pressed_at timestamptz not null,
  due_at timestamptz not null,
  -- Null while it waits.
  decided_at timestamptz,
  bet bigint,
  refusal text,
  params jsonb,
  primary key (player, key),
  check (num_nonnulls(bet, refusal) = (decided_at is not null)::int)
);

create index delayed_bet_waiting on sportsbook.delayed_bet (due_at) where decided_at is null;

-- Suppliers that price and settle by themselves, market by market. What they say of an event is kept in registers, of each
-- the newest message alone; the event's markets are what the registers leave, whatever came first, late or twice.
create table sportsbook.feed_register (
  feed text not null,
  event_key text not null,
  -- `kind?specifier` of a market; empty for messages about the whole event.
  market text not null,
  name text not null,
  -- The supplier's time in milliseconds, and the order of two messages of one moment.
  version bigint not null,
  tie text collate "C" not null,
  fact jsonb not null,
  primary key (feed, event_key, market, name)
);

-- Bets taken from `from_at` to before `to_at` are returned; null is open on that side.
create table sportsbook.void_window (
  market bigint not null references sportsbook.market (id),
  from_at timestamptz,
  to_at timestamptz,
  -- Reason for returning the bets of a window, where the operator decided it by its rule book; null where the supplier did.
  why jsonb,
  constraint void_window_check check (from_at < to_at)
);

create index void_window_of_market on sportsbook.void_window (market);

-- Services of the suppliers: whether they are connected, and until when no message of theirs is missing.
create table sportsbook.feed_product (
  feed text not null,
  product int not null,
  state text not null check (state in ('up', 'down', 'recovering')),
  received_at timestamptz not null,
  alive_at timestamptz not null,
  complete_to timestamptz,
  request int not null,
  requested_at timestamptz,
  primary key (feed, product)
);

-- A player's settings of the betting front end, and the bets they share. None of it moves money.
create table sportsbook.player_setting (
  player bigint primary key references players.player (id),
  -- Null until the player chose one: the browser's own choice holds until then.
  odds_format text check (odds_format in ('decimal', 'fractional', 'american', 'hong-kong', 'malay', 'indonesian')),
  -- Stake of the single that a press on a price places at once; null while that is off.
  quick_stake bigint check (quick_stake > 0),
  -- True if a quick bet is confirmed by a second press.
  quick_confirms boolean not null default true,
  at timestamptz not null
);

create table sportsbook.favourite_event (
  player bigint not null references players.player (id),
  event bigint not null references sportsbook.event (id),
  at timestamptz not null,
  primary key (player, event)
);

-- Indexes of references to an event: read for every event that is to be deleted, and by the foreign keys when one is.
create index favourite_event_by_event on sportsbook.favourite_event (event);

create table sportsbook.favourite_league (
  player bigint not null references players.player (id),
  league bigint not null references sportsbook.league (id),
  at timestamptz not null,
  primary key (player, league)
);

-- A bet that its player shares by a link. The token reveals nothing of the bet or of the player.
create table sportsbook.shared_bet (
  token text primary key check (token ~ '^[A-Za-z0-9_-]{16,32}$'),
  bet bigint not null unique references sportsbook.bet (id),
  at timestamptz not null
);

-- Expresses that the operator offers as a whole. One that was taken back stays, so that its number is never another's.
create table sportsbook.top_express (
  id bigint generated always as identity primary key,
  selections bigint[] not null check ((cardinality(selections) >= 2) and (cardinality(selections) <= 20)),
  set_at timestamptz not null,
  ended_at timestamptz,
  name text check ((char_length(name) >= 1) and (char_length(name) <= 60)),
  -- Offered from and until; null for at once, and for until the first of its events begins.
  shown_from timestamptz,
  shown_until timestamptz,
  constraint top_express_check check (ended_at >= set_at),
  constraint top_express_check1 check (shown_until > shown_from)
);

create index top_express_offered on sportsbook.top_express (set_at desc) where ended_at is null;

-- Values of an open bet whenever they were read: by its player, or by the rule that sells it. For the chart beside the offer; it
-- decides nothing, and goes once the bet is over.
create table sportsbook.bet_value (
  bet bigint not null,
  at timestamptz not null,
  value bigint not null check (value > 0),
  -- Remaining stake of the bet then: after a part was sold its values are of less.
  stake bigint not null check (stake > 0),
  primary key (bet, at)
);

-- Values of an open bet, oldest first.
create index bet_value_by_age on sportsbook.bet_value (at);

create table sportsbook.free_bet (
  id bigint generated always as identity primary key,
  player bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Whole cents.
  amount bigint not null check (amount > 0 and amount % 1000 = 0),
  is_stake_returned boolean not null default false,
  -- Terms of its own; null where the settings hold. Odds of the whole bet, in thousandths.
  odds_min int check (odds_min between 1000 and 1000000),
  odds_max int check (odds_max between odds_min and 1000000),
  kinds text not null default 'any' check (kinds in ('any', 'single', 'express')),
  -- Legs of an express.
  legs_min int check (legs_min between 2 and 20),
  -- Sports of all legs; null for any.
  sports text[] check (cardinality(sports) > 0),
  valid_from timestamptz not null,
  valid_until timestamptz not null check (valid_until > valid_from),
  status sportsbook.free_bet_status not null default 'awarded',
  -- The bet that it paid.
  bet bigint unique,
  -- The award that this one gives back.
  returned_of bigint references sportsbook.free_bet (id),
  -- The member of staff, their reason, and the batch it came in; null for one that a void bet gave back.
  given_by bigint,
  reason text not null,
  batch text,
  -- Key of the award, made by its client, one per form sent.
  key text not null unique,
  given_at timestamptz not null,
  -- Instant from which it can no longer be used.
  ended_at timestamptz,
  check ((status = 'awarded') = (ended_at is null)),
  check ((status in ('used', 'returned')) = (bet is not null))
);

create index free_bet_given_back on sportsbook.free_bet (returned_of) where returned_of is not null;

create index free_bet_of_player on sportsbook.free_bet (player, id desc);

create index free_bet_to_expire on sportsbook.free_bet (valid_until) where status = 'awarded';

create table sportsbook.top_express_bet (
  bet bigint primary key,
  express bigint not null references sportsbook.top_express (id),
  -- Distribution key of the table (decision 0013).
  player bigint not null
);

create index top_express_bet_of on sportsbook.top_express_bet (express);

-- Events that messages named and that are not known, yet or any more: the events alone. Saves a search through all messages that were
-- ever received for those that wait for their event, or wait in vain.
create table sportsbook.feed_stray (
  feed text not null,
  event_key text not null,
  -- The supplier's time of its newest message, in milliseconds.
  version bigint not null,
  primary key (feed, event_key)
);

create index feed_stray_by_age on sportsbook.feed_stray (version);

-- A fixture whose start is moved: bets keep the start at which they were placed, and are returned once it is certain that
-- the contest was not held within the window of that start (specification 3, section 4). Here are the starts that events had
-- before, each with the bets that were taken at it.
create table sportsbook.moved_start (
  event bigint not null references sportsbook.event (id) on delete cascade,
  -- Bets taken from `from_at` to before `to_at`; null is since the event was known.
  from_at timestamptz,
  to_at timestamptz not null,
  -- Until when a contest with that start may begin, by the rule book of its sport.
  valid_until timestamptz not null,
  -- Instant when its bets were returned; the row is deleted once they are settled.
  voided_at timestamptz,
  primary key (event, to_at),
  check (from_at < to_at)
);

create index moved_start_by_window on sportsbook.moved_start (valid_until);

-- Since when which of them holds. A bet keeps what held when it was placed, however late its match is settled or corrected.
create table sportsbook.retirement_term (
  from_at timestamptz primary key,
  retirement text not null check (retirement in ('returned', 'point', 'set'))
);

-- Each-way terms of staff in place of the ladder of a sport's rule book; the narrowest counts: event, league, sport. Both null: its
-- winner is bet on alone.
create table sportsbook.each_way_setting (
  id bigint generated always as identity primary key,
  scope text not null check (scope in ('event', 'tourney', 'sport')),
  target text not null,
  divisor smallint check (divisor between 2 and 6),
  places smallint check (places between 2 and 10),
  set_at timestamptz not null,
  unique (scope, target),
  check ((divisor is null) = (places is null))
);

-- Bet builders: several selections of one event as one market of the event, priced by the chance that all come true.

-- From which distribution the operator priced an event: the mean goals of both sides and the correction of low scores. Combinations
-- are priced from the very same one. No row: its prices are not ours, and nothing is known of its selections together.
create table sportsbook.event_rates (
  event bigint primary key references sportsbook.event (id) on delete cascade,
  home double precision not null check (home > 0),
  away double precision not null check (away > 0),
  correction double precision not null
);

-- Selections of a combination, and its price. Its market is of the kind `bet-builder`, and names in its specifier what
-- it is settled by.
create table sportsbook.combination (
  market bigint primary key references sportsbook.market (id) on delete cascade,
  event bigint not null,
  -- Selections, so that a betting rule for one of them is found.
  parts bigint[] not null check (cardinality(parts) between 2 and 6),
  -- The chance that all come true, without margin, in millionths: what a bet on it is sold by.
  chance int not null check (chance between 0 and 1000000),
  -- Instant of the last request: a combination without bets is deleted some time later.
  asked_at timestamptz not null
);

create index combination_by_age on sportsbook.combination (asked_at);

create index combination_of_event on sportsbook.combination (event);

insert into sportsbook.country (code, priority) values
  ('world', 1), ('eu', 2), ('gb-eng', 3), ('de', 4), ('es', 5), ('it', 6), ('fr', 7), ('tr', 8);

insert into sportsbook.stake_limit
select currency, whole[1] * 100000, whole[2] * 100000, whole[3] * 100000, whole[4] * 100000, whole[5] * 100000
from (values
  ('USD', '{1,10,5000,50000,250000}'), ('EUR', '{1,10,5000,50000,250000}'), ('GBP', '{1,10,5000,50000,250000}'),
  ('TRY', '{20,200,100000,1000000,5000000}'), ('MXN', '{20,200,100000,1000000,5000000}'),
  ('BRL', '{5,50,25000,250000,1250000}'), ('RUB', '{100,1000,500000,5000000,25000000}'),
  ('ARS', '{1000,10000,5000000,50000000,250000000}'), ('CLP', '{1000,10000,5000000,50000000,250000000}'),
  ('COP', '{4000,40000,20000000,200000000,1000000000}'), ('PEN', '{4,40,20000,200000,1000000}'),
  ('FUN', '{1,10,5000,50000,250000}')
) as row (currency, amounts), lateral (select amounts::bigint[] as whole) as parsed;
update sportsbook.stake_limit s set per_usd = s.stake_min::numeric / usd.stake_min
from sportsbook.stake_limit usd where usd.currency = 'USD';

insert into sportsbook.cash_out_setting (sport, margin_bps, closing_seconds) values ('*', 500, 10);

insert into sportsbook.betting_setting default values;

insert into sportsbook.retirement_term (from_at, retirement) values ('-infinity', 'returned');
