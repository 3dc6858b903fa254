-- What failed last at a provider stays readable after it works again; `failure` still tells of the last list alone.
alter table casino.provider
  add column last_failure text,
  add column failed_at timestamptz,
  add check ((last_failure is null) = (failed_at is null));

-- How far results stray from the mean, only where the provider declares it.
alter table casino.game add column volatility text check (volatility in ('low', 'medium', 'high'));

-- A provider's page that opens its game, for the minute in which the frame asks for it.
create table casino.launch_page (
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  html text not null check (octet_length(html) <= 1000000),
  expires_at timestamptz not null
);
create index launch_page_expiry on casino.launch_page (expires_at);
