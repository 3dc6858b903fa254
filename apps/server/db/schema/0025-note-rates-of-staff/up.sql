-- Rates that staff set: the site's settings show them. One that came with the installation converts limits and is shown to nobody.
alter table sportsbook.stake_limit add column rate_set_at timestamptz,
  add constraint stake_limit_rate_is_set check (rate_set_at is null or per_usd is not null);
