create schema casino;

-- The rows of a round, as lean as those of the ledger. A CHECK is compiled anew for every statement, a domain once
-- per connection; a foreign key asks for its parent row by row, and locks it: every round of a provider met at that one row.
-- No foreign keys here: only the two functions below write these columns, from rows that they have read, and an invariant checks them.
create domain casino.played_units as bigint check (value >= 0);

create domain casino.standing_count as int check (value >= 0);

create domain casino.play_kind as text check (value in ('bet', 'win', 'bet-win', 'rollback'));

create domain casino.win_kind as text check (value in ('ordinary', 'jackpot', 'free-round', 'promotion'));

-- Free bets that another sportsbook promises its players: awarded, then used for one bet there, paid out (released) or taken back
-- (retracted). An award is a promise: money moves when it is kept. The stake of its bet comes out of the cost of promotions, so
-- that the sportsbook's revenue is what it would be of any bet, and what is released is paid from there.
create domain casino.award_state as text check (value in ('awarded', 'used', 'released', 'retracted'));

-- One row per adapter, written when it is first synchronised. `name` is our name of it (pragmatic-rgs), `route_provider`
-- the one of the specification (pragmaticrgs).
create table casino.provider (
  name text primary key,
  route_provider text not null unique,
  -- A single win above this many ledger units waits for staff (per currency alike): 1,000,000.00.
  win_max bigint not null default 100000000000 check (win_max > 0),
  synced_at timestamptz,
  -- Of the last list: rows that the adapter keeps, rows whose shape could not be used, and why the first one could not.
  rows_kept int not null default 0,
  rows_unusable int not null default 0,
  first_fault text,
  -- Reason why the last list could not be fetched at all; null after a good one.
  failure text,
  -- Last failure of a provider, kept after it works again; `failure` is about the last list alone.
  last_failure text,
  failed_at timestamptz,
  is_sportsbook boolean not null default false,
  constraint provider_check check ((last_failure is null) = (failed_at is null))
);

create table casino.game (
  id bigint generated always as identity (start with 1001) primary key,
  provider text not null references casino.provider(name),
  -- The provider's own id of the game.
  game_id text not null,
  name text not null,
  -- The studio that made it, as the provider names it.
  studio text not null,
  description text not null default '',
  -- Null when the provider sends no picture: ours is drawn from the key.
  image_url text,
  casino_type text not null check (casino_type in ('slots', 'live', 'virtual', 'sport')),
  -- Categories that keywords suggest, and the ones that staff confirmed instead; null until they did.
  suggested_tab text[] not null default '{}',
  tab text[],
  -- Return to player in hundredths of a percent, only where the provider declares it.
  rtp int check ((rtp >= 1) and (rtp <= 10000)),
  -- Every further field of the normalised game that the provider sends.
  details jsonb not null default '{}',
  -- The row as the provider sent it: answered on the provider's own path, compared at the next synchronisation.
  raw jsonb not null,
  has_demo boolean not null default false,
  replacement bigint references casino.game (id),
  is_active boolean not null default true,
  added_at timestamptz not null,
  changed_at timestamptz not null,
  -- Volatility, only where the provider declares it.
  volatility text check (volatility in ('low', 'medium', 'high')),
  -- Casino types whose block closes the game beside its own type: crash games and horse races follow the slots. Written by
  -- the rules of `catalogue-search/closures` with every list and with every category that staff confirm.
  also_closed_by text[] not null default '{}',
  -- Places among the first games: what our lists suggest, and what staff decided instead; 1 is the first.
  suggested_place int check (suggested_place > 0),
  place int check (place > 0),
  -- A game of which the provider keeps a variant for phones under an id of its own: it is one game of ours, and either id names it.
  mobile_game_id text,
  -- Features of a game, its least bet by currency and its largest return: as its provider declares them, and as staff overrule
  -- instead. Null in the staff's column leaves it to what is declared.
  suggested_features text[] not null default '{}',
  features text[],
  listed_bet_min jsonb not null default '{}',
  bet_min jsonb,
  -- In hundredths of the stake.
  listed_win_max int check (listed_win_max > 0),
  win_max int check (win_max > 0),
  constraint game_provider_game_id_key unique (provider, game_id)
);

create unique index game_of_mobile_id on casino.game (provider, mobile_game_id) where mobile_game_id is not null;

-- Number of the catalogue as players see it: the tag of the file.
create table casino.catalogue (
  one boolean primary key default true check (one),
  version bigint not null,
  -- Versions of the catalogue begin anew with a new database, and browsers keep the file of the old one under its tag. The
  -- tag therefore names the database as well: a random edition, drawn once, when it is created.
  edition text not null default substr(md5(gen_random_uuid()::text), 1, 12)
);

-- A provider or a casino type that is closed, for one player or (player null) for all.
create table casino.block (
  id bigint generated always as identity primary key,
  player bigint,
  provider text references casino.provider(name),
  casino_type text check (casino_type in ('slots', 'live', 'virtual', 'sport')),
  at timestamptz not null,
  reason text not null default '' check (length(reason) <= 200),
  -- Instant at which the block ends by itself; null: it holds until it is lifted.
  until timestamptz,
  staff bigint,
  -- Of players whose stated country, or else that of their telephone, is this one.
  country text check (country ~ '^[A-Z]{2}$'),
  -- Days on which the hours begin, 1 for Monday to 7 for Sunday, on the clocks of the zone. `from_time` counts, `to_time` does not;
  -- hours that end at or before their beginning go on into the next day.
  days smallint[] check (((cardinality(days) >= 1) and (cardinality(days) <= 7)) and (days <@ '{1,2,3,4,5,6,7}'::smallint[])),
  from_time time,
  to_time time,
  zone text,
  constraint block_check check ((provider is null) <> (casino_type is null)),
  constraint block_check1 check (num_nulls(days, from_time, to_time, zone) = ANY (ARRAY[0, 4])),
  constraint block_once unique nulls not distinct (player, provider, casino_type, country, days, from_time, to_time, zone)
);

create table casino.favourite (
  player bigint not null,
  game bigint not null references casino.game (id),
  at timestamptz not null,
  folder bigint,
  primary key (player, game)
);

create index favourite_of_folder on casino.favourite (player, folder) where folder is not null;

-- A player at a game of one provider. `ref_hash` is the hash of what the provider sends back with each bet.
create table casino.session (
  id bigint generated always as identity (start with 5001) primary key,
  ref_hash bytea check (octet_length(ref_hash) = 32) unique,
  player bigint not null,
  game bigint not null references casino.game (id),
  provider text not null references casino.provider(name),
  currency text not null,
  created_at timestamptz not null,
  -- Instant when the provider took the game over: the session is alive from here.
  opened_at timestamptz,
  seen_at timestamptz not null,
  closed_at timestamptz,
  close_reason text check (close_reason in ('replaced', 'left', 'signed-out', 'launch-failed')),
  sign_in bigint references identity.session (id),
  constraint session_check check ((closed_at is null) = (close_reason is null))
);

-- Games opened most of late are counted from the sessions themselves. By block ranges, as for the rounds: the instant
-- of a launch never changes, so no session that is seen again pays for this index.
create index session_by_creation on casino.session using brin (created_at);

create index session_of_player on casino.session (player, id desc);

create index session_open_of_game on casino.session (seen_at) where closed_at is null;

create index session_open_of_player on casino.session (player, game) where closed_at is null;

-- A way into one session, once, within 60 seconds.
create table casino.launch_token (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  session bigint not null references casino.session (id),
  expires_at timestamptz not null,
  used_at timestamptz
);

create index launch_token_by_age on casino.launch_token (expires_at);

-- Nonces of signed messages, kept longer than a message stays fresh.
create table casino.callback_nonce (
  provider text not null,
  nonce text not null,
  at timestamptz not null,
  primary key (provider, nonce)
);

create index callback_nonce_by_age on casino.callback_nonce (at);

-- Play: rounds and their transactions, written in the commit that moves the money, and the rules that are
-- asked again inside it.
create table casino.round (
  id bigint generated always as identity primary key,
  provider text not null,
  -- The provider's own id of the round. At a live table all players share it.
  round_key text not null,
  player bigint not null,
  game bigint,
  currency text not null,
  -- The wallet that pays and is paid.
  wallet bigint not null,
  is_bonus boolean not null,
  stake casino.played_units not null default 0,
  payout casino.played_units not null default 0,
  -- Transactions that are not taken back.
  live_count casino.standing_count not null default 0,
  first_op bigint not null,
  balance_before bigint not null,
  balance_after bigint not null,
  opened_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz,
  constraint round_provider_player_round_key_key unique (provider, player, round_key)
) with (fillfactor = 70);

-- Play as the lobby shows it: the winnings of the last day, and the games that a player opened last.

-- By block ranges: the opening never changes, so a round that grows stays on its page and no stake pays for this index.
create index round_by_opening on casino.round using brin (opened_at);

create index round_of_player on casino.round (player, id desc);

create table casino.round_transaction (
  op bigint primary key,
  round bigint not null,
  -- Distribution key of the table (decision 0013).
  player bigint not null,
  provider text not null,
  -- The key of the money command, unique within the provider.
  key text not null,
  kind casino.play_kind not null,
  -- Kind of a win: `ordinary` needs its bet, the others are declared kinds.
  win_type casino.win_kind,
  -- The key of the one bet that this win answers, where the provider says it.
  settles text,
  stake casino.played_units not null,
  payout casino.played_units not null,
  balance_after bigint not null,
  at timestamptz not null,
  reversed_by bigint
);

create index round_transaction_of_round on casino.round_transaction (round);

-- Wins that are owed but not paid yet: their bet is unknown, or they are above the provider's cap. The provider was
-- answered that it should ask again.
create table casino.parked_win (
  provider text not null,
  key text not null,
  player bigint not null,
  round_key text not null,
  currency text not null,
  payout bigint not null,
  reason text not null check (reason in ('win-without-bet', 'win-above-cap')),
  digest text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  attempts int not null default 1,
  -- Staff let it through; and when it was paid at last.
  approved_at timestamptz,
  paid_at timestamptz,
  -- Wins that wait have a screen now: who let one through is kept, and the newest are found first.
  approved_by bigint,
  primary key (provider, key)
);

create index parked_win_newest on casino.parked_win (first_at desc);

-- A provider's page that opens its game, for the minute in which the frame asks for it.
create table casino.launch_page (
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  html text not null check (octet_length(html) <= 1000000),
  expires_at timestamptz not null
);

create index launch_page_expiry on casino.launch_page (expires_at);

-- Catalogue as staff see and arrange it: what each list changed, and the order of the games that come first.

-- One row per game that a provider's list touched.
create table casino.list_change (
  id bigint generated always as identity primary key,
  provider text not null references casino.provider (name),
  at timestamptz not null,
  kind text not null check (kind in ('added', 'changed', 'returned', 'gone')),
  game bigint not null references casino.game (id),
  -- Fields that differ; empty but for `changed`.
  fields text[] not null default '{}'
);

create index list_change_by_list on casino.list_change (at desc, provider);

-- A player may stay out of the public lists of winnings. Their rounds stay in their own history.
create table casino.player_choice (
  player bigint primary key references players.player (id),
  shows_winnings boolean not null,
  changed_at timestamptz not null
);

-- Named folders for favourites. A favourite lies in one of its player's folders, or in none.
create table casino.favourite_folder (
  id bigint generated always as identity primary key,
  player bigint not null references players.player (id),
  name text not null check (length(name) between 1 and 40),
  -- The name as it is compared: two folders that read alike would be one.
  name_key text not null,
  at timestamptz not null,
  unique (player, name_key),
  -- Folder of a favourite: one of the same player.
  unique (player, id)
);

-- Selections of a bet of an embedded sportsbook, as its call named them: [{event, title, market, outcome, odds}].
create table casino.sport_slip (
  op bigint primary key,
  round bigint not null references casino.round (id),
  legs jsonb not null,
  -- Distribution key of the table (decision 0013).
  player bigint not null
);

create index sport_slip_of_round on casino.sport_slip (round);

-- Keys that sign the links of GR8. The private half is sealed with the operator's secret; public halves are shown as long as a
-- token may bear their name.
create table casino.link_key (
  kid text primary key,
  public_key jsonb not null,
  sealed bytea not null,
  made_at timestamptz not null,
  -- Published some time before it signs, so that those who cache the public keys have it by then.
  signs_from timestamptz not null
);

-- The high rollers of the lobby: rounds of the last day whose stake is large for its currency. What is large is a setting of
-- the operator, by currency; a currency without one has no high rollers.
create table casino.high_roller_floor (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  stake_min bigint not null check (stake_min > 0),
  changed_at timestamptz not null
);

-- The games that staff put first in a category, in one order or in two that are compared (A and B).
create table casino.category_order (
  id bigint generated always as identity primary key,
  category text not null,
  pins_a bigint[] not null,
  -- Null where there is one order.
  pins_b bigint[],
  -- Per cent of players who see B.
  share_b int check (share_b between 1 and 99),
  staff bigint not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- The order that everybody sees from then on; null while both are compared.
  chosen text check (chosen in ('A', 'B')),
  chosen_at timestamptz,
  check ((pins_b is null) = (share_b is null)),
  check ((chosen is null) = (chosen_at is null)),
  check (chosen is null or pins_b is not null)
);

create unique index category_order_in_force on casino.category_order (category) where ended_at is null;

-- Games that players opened out of a list whose orders are compared, with the order that they see.
create table casino.list_open (
  session bigint primary key,
  category_order bigint not null references casino.category_order (id),
  arm text not null check (arm in ('A', 'B')),
  player bigint not null,
  game bigint not null,
  at timestamptz not null
);

create index list_open_of_order on casino.list_open (category_order, arm);

create table casino.partner_award (
  provider text not null references casino.provider (name),
  -- The award's own id at the sportsbook.
  key text not null,
  player bigint not null,
  currency text not null,
  -- Null for what was taken back before it came: it is never awarded.
  amount bigint check (amount > 0),
  state casino.award_state not null,
  -- The command that awarded it, and the one that used it or paid it out.
  op bigint unique,
  ended_by bigint unique,
  paid bigint not null default 0 check (paid >= 0),
  given_at timestamptz not null,
  ended_at timestamptz,
  primary key (provider, key),
  check ((amount is null) = (op is null)),
  check (op is not null or state = 'retracted'),
  check ((state in ('used', 'released')) = (ended_by is not null)),
  check ((state = 'awarded') = (ended_at is null)),
  check (paid = 0 or (state = 'released' and paid <= amount))
);

create index partner_award_of_player on casino.partner_award (player, provider);

-- Sizes of providers' pictures. The lobby shows one that was measured at the address that the game names now and fits the
-- budget; every other game has our own drawing. Apart from `casino.game`, whose every write raises the catalogue's version.
create table casino.picture (
  game bigint primary key references casino.game (id),
  -- Address at which it was measured: another address in the game's row is another picture.
  address text not null,
  -- Bytes; of one over the budget as many as were read before it was given up. Null where it could not be had.
  picture_weight int check (picture_weight > 0),
  verdict text not null check (verdict in ('fits', 'too-heavy', 'unreachable')),
  -- The budget in bytes that it was weighed against.
  weight_max int not null check (weight_max > 0),
  weighed_at timestamptz not null,
  check ((picture_weight is null) = (verdict = 'unreachable')),
  check ((verdict = 'fits') = coalesce(picture_weight <= weight_max, false))
);

insert into casino.catalogue (version) values (2);

insert into casino.provider (name, route_provider, is_sportsbook) values ('digitain', 'digitain', true)
on conflict (name) do update set is_sportsbook = true;

insert into casino.high_roller_floor (currency, stake_min, changed_at)
select currency, whole * 100000::bigint, now()
from (values ('USD', 250), ('EUR', 250), ('GBP', 250), ('TRY', 5000), ('MXN', 5000), ('BRL', 1250), ('PEN', 1000),
  ('RUB', 25000), ('ARS', 250000), ('CLP', 250000), ('COP', 1000000)) as usual (currency, whole);

alter table casino.favourite add constraint favourite_in_own_folder foreign key (player, folder) references casino.favourite_folder(player, id) ON DELETE SET NULL (folder);
