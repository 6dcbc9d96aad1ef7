-- A sending that a person started is a run of its own: `period` is its day and what tells it from others of that day.
alter table job_run drop constraint job_run_kind_check;
alter table job_run add constraint job_run_kind_check
  check (kind in ('GENERATE', 'SEND', 'OVERDUE', 'ADJUST', 'ARCHIVE', 'MAIL'));
alter table job_run drop constraint job_run_period_check;
alter table job_run add constraint job_run_period_check
  check (period ~ case kind when 'MAIL' then '^\d{4}-\d{2}-\d{2} [0-9a-f]{8}$' else '^\d{4}-\d{2}(-\d{2})?$' end);
-- Null on what the server does by itself.
alter table job_run add column started_by bigint references user_account on delete set null;
create index job_run_by_people on job_run (billable_id, started_at desc) where kind = 'MAIL';
