-- Nobody whom the house does not know is barred, and nothing that is not there can be bet on.
select 'a question about nothing was not refused' as what
where (sportsbook.would_refuse('{"currency": "USD", "stake": "100000", "potential": "200000", "liability_max": "0", "selections": ["-1"],
  "odds": ["2000"], "kind": "single"}', 0, now())).name is distinct from 'selection-unknown';
