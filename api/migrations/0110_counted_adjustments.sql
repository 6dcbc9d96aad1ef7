-- The scheduled rent adjustments that the rows of an invoice count, as they were when the rows were calculated: id, rate (percent),
-- from (day) and addons. Existing invoices count none.
alter table invoicebase add column counted_adjustments jsonb not null default '[]';
