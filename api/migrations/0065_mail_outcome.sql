-- The job that is enqueued when the mail cannot be delivered: {"kind": …, "data": …}.
alter table mail_message add column on_failure jsonb;

-- Why the latest attempt to mail the invoice failed, in Swedish. Null when it was sent, or never tried.
alter table invoicebase add column mail_error text;

alter table invoice_event drop constraint invoice_event_what_check;
alter table invoice_event add constraint invoice_event_what_check check (what in
  ('CREATED', 'GENERATED', 'APPROVED', 'REOPENED', 'RECALCULATED', 'SENT', 'NOT_SENT', 'MARKED_SENT', 'PAID', 'OFFSET',
   'UNDONE', 'DUE_MOVED', 'CREDITED', 'CANCELLED'));
