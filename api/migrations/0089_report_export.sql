-- Files that reports are written to in the background. A file is kept for a week.
create table report_export (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  -- Whose list it stands in. Null for a file that a schedule mails.
  user_id bigint references user_account on delete cascade,
  saved_report_id bigint,
  format text not null check (format in ('csv', 'xlsx', 'pdf')),
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  definition jsonb not null,
  filename text not null,
  title text not null,
  rows_done bigint not null default 0,
  rows_total bigint,
  size bigint,
  file_key text,
  error text,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  finished_at timestamptz(3),
  expires_at timestamptz(3),
  unique (billable_id, id),
  check ((status = 'DONE') = (file_key is not null)),
  check ((file_key is null) = (expires_at is null))
);
create index report_export_user on report_export (billable_id, user_id, created_at, id);
create index report_export_expired on report_export (expires_at) where expires_at is not null;
create index report_export_file on report_export (file_key) where file_key is not null;
select tenant_table('report_export');
