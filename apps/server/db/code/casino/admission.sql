-- Casino commands before their key is looked at: game and session of a provider's call, whether it is admitted, and what it is
-- answered. Called by the ledger for casino.bet, casino.win, casino.bet-win and casino.release; reads under the wallet lock, locks nothing
-- itself. Refuses with session-ended, game-not-found and what the adapter translates.

-- A round belongs to one player, one game and one wallet.
create or replace function casino.is_foreign_round(p_payload jsonb, p_player bigint) returns boolean language sql stable as $$
  select exists (
    select from casino.round
    where provider = p_payload ->> 'provider' and round_key = p_payload ->> 'round' and player = p_player
      and (wallet <> (p_payload ->> 'wallet')::bigint or game is distinct from (p_payload ->> 'game')::bigint))
$$;

-- Returns the balance of the wallet of a play, in ledger units.
create or replace function casino.balance_of(p_wallet bigint) returns bigint language sql stable as $$
  select balance from ledger.wallet where id = p_wallet
$$;

-- Returns what every accepted command answers: our number of the transaction and the balance that it left.
create or replace function casino.answer_of(p_op bigint, p_balance bigint) returns jsonb language sql stable as $$
  select jsonb_build_object('transaction', p_op::text, 'balance', p_balance::text)
$$;

-- Returns whether a session is alive, as a row instead of a value: a statement that reads many sessions inlines it as a part of its
-- own plan, where it called a function with a plan of its own for each. The rule is written here alone.
create or replace function casino.life_of(p_session casino.session, p_at timestamptz) returns table (is_alive boolean)
language sql stable as $$
  select p_session.opened_at is not null and p_session.closed_at is null
    and p_session.seen_at > p_at - interval '4 hours'
    and not exists (select from identity.session where id = p_session.sign_in and ended_at is not null)
$$;

-- True while a session lives: for four hours after its last call.
create or replace function casino.is_alive(p_session casino.session, p_at timestamptz) returns boolean
language sql stable as $$
  select is_alive from casino.life_of(p_session, p_at)
$$;

-- Bets and wins go to the ledger as the provider wrote them. The money's own statement finds the wallet that pays, the
-- game, and whether a win is owed; this saves a look-up for each call. Their payloads hold `game_id`, the provider's
-- name of the game, and a `wallet` only where it is not the main one of `currency`.

-- The game of a provider's id: its own, else that of its variant for phones. One row, null where there is none.
create or replace function casino.game_named(p_provider text, p_game_id text) returns table (id bigint) language sql stable as $$
  select coalesce(
    (select own.id from casino.game own where own.provider = p_provider and own.game_id = p_game_id),
    (select v.id from casino.game v where v.provider = p_provider and v.mobile_game_id = p_game_id))
$$;

-- Lets a bet, a win or both in, with its wallet and its game; or turns it away. A win that is not owed yet is turned away as well:
-- it is parked, since a command's verdict is for ever.
create or replace function casino.admit_play(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.admitted
language plpgsql as $$
declare
  v_currency text := (select currency from players.player where id = p_player);
  v_wallet bigint;
  v_game bigint;
  v_judged text;
begin
  if v_currency is null or v_currency <> p_payload ->> 'currency' then
    return row(case when v_currency is null then 'user-not-found' else 'currency-mismatch' end, null)::ledger.admitted;
  end if;
  v_wallet := coalesce((p_payload ->> 'wallet')::bigint, (
    select id from ledger.wallet where player = p_player and class = 'main' and currency = v_currency));
  v_game := (select id from casino.game_named(p_payload ->> 'provider', p_payload ->> 'game_id'));
  if v_wallet is null or (v_game is null and p_payload ? 'game_id') then
    return row(case when v_wallet is null then 'unknown-account' else 'game-not-found' end, null)::ledger.admitted;
  end if;
  v_judged := case when p_payload ->> 'kind' <> 'bet' then (casino.judge_wins(array[p_payload], array[p_player]))[1] end;
  if v_judged <> 'pay' then
    return row(v_judged, null)::ledger.admitted;
  end if;
  return row(null, p_payload
    || jsonb_strip_nulls(jsonb_build_object('wallet', v_wallet::text, 'game', v_game::text)))::ledger.admitted;
end $$;

-- A release that comes before its award is refused without a verdict, so that the same call may come again.
create or replace function casino.admit_release(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.admitted
language plpgsql as $$
begin
  if exists (select from casino.partner_award where provider = p_payload ->> 'provider' and key = p_payload ->> 'award'
    and player = p_player)
  then
    return row(null, null)::ledger.admitted;
  end if;
  return row('award-unknown', null)::ledger.admitted;
end $$;

-- The transaction of a provider's key; no row of one that was never written.
create or replace function casino.transaction_of(p_provider text, p_key text) returns setof casino.round_transaction
language sql stable as $$
  select t.* from ledger.op o join casino.round_transaction t on t.op = o.id
  where o.scope = 'provider:' || p_provider and o.key = p_key
$$;
