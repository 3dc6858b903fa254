select 'sportsbook.liability_by_currency' where to_regclass('sportsbook.liability_by_currency') is null;
