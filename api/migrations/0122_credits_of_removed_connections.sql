-- Credit invoices that were not booked when the connection to their accounting program was removed become manual, so that they can
-- be sent. The removal of a connection does this itself from now on.
set local role app_system;
with credit as (
  update invoicebase
  set invoice_type = 'MANUAL', sync_active = true, error = null,
    status = case when status = 'ERROR' and mail_error is null then 'READY' else status end
  where kind = 'CREDIT' and invoice_type in ('FORTNOX', 'VISMA') and booked_at is null and sent_at is null
    and not exists (
      select from accounting_invoice
      where accounting_invoice.invoicebase_id = invoicebase.id and accounting_invoice.integration_id is not null)
  returning id
)
delete from accounting_invoice where invoicebase_id in (select id from credit);
reset role;
