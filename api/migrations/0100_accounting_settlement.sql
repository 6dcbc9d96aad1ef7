-- SETTLE: money that stands here on an invoice, as tenant credit that was offset on it, is put on the invoice in the program.
alter table accounting_task drop constraint accounting_task_kind_check;
alter table accounting_task add constraint accounting_task_kind_check check (kind in
  ('CREATE', 'UPDATE', 'BOOKKEEP', 'SEND', 'MARK_SENT', 'DUE_DATE', 'CANCEL', 'CREDIT', 'PAY', 'SETTLE'));
