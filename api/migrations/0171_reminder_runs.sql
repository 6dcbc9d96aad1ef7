-- A sending of reminders is a run, as one of invoices is.
alter table job_run drop constraint job_run_kind_check;
alter table job_run add constraint job_run_kind_check
  check (kind in ('GENERATE', 'SEND', 'OVERDUE', 'ADJUST', 'ARCHIVE', 'MAIL', 'REMIND'));
alter table job_run drop constraint job_run_period_check;
alter table job_run add constraint job_run_period_check check (period ~
  case when kind in ('MAIL', 'REMIND') then '^\d{4}-\d{2}-\d{2} [0-9a-f]{8}$' else '^\d{4}-\d{2}(-\d{2})?$' end);

alter table job_run_item add column reminder_id bigint;
alter table job_run_item add foreign key (billable_id, reminder_id)
  references reminder (billable_id, id) on delete set null (reminder_id);
create index job_run_item_reminder on job_run_item (reminder_id) where reminder_id is not null;
