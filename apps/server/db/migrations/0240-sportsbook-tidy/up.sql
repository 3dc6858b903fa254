-- Whether what nobody needs of an event that is long over was taken away; null until then, and again when its supplier says more.
alter table sportsbook.event add column trimmed_at timestamptz;
create index event_to_trim on sportsbook.event (starts_at)
  where trimmed_at is null and status in ('finished', 'abandoned', 'cancelled');

-- The selections that somebody needs of an event that is over: bets have them as legs, rules of the desk and expresses of the
-- house that were not taken back name them.
create function sportsbook.is_needed(p_selection bigint) returns boolean language sql stable as $$
  select exists (select from sportsbook.bet_leg where selection = p_selection)
    or exists (select from sportsbook.desk_rule where scope = 'selection' and target = p_selection::text)
    or exists (select from sportsbook.top_express where ended_at is null and p_selection = any (selections))
$$;
