-- Lines that a supplier took back, expresses that the house offers as a whole, and terms of bets that bonus money pays.

-- The supplier offers the market no more, and does not call it suspended: a line that moved stands under another number.
alter table sportsbook.market add column is_withdrawn boolean not null default false;

alter table sportsbook.betting_setting
  -- The largest share of a bet that bonus money may pay, in per cent.
  add column bonus_percent_max int not null default 100 check (bonus_percent_max between 0 and 100),
  -- Bets that one bonus may pay; null for any number.
  add column bonus_bets_max int check (bonus_bets_max > 0);

-- Expresses that the house offers as a whole. One that was taken back stays, so that its number is never another's.
create table sportsbook.top_express (
  id bigint generated always as identity primary key,
  selections bigint[] not null check (cardinality(selections) between 2 and 20),
  set_at timestamptz not null,
  ended_at timestamptz check (ended_at >= set_at)
);
create index top_express_offered on sportsbook.top_express (set_at desc) where ended_at is null;

-- As in 0120-sportsbook-limits, and how many bets one bonus has paid.
alter function sportsbook.caps_refusal(jsonb, bigint, timestamptz) rename to limits_refusal;
create function sportsbook.caps_refusal(p_payload jsonb, p_player bigint, p_at timestamptz) returns ledger.refusal
language plpgsql as $$
declare
  v_count int;
begin
  if p_payload ? 'bonus_max' then
    select count(*) into v_count from sportsbook.bet
    where player = p_player and wallet = (p_payload ->> 'wallet')::bigint;
    if v_count >= (p_payload ->> 'bonus_max')::int then
      return ledger.refuse('bet-count-limit', jsonb_build_object('max', (p_payload ->> 'bonus_max')::int));
    end if;
  end if;
  return sportsbook.limits_refusal(p_payload, p_player, p_at);
end $$;
