-- Tables of a naive casino beside the books of `naive.sql`: sessions, rounds and their transactions.

create table naive.casino_session (
  reference text primary key,
  player bigint not null,
  game text not null,
  seen_at timestamptz not null
) with (fillfactor = 70);
insert into naive.casino_session
select 'bench-' || id, id, 'bench-dice', now() from players.player;

create table naive.casino_round (
  id bigint generated always as identity primary key,
  round_key text not null,
  player bigint not null,
  stake bigint not null,
  payout bigint not null default 0,
  balance_before bigint not null,
  balance_after bigint not null,
  opened_at timestamptz not null default now(),
  unique (player, round_key)
) with (fillfactor = 70);

create table naive.casino_transaction (
  key text primary key,
  command bigint not null,
  round bigint not null,
  kind smallint not null,
  amount bigint not null,
  balance_after bigint not null,
  at timestamptz not null default now()
);
create index casino_transaction_of_round on naive.casino_transaction (round);
