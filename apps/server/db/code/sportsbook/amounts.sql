-- Amounts and odds as payloads and refusals write them, and the product of odds. Called by all files of this folder; locks nothing.

-- The payload of a bet: wallet, kind, currency, stake, potential, liability_max, and the legs laid out as arrays:
-- selections and the odds (thousandths) they are bet at.
create or replace function sportsbook.payload_numbers(p_payload jsonb, p_field text) returns bigint[] language sql immutable as $$
  select array(select value::bigint
    from jsonb_array_elements_text(p_payload -> p_field) with ordinality as item (value, place) order by place)
$$;

-- `120.50 USD`, as parameters of refusals are written. Below zero there is nothing to offer.
create or replace function sportsbook.money_text(p_units bigint, p_currency text) returns text language sql immutable as $$
  select u / 100000 || '.' || lpad((u % 100000 / 1000)::text, 2, '0') || ' ' || p_currency
  from (select greatest(p_units, 0) as u) as floored
$$;

-- `1.85`: two decimals, three where the price has them.
create or replace function sportsbook.odds_text(p_odds bigint) returns text language sql immutable as $$
  select p_odds / 1000 || '.' || regexp_replace(lpad((p_odds % 1000)::text, 3, '0'), '0$', '')
$$;

-- Product of odds and other factors.
create or replace aggregate sportsbook.product_of (numeric) (sfunc = numeric_mul, stype = numeric, initcond = '1');
