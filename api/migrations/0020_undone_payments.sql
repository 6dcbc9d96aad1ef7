-- A payment that was registered by mistake is undone by an entry that reverses it, and the notice's history says so.
alter table invoice_event drop constraint invoice_event_what_check;
alter table invoice_event add constraint invoice_event_what_check check (what in
  ('CREATED', 'GENERATED', 'APPROVED', 'REOPENED', 'RECALCULATED', 'SENT', 'MARKED_SENT', 'PAID', 'OFFSET', 'UNDONE',
   'DUE_MOVED', 'CREDITED', 'CANCELLED'));
