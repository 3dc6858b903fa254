create schema players;

create table players.player (
  id bigint generated always as identity (start with 100001) primary key,
  username text not null,
  -- The name as it is typed at sign-in: NFKC and lower case. The skeleton folds look-alikes as well.
  username_key text not null,
  username_skeleton text not null,
  email text not null,
  email_key text not null,
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  phone_country text,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  birth_date date not null,
  first_name text not null default '',
  last_name text not null default '',
  country text,
  locale text not null check (locale in ('es', 'en', 'pt')),
  -- The member of staff whose player this is; null for a player of the operator.
  parent_agent_id bigint,
  -- SMS or invite code given at sign-up, kept as it came (semantics D55).
  sign_up_code text,
  is_partner boolean not null default false,
  is_verified boolean not null default false,
  banned_at timestamptz,
  casino_blocked_at timestamptz,
  created_at timestamptz not null,
  constraint player_email_taken unique (email_key),
  constraint player_phone_taken unique (phone),
  constraint player_username_alike unique (username_skeleton),
  constraint player_username_taken unique (username_key)
);
