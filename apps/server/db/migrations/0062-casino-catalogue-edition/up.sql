-- Versions of the catalogue begin anew with a new database, and browsers keep the file of the old one under its tag. The
-- tag therefore names the database as well: a random edition, drawn once, when it is created.
alter table casino.catalogue add column edition text not null default substr(md5(gen_random_uuid()::text), 1, 12);
