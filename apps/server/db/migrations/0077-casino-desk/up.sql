-- What staff see and decide about the catalogue: what each list changed, and the order of the games that stand first.

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

-- Places among the first games: what our lists suggest, and what staff decided instead; 1 is the first.
alter table casino.game
  add column suggested_place int check (suggested_place > 0),
  add column place int check (place > 0);
