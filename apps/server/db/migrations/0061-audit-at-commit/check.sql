-- No line waits outside of a transaction.
select id from audit.due;
