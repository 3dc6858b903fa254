-- What can be played: providers, the one normalised catalogue, blocks, favourites, game sessions.

create schema casino;

-- One row per adapter, written when it is first synchronised. `name` is our word for it (pragmatic-rgs), `route_provider`
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
  -- Why the last list could not be had at all; null after a good one.
  failure text
);

create table casino.game (
  id bigint generated always as identity (start with 1001) primary key,
  provider text not null references casino.provider (name),
  -- The provider's own id of the game.
  game_id text not null,
  name text not null,
  -- The studio that made it, as the provider names it.
  studio text not null,
  description text not null default '',
  -- Null when the provider sends no picture: ours is drawn from the key.
  image_url text,
  casino_type text not null check (casino_type in ('slots', 'live', 'virtual')),
  -- Categories that keywords suggest, and the ones that staff confirmed instead; null until they did.
  suggested_tab text[] not null default '{}',
  tab text[],
  -- Return to player in hundredths of a percent, only where the provider declares it.
  rtp int check (rtp between 1 and 10000),
  -- Every further field of the normalised game that the provider sends.
  details jsonb not null default '{}',
  -- The row as the provider sent it: answered on the provider's own path, compared at the next synchronisation.
  raw jsonb not null,
  has_demo boolean not null default false,
  replacement bigint references casino.game (id),
  is_active boolean not null default true,
  added_at timestamptz not null,
  changed_at timestamptz not null,
  unique (provider, game_id)
);

-- Number of the catalogue as players see it: the tag of the file.
create table casino.catalogue (one boolean primary key default true check (one), version bigint not null);
insert into casino.catalogue (version) values (1);

create function casino.tell_catalogue_change() returns trigger language plpgsql as $$
begin
  if exists (select from touched) then
    update casino.catalogue set version = version + 1;
    perform pg_notify('casino', 'catalogue');
  end if;
  return null;
end $$;
create trigger tell_new_games after insert on casino.game referencing new table as touched
  for each statement execute function casino.tell_catalogue_change();
create trigger tell_changed_games after update on casino.game referencing new table as touched
  for each statement execute function casino.tell_catalogue_change();

-- A provider or a casino type that is closed, for one player or (player null) for all.
create table casino.block (
  id bigint generated always as identity primary key,
  player bigint,
  provider text references casino.provider (name),
  casino_type text check (casino_type in ('slots', 'live', 'virtual', 'sport')),
  at timestamptz not null,
  check ((provider is null) <> (casino_type is null)),
  unique nulls not distinct (player, provider, casino_type)
);

create table casino.favourite (
  player bigint not null,
  game bigint not null references casino.game (id),
  at timestamptz not null,
  primary key (player, game)
);

-- A player at a game of one provider. `ref_hash` is the hash of what the provider sends back with each bet.
create table casino.session (
  id bigint generated always as identity (start with 5001) primary key,
  ref_hash bytea unique check (octet_length(ref_hash) = 32),
  player bigint not null,
  game bigint not null references casino.game (id),
  provider text not null references casino.provider (name),
  currency text not null,
  created_at timestamptz not null,
  -- When the provider took the game over: the session is alive from here.
  opened_at timestamptz,
  seen_at timestamptz not null,
  closed_at timestamptz,
  close_reason text check (close_reason in ('replaced', 'left', 'signed-out', 'launch-failed')),
  check ((closed_at is null) = (close_reason is null))
);
create index session_open_of_player on casino.session (player, game) where closed_at is null;
create index session_open_of_game on casino.session (seen_at) where closed_at is null;

-- A way into one session, once, within 60 seconds.
create table casino.launch_token (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  session bigint not null references casino.session (id),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index launch_token_by_age on casino.launch_token (expires_at);

-- Alive for four hours after it was last seen.
create function casino.is_alive(p_session casino.session, p_at timestamptz) returns boolean language sql immutable as $$
  select p_session.opened_at is not null and p_session.closed_at is null
    and p_session.seen_at > p_at - interval '4 hours'
$$;

-- Nonces of signed messages, kept longer than a message stays fresh.
create table casino.callback_nonce (
  provider text not null,
  nonce text not null,
  at timestamptz not null,
  primary key (provider, nonce)
);
create index callback_nonce_by_age on casino.callback_nonce (at);
