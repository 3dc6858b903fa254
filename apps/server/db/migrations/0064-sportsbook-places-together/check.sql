-- Nothing stands where nobody asked, and a selection that is not there does not stand.
select 'an unknown selection stands' as problem
where sportsbook.check_place_bets(array[-1], array['{"selections": ["-1"], "odds": ["2000"], "currency": "MXN", "stake": "1",
  "potential": "2", "liability_max": "9"}'::jsonb], array['2026-01-01'::timestamptz]) is distinct from array[false];
