-- The totals of the invoice list are sums over all invoices of a filter. With the amounts in the index they do not read the table.
drop index invoicebase_status;
create index invoicebase_status on invoicebase (billable_id, status, due_at) include (pay_ore, left_ore);
