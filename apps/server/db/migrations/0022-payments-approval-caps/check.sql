-- Every currency that is paid out has a cap.
select distinct l.currency from payments.method_limit l
where l.direction = 'withdrawal' and not exists (select from payments.approval_cap c where c.currency = l.currency);
