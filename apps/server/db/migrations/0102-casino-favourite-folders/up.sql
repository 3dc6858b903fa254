-- Named folders for favourites. A favourite lies in one of its player's folders, or in none.

create table casino.favourite_folder (
  id bigint generated always as identity primary key,
  player bigint not null references players.player (id),
  name text not null check (length(name) between 1 and 40),
  -- The name as it is compared: two folders that read alike would be one.
  name_key text not null,
  at timestamptz not null,
  unique (player, name_key),
  -- What a favourite points to: a folder of the same player.
  unique (player, id)
);

alter table casino.favourite
  add column folder bigint,
  -- A folder that goes leaves its games among the favourites.
  add constraint favourite_in_own_folder foreign key (player, folder)
    references casino.favourite_folder (player, id) on delete set null (folder);
create index favourite_of_folder on casino.favourite (player, folder) where folder is not null;
