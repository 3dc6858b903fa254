-- The games that staff put first in a category, in one order or in two that are compared (A and B).
create table casino.category_order (
  id bigint generated always as identity primary key,
  category text not null,
  pins_a bigint[] not null,
  -- Null where there is one order.
  pins_b bigint[],
  -- Per cent of players who see B.
  share_b int check (share_b between 1 and 99),
  staff bigint not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- The order that everybody sees from then on; null while both are compared.
  chosen text check (chosen in ('A', 'B')),
  chosen_at timestamptz,
  check ((pins_b is null) = (share_b is null)),
  check ((chosen is null) = (chosen_at is null)),
  check (chosen is null or pins_b is not null)
);
create unique index category_order_in_force on casino.category_order (category) where ended_at is null;

-- Games that players opened out of a list whose orders are compared, with the order that they see.
create table casino.list_open (
  session bigint primary key,
  category_order bigint not null references casino.category_order (id),
  arm text not null check (arm in ('A', 'B')),
  player bigint not null,
  game bigint not null,
  at timestamptz not null
);
create index list_open_of_order on casino.list_open (category_order, arm);
