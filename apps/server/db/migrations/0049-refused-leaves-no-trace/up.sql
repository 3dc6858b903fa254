-- The same invariant in another form: commands and entries meet in one join of the two tables. Asked command by command
-- whether any entry names it, as before, it took longer with the square of the book, since entries have no index by
-- command.
create or replace view ledger.invariant_10_refused_leaves_no_trace as
select o.id as op_id from ledger.op o
where o.verdict <> 'accepted' and (o.moves is not null or o.reverses is not null)
union
select e.op_id from ledger.entry e left join ledger.op o on o.id = e.op_id
where o.verdict is distinct from 'accepted';
