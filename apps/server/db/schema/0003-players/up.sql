create schema players;

/* WAS, to take the comments from:
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
alter table players.player add constraint player_of_agent foreign key (parent_agent_id) references identity.staff (id);
*/
create table players.player (
  id bigint generated always as identity (start with 100001) primary key,
  username text not null,
  username_key text not null,
  username_skeleton text not null,
  email text not null,
  email_key text not null,
  phone text not null,
  phone_country text,
  currency text not null,
  birth_date date not null,
  first_name text not null default '',
  last_name text not null default '',
  country text,
  locale text not null,
  parent_agent_id bigint,
  sign_up_code text,
  is_partner boolean not null default false,
  is_verified boolean not null default false,
  banned_at timestamp with time zone,
  casino_blocked_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint player_currency_check check ((currency ~ '^[A-Z]{3}$'::text)),
  constraint player_locale_check check ((locale = ANY (ARRAY['es'::text, 'en'::text, 'pt'::text]))),
  constraint player_phone_check check ((phone ~ '^\+[1-9][0-9]{6,14}$'::text)),
  constraint player_email_taken unique (email_key),
  constraint player_phone_taken unique (phone),
  constraint player_username_alike unique (username_skeleton),
  constraint player_username_taken unique (username_key)
);
