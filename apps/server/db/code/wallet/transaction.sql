-- Movements of a player's main and grant wallets apart from stakes and payouts: what `GET /api/payment/history/transactions`
-- shows. Read by modules/wallet and by staff's lists; locks nothing, refuses nothing. The list of codes equals that of the index
-- `entry_of_transactions` (schema/0001-ledger/up.sql) character for character, or the index is not used.
create or replace view wallet.transaction as
select e.player, e.op_id, e.account, e.seq, e.amount, e.balance_after, e.code, w.currency, w.class, o.at
from ledger.published_entry e
join ledger.published_wallet w on w.id = e.account
join ledger.published_op o on o.id = e.op_id
where w.class in ('main', 'grant')
  and e.code in (1, 1509, 1524, 1500, 1501, 1510, 1511, 1512, 1514, 1515, 1516, 1518, 1532, 1533, 1513, 1529, 1534, 1506,
    1507, 1525, 1526, 1536);
