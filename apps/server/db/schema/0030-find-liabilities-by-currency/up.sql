-- Staff may remove the stakes of a currency that no event has a liability in: to find none, every row was read.
create index liability_by_currency on sportsbook.liability (currency);
