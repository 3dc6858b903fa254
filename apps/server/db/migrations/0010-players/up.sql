-- Who plays: the person's row, its blocks, and the questions that money asks about them.

create schema players;

create table players.player (
  id bigint generated always as identity (start with 100001) primary key,
  username text not null,
  -- The name as it is typed at sign-in: NFKC and lower case. The skeleton folds look-alikes as well.
  username_key text not null constraint player_username_taken unique,
  username_skeleton text not null constraint player_username_alike unique,
  email text not null,
  email_key text not null constraint player_email_taken unique,
  phone text not null constraint player_phone_taken unique check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  phone_country text,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  birth_date date not null,
  first_name text not null default '',
  last_name text not null default '',
  country text,
  locale text not null check (locale in ('es', 'en', 'pt')),
  -- The member of staff whose player this is; null for a player of the house.
  parent_agent_id bigint,
  -- SMS or invite code given at sign-up, kept as it came (semantics D55).
  sign_up_code text,
  is_partner boolean not null default false,
  is_verified boolean not null default false,
  banned_at timestamptz,
  casino_blocked_at timestamptz,
  created_at timestamptz not null
);

-- Whether a player has excluded themself at that instant. Responsible gambling replaces the body; until it is there,
-- nobody can exclude themself and the answer is no.
create function players.is_excluded(p_player bigint, p_at timestamptz) returns boolean
language sql stable as $$ select false $$;

-- Why a player may not stake at that instant: the name of the refusal, or null. Asked inside the money's transaction
-- (reliability, invariant 39), so that a ban or an exclusion holds for the very next stake.
create function players.may_stake(p_player bigint, p_at timestamptz) returns text
language sql stable as $$
  select case
    when p.id is null then 'user-not-found'
    when p.banned_at is not null then 'user-banned'
    when players.is_excluded(p_player, p_at) then 'self-excluded'
  end
  from (select p_player as asked) a left join players.player p on p.id = a.asked
$$;

-- The same for a stake in the casino, which staff can block on its own.
create function players.may_play_casino(p_player bigint, p_at timestamptz) returns text
language sql stable as $$
  select coalesce(
    players.may_stake(p_player, p_at),
    (select 'casino-blocked' from players.player where id = p_player and casino_blocked_at is not null)
  )
$$;

-- Why a player may not deposit at that instant, or null.
create function players.may_deposit(p_player bigint, p_at timestamptz) returns text
language sql stable as $$
  select coalesce(
    players.may_stake(p_player, p_at),
    (select 'parent-agent-wallet' from players.player where id = p_player and parent_agent_id is not null)
  )
$$;

-- Why a player may not withdraw, or null. Whoever excluded themself takes their money home.
create function players.may_withdraw(p_player bigint) returns text
language sql stable as $$
  select case
    when p.id is null then 'user-not-found'
    when p.banned_at is not null then 'user-banned'
    when p.parent_agent_id is not null then 'parent-agent-wallet'
  end
  from (select p_player as asked) a left join players.player p on p.id = a.asked
$$;

-- Every instance keeps what it knows of a signed-in player for some seconds; a change of a block reaches them at once.
create function players.tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('access', 'player:' || new.id);
  return null;
end $$;
create trigger tell_change after update of banned_at, casino_blocked_at, parent_agent_id on players.player
  for each row execute function players.tell_change();
