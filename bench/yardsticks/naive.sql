-- The books that the naive yardstick writes: a wallet row, a command with its key, two postings, the bet.

create schema naive;

create table naive.wallet (
  id bigint primary key,
  balance bigint not null check (balance >= 0),
  version bigint not null default 0
) with (fillfactor = 50);

create table naive.command (
  id bigint generated always as identity primary key,
  key uuid not null unique,
  kind smallint not null,
  status smallint not null,
  at timestamptz not null default now()
);

create table naive.posting (
  command bigint not null,
  account bigint not null,
  amount bigint not null,
  balance_after bigint,
  primary key (account, command)
);

create table naive.bet (
  id bigint primary key,
  player bigint not null,
  selection bigint not null,
  odds int not null,
  stake bigint not null,
  status smallint not null default 0,
  payout bigint,
  at timestamptz not null default now()
) with (fillfactor = 70);
create index bet_of_player on naive.bet (player, id);
create index bet_open on naive.bet (selection) where status = 0;

-- Further rows of a sportsbook bet: its legs, and the liability of its event.
create table naive.leg (
  bet bigint not null,
  leg smallint not null,
  selection bigint not null,
  event bigint not null,
  odds int not null,
  primary key (bet, leg)
);
create index leg_of_selection on naive.leg (selection, bet);
create table naive.liability (event bigint primary key, open_profit bigint not null) with (fillfactor = 50);

-- The row of a bet alone, in the commit of the ledger: what the naive yardstick writes, by the product's own function.
create schema bench;
create table bench.bet (
  id bigint primary key,
  player bigint not null,
  selection bigint not null,
  odds int not null,
  stake bigint not null,
  status smallint not null default 0,
  payout bigint,
  at timestamptz not null
) with (fillfactor = 70);
create index bet_of_player on bench.bet (player, id);
create index bet_open on bench.bet (selection) where status = 0;

create function bench.on_place_bet(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
begin
  insert into bench.bet (id, player, selection, odds, stake, at)
  values (p_op, p_player, (p_payload ->> 'selection')::bigint, (p_payload ->> 'odds')::int,
    (p_payload ->> 'stake')::bigint, p_at);
  return null;
end $$;

create function bench.on_place_bets(
  p_ops bigint[], p_players bigint[], p_payloads jsonb[], p_ats timestamptz[], p_balances bigint[]
) returns jsonb[] language plpgsql as $$
begin
  insert into bench.bet (id, player, selection, odds, stake, at)
  select op, player, (payload ->> 'selection')::bigint, (payload ->> 'odds')::int, (payload ->> 'stake')::bigint, at
  from unnest(p_ops, p_players, p_payloads, p_ats) as bet (op, player, payload, at);
  return array_fill(null::jsonb, array[cardinality(p_ops)]);
end $$;
select ledger.register_op_kind('bench.place-bet', p_effect => 'bench.on_place_bet', p_effect_many => 'bench.on_place_bets');
