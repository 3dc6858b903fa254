-- Accounts: wallets of players and staff, house accounts of the operator, and the views that list accounts and moves.
-- Opened by repository/accounts.repository.ts, outside the money path; locks nothing. The reads of a withdrawal's
-- precondition are here as well. Refuses a withdrawal with withdrawals-frozen or debt-outstanding; its triggers refuse, with an
-- exception, to rewrite history and to change whose a wallet is.

-- The largest amount of one move, in ledger units (1/100,000 of the currency unit): ten thousand million of the currency.
create or replace function ledger.units_max() returns bigint language sql immutable as $$ select 1000000000000000 $$;

-- Makes a refusal of a name of the error catalogue and what its sentence shows.
create or replace function ledger.refuse(p_name text, p_params jsonb default '{}') returns ledger.refusal
language sql immutable as $$ select row(p_name, p_params)::ledger.refusal $$;

-- History is append-only. A correction is a new command that reverses the old one.
create or replace function ledger.refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'ledger.% is append-only: % is refused', tg_table_name, tg_op using errcode = 'insufficient_privilege';
end $$;

-- Opens a house account, or finds it; returns its id, below zero. An account that may be owed something gets the account of its
-- claims at once: outside the money path, so that no money command ever waits for a new account.
create or replace function ledger.open_house_account(p_class text, p_product text, p_provider text, p_currency text)
returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_id bigint;
begin
  insert into ledger.house_account (class, product, provider, currency)
  values (p_class, p_product, p_provider, p_currency) on conflict do nothing;
  select id into strict v_id from ledger.house_account
  where class = p_class and product = p_product and provider = p_provider and currency = p_currency and creditor is null;
  if p_class in ('revenue', 'psp-clearing', 'promotion-cost', 'cashback-cost', 'referral-cost', 'jackpot-pool') then
    insert into ledger.house_account (class, product, provider, currency, creditor)
    values ('debt-receivable', p_product, p_provider, p_currency, v_id) on conflict do nothing;
  end if;
  return v_id;
end $$;

-- Opens the main, hold and debt wallet of a player; what exists stays as it is.
create or replace function ledger.open_player_wallets(p_player bigint, p_currency text) returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into ledger.wallet (player, class, currency)
  select p_player, class, p_currency from unnest(array['main', 'hold', 'debt']) as class
  on conflict do nothing
$$;

-- Opens the wallet of a bonus grant of a player, or finds it; returns its id.
create or replace function ledger.open_grant_wallet(p_player bigint, p_grant text, p_currency text) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_id bigint;
begin
  insert into ledger.wallet (player, class, currency, bonus_grant) values (p_player, 'grant', p_currency, p_grant)
  on conflict do nothing;
  select id into strict v_id from ledger.wallet
  where player = p_player and class = 'grant' and currency = p_currency and bonus_grant = p_grant;
  return v_id;
end $$;

-- Opens the float of a member of staff, or finds it; returns its id.
create or replace function ledger.open_float(p_staff bigint, p_currency text) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_id bigint;
begin
  insert into ledger.wallet (staff, class, currency) values (p_staff, 'float', p_currency) on conflict do nothing;
  select id into strict v_id from ledger.wallet where staff = p_staff and currency = p_currency;
  return v_id;
end $$;

-- Returns the debt-receivable account that keeps the claims of a house account; null where it has none.
create or replace function ledger.claim_account_of(p_creditor bigint) returns bigint language sql stable as $$
  select id from ledger.house_account where creditor = p_creditor
$$;

-- True while withdrawals are frozen: the online check found a breach and nobody has lifted the freeze.
create or replace function ledger.frozen() returns boolean language sql stable as $$
  select exists (select from ledger.freeze where lifted_at is null)
$$;

-- Returns an amount of ledger units as refusals show it: the exact decimal with at least two decimals, a space, the currency.
create or replace function ledger.money_text(p_units bigint, p_currency text) returns text language sql immutable as $$
  select p_units / 100000 || '.' || left(fraction, 2) || rtrim(substr(fraction, 3), '0') || ' ' || p_currency
  from lpad((p_units % 100000)::text, 5, '0') as fraction
$$;

-- Returns why a player may not withdraw, or null: withdrawals-frozen, debt-outstanding. Asked by the precondition of every
-- withdrawal, under the player's lock.
create or replace function ledger.withdrawal_refusal(p_player bigint) returns ledger.refusal language sql stable as $$
  select case
    when ledger.frozen() then ledger.refuse('withdrawals-frozen')
    when ledger.owes(p_player) then (
      select ledger.refuse('debt-outstanding', jsonb_build_object('amount', ledger.money_text(balance, currency)))
      from ledger.wallet where player = p_player and class = 'debt' and balance > 0 order by id limit 1)
  end
$$;

-- Returns how many bets on sport a wallet has paid and was not given back, at whichever sportsbook. For wallets of a bonus, whose
-- entries are few.
create or replace function ledger.bets_paid_by(p_wallet bigint) returns int language sql stable as $$
  select (count(*) filter (where code = ledger.transfer_code('bet-set'))
    - count(*) filter (where code = ledger.transfer_code('bet-rollback')))::int
  from ledger.entry where account = p_wallet
$$;

-- A wallet has one owner and one class, from its opening on.
create or replace function ledger.refuse_wallet() returns trigger language plpgsql as $$
begin
  raise exception 'a wallet has one owner, a float is of staff, a grant wallet names its grant, and this stays'
    using errcode = 'check_violation';
end $$;

-- Returns the numbers of the moves of a command behind its first one. Not a plain series: the planner would take a thousand for each
-- command, and read views over moves by loops.
create or replace function ledger.further_legs(p_moves bigint[]) returns setof int language plpgsql immutable parallel safe rows 2 as $$
begin
  return query select generate_series(2, cardinality(p_moves) / 4);
end $$;

-- The moves of every command, one per row, with the number of moves that their command has. Most commands have one move, which is read
-- without a loop.
create or replace view ledger.move as
select o.id as op_id, o.batch, o.verdict, o.scope, o.key, o.kind, 1 as leg,
  o.moves[1] as payer, o.moves[2] as payee, o.moves[3] as units, o.moves[4] as code, cardinality(o.moves) / 4 as legs
from ledger.op o where cardinality(o.moves) >= 4
union all
select o.id, o.batch, o.verdict, o.scope, o.key, o.kind, k, o.moves[4 * k - 3], o.moves[4 * k - 2], o.moves[4 * k - 1], o.moves[4 * k],
  cardinality(o.moves) / 4
from ledger.op o cross join lateral ledger.further_legs(o.moves) as k where cardinality(o.moves) >= 8;

-- Both sides of every move.
create or replace view ledger.side as
select op_id, batch, leg, payer as account, payee as counter, -units as amount, code from ledger.move
union all
select op_id, batch, leg, payee, payer, units, code from ledger.move;

-- Every account, wallets and house accounts.
create or replace view ledger.account as
select id, class::text as class, currency::text as currency from ledger.wallet
union all
select id, class::text, currency::text from ledger.house_account;

create or replace trigger append_only before update or delete on ledger.op for each row execute function ledger.refuse_rewriting();

create or replace trigger append_only before update or delete on ledger.entry for each row execute function ledger.refuse_rewriting();

create or replace trigger append_only before update or delete on ledger.house_entry for each row execute function ledger.refuse_rewriting();

create or replace trigger no_truncate before truncate on ledger.op for each statement execute function ledger.refuse_rewriting();

create or replace trigger no_truncate before truncate on ledger.entry for each statement execute function ledger.refuse_rewriting();

create or replace trigger no_truncate before truncate on ledger.house_entry for each statement execute function ledger.refuse_rewriting();

create or replace trigger wallet_is_sound before insert on ledger.wallet for each row
  when ((new.class = 'float') <> (new.staff is not null) or (new.player is null) = (new.staff is null)
    or (new.class = 'grant') <> (new.bonus_grant is not null))
  execute function ledger.refuse_wallet();

create or replace trigger wallet_keeps_its_owner before update of id, player, staff, class, currency, bonus_grant on ledger.wallet
  for each statement execute function ledger.refuse_wallet();
