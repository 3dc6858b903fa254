select f.player, f.folder from casino.favourite f
where f.folder is not null and not exists (
  select from casino.favourite_folder o where o.id = f.folder and o.player = f.player);
