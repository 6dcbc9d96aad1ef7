-- A notice can be credited in parts: several credit notices name it, each of their rows the row that it reverses.
alter table invoicebase drop constraint invoicebase_credits_id_key;
create index invoicebase_credits on invoicebase (credits_id) where credits_id is not null;
-- Why it is credited, in the words of the user. Printed on the credit notice.
alter table invoicebase add column credit_reason text;

alter table invoice_row add column credits_row_id bigint references invoice_row on delete set null;
create index invoice_row_credits on invoice_row (credits_row_id) where credits_row_id is not null;

alter table invoice_event drop constraint invoice_event_what_check;
alter table invoice_event add constraint invoice_event_what_check check (what in
  ('CREATED', 'GENERATED', 'APPROVED', 'REOPENED', 'RECALCULATED', 'SENT', 'NOT_SENT', 'MARKED_SENT', 'PAID', 'SURPLUS',
   'OFFSET', 'UNDONE', 'DUE_MOVED', 'PARTLY_CREDITED', 'CREDITED', 'CANCELLED'));
