-- What the picture of a provider weighs. The lobby shows one that was weighed at the address that the game names now and fits the
-- budget; every other game has our own drawing. Apart from `casino.game`, whose every write raises the catalogue's version.
create table casino.picture (
  game bigint primary key references casino.game (id),
  -- Where it was weighed: another address in the game's row is another picture.
  address text not null,
  -- Bytes; of one over the budget as many as were read before it was given up. Null where it could not be had.
  picture_weight int check (picture_weight > 0),
  verdict text not null check (verdict in ('fits', 'too-heavy', 'unreachable')),
  -- The budget in bytes that it was weighed against.
  weight_max int not null check (weight_max > 0),
  weighed_at timestamptz not null,
  check ((picture_weight is null) = (verdict = 'unreachable')),
  check ((verdict = 'fits') = coalesce(picture_weight <= weight_max, false))
);

-- Pictures that were shown unweighed are not any more: the lobby's file is another one.
update casino.catalogue set version = version + 1;
