-- How much of a payment the accounting program of its invoice did not get: a program accepts no more than what is left to pay. When
-- such credit is offset on a manual invoice, the bookkeeping of manual invoices books the money.
alter table payment add column unregistered_ore bigint not null default 0 check (unregistered_ore >= 0);
create index payment_unregistered on payment (billable_id, company_id) where unregistered_ore > 0;

-- Payments of invoices that are still connected. Those of removed connections are registered in the program by hand.
set local role app_system;
update payment set unregistered_ore = greatest(payment.amount_ore - coalesce((
    select registered.amount_ore from accounting_payment registered
    where registered.payment_id = payment.id and registered.invoicebase_id = payment.invoicebase_id
    order by registered.id limit 1), 0), 0)
from accounting_invoice
where accounting_invoice.invoicebase_id = payment.invoicebase_id and accounting_invoice.integration_id is not null
  and accounting_invoice.state = 'BOOKED' and payment.amount_ore > 0;
reset role;
