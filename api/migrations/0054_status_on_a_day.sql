-- Who counts thousands knows which day it is, and does not have it read anew for each.
create function invoice_status(stored text, due date, today date) returns text language sql immutable parallel safe as
  $$ select case when stored in ('PENDING_PAYMENT', 'PARTIALLY_PAYED') and due < today then 'OVERDUE' else stored end $$;

create or replace function invoice_status(stored text, due date) returns text language sql stable as
  $$ select invoice_status(stored, due, app_today()) $$;
