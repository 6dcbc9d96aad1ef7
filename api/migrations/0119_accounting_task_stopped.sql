-- For the number of invoices that an accounting program refuses something of, which the menu polls. Done tasks are never deleted.
create index accounting_task_stopped on accounting_task (billable_id, invoicebase_id) where state = 'STOPPED';
