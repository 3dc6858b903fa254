-- Sportsbooks in a frame: their entries among the games, their bets among the rounds, and the keys that sign GR8's links.

alter table casino.game drop constraint game_casino_type_check,
  add constraint game_casino_type_check check (casino_type in ('slots', 'live', 'virtual', 'sport'));

-- A stake at an embedded sportsbook goes to its revenue at once, as a game's does: the sportsbook keeps the open bets.
insert into ledger.chart (code, from_class, to_class, reversed_by) values
  (5, 'main', 'revenue', 1502), (5, 'grant', 'revenue', 1502);

-- What a bet of an embedded sportsbook was on, as its call said: [{event, title, market, outcome, odds}].
create table casino.sport_slip (
  op bigint primary key,
  round bigint not null references casino.round (id),
  legs jsonb not null
);
create index sport_slip_of_round on casino.sport_slip (round);

-- Keys that sign the links of GR8. The private half is sealed with the house's secret; public halves are shown as long as a
-- token may bear their name.
create table casino.link_key (
  kid text primary key,
  public_key jsonb not null,
  sealed bytea not null,
  made_at timestamptz not null,
  -- Shown some while before it signs, so that whoever keeps the public keys has it by then.
  signs_from timestamptz not null
);

-- Why this player may not stake at this game now, by who they are: the casino's flag does not close the sports, and what
-- closes the sports closes every sportsbook.
create function casino.barred_at(p_player bigint, p_casino_type text, p_at timestamptz) returns text
language sql stable as $$
  select case when p_casino_type = 'sport' then
      coalesce(players.may_stake(p_player, p_at), case when players.is_sport_closed(p_player, p_at) then 'sport-blocked' end)
    else players.may_play_casino(p_player, p_at) end
$$;

-- As in 0075, judged by what kind of game it is.
create or replace function casino.refuse_bet(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
declare
  v_session casino.session;
  v_game casino.game;
  v_reason text;
begin
  select * into v_game from casino.game where id = (p_payload ->> 'game')::bigint;
  v_reason := casino.barred_at(p_player, v_game.casino_type, p_at);
  if v_reason is not null then
    return ledger.refuse(v_reason);
  end if;
  select * into v_session from casino.session
  where ref_hash = decode(p_payload ->> 'session', 'hex') and player = p_player and provider = p_payload ->> 'provider';
  if not found or not casino.is_alive(v_session, p_at) then
    return ledger.refuse('game-session-expired');
  end if;
  if v_session.game <> v_game.id and not (p_payload ->> 'roams')::boolean then
    return ledger.refuse('round-wallet-mismatch');
  end if;
  v_reason := case when not v_game.is_active then 'game-blocked' else casino.is_blocked(p_player, v_game, p_at) end;
  if v_reason is not null then
    return ledger.refuse(v_reason, jsonb_build_object('provider', v_game.provider));
  end if;
  if casino.is_foreign_round(p_payload, p_player) then
    return ledger.refuse('round-wallet-mismatch');
  end if;
  if exists (select from casino.round where provider = p_payload ->> 'provider' and round_key = p_payload ->> 'round'
    and player = p_player and closed_at is not null)
  then
    return ledger.refuse('round-closed');
  end if;
  return null;
end $$;

-- True where `casino.refuse_bet` refuses nothing. A bet at a sportsbook is judged by itself: they are few.
create or replace function casino.check_bets(p_players bigint[], p_payloads jsonb[], p_ats timestamptz[])
returns boolean[] language plpgsql as $$
begin
  return array(
    select coalesce(a.is_alone and g.casino_type <> 'sport'
      and b.barred is null and p.casino_blocked_at is null and casino.is_alive(s, a.at)
      and (s.game = g.id or (a.payload ->> 'roams')::boolean) and g.is_active
      and not exists (select from casino.blocks_of(a.player, g.provider, g.casino_type, g.also_closed_by, a.at))
      and (r.id is null or (r.wallet = (a.payload ->> 'wallet')::bigint and r.game is not distinct from g.id
        and r.closed_at is null)), false)
    from (
      select *, payload ->> 'provider' as provider,
        count(*) over (partition by player, payload ->> 'provider', payload ->> 'round') = 1 as is_alone
      from unnest(p_players, p_payloads, p_ats) with ordinality as op (player, payload, at, ord)
    ) a
    cross join lateral players.barred(a.player, a.at) b
    left join players.player p on p.id = a.player
    left join casino.session s on s.ref_hash = decode(a.payload ->> 'session', 'hex') and s.player = a.player
      and s.provider = a.provider
    left join casino.game g on g.id = (a.payload ->> 'game')::bigint
    left join casino.round r on r.provider = a.provider and r.player = a.player and r.round_key = a.payload ->> 'round'
    order by a.ord);
end $$;

-- As `casino.after_play`, with what a bet was on. Bets of a sportsbook are never carried out together, so that this alone
-- writes slips.
create function casino.after_stake(p_op bigint, p_player bigint, p_payload jsonb, p_at timestamptz) returns jsonb
language plpgsql as $$
declare
  v_answer jsonb := casino.after_play(p_op, p_player, p_payload, p_at);
begin
  if p_payload ? 'slip' then
    insert into casino.sport_slip (op, round, legs)
    select p_op, round, (p_payload ->> 'slip')::jsonb from casino.round_transaction where op = p_op;
  end if;
  return v_answer;
end $$;

select ledger.register_op_kind('casino.bet', 'casino.refuse_bet', 'casino.after_stake');
select ledger.register_op_kind('casino.bet-win', 'casino.refuse_bet', 'casino.after_stake');
select ledger.register_many('casino.bet', 'casino.check_bets', 'casino.after_plays');
select ledger.register_many('casino.bet-win', 'casino.check_bets', 'casino.after_plays');
