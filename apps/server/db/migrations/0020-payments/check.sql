-- Every active method must be offered in both directions in the currencies of the sign-up form.
select m.name, c.currency, d.direction
from payments.method m, (values ('USD'), ('TRY')) as c (currency), (values ('deposit'), ('withdrawal')) as d (direction)
where m.is_active and not exists (
  select from payments.method_limit l
  where l.method = m.name and l.currency = c.currency and l.direction = d.direction);
