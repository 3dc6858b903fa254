-- A game of which the provider keeps a variant for phones under an id of its own: it is one game of ours, and either id names it.
alter table casino.game add column mobile_game_id text;
create unique index game_of_mobile_id on casino.game (provider, mobile_game_id) where mobile_game_id is not null;
