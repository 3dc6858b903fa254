select name from (values ('casino.bet'), ('casino.win'), ('casino.bet-win'), ('casino.rollback')) kind (name)
where name not in (select name from ledger.op_kind);
