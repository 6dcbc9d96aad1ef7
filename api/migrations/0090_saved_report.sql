-- Reports that users have saved, some of them shared in the account, some mailed regularly.
create table saved_report (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  -- Null when the user is gone: a shared report stays.
  user_id bigint references user_account on delete set null,
  name text not null,
  is_shared boolean not null default false,
  definition jsonb not null,
  schedule text check (schedule in ('WEEKLY', 'MONTHLY')),
  -- 1 to 7 from Monday, or the day of the month.
  day integer check (day between 1 and 31),
  format text not null default 'xlsx' check (format in ('csv', 'xlsx', 'pdf')),
  -- The day on which the schedule was set: it begins after that.
  scheduled_on date,
  last_sent_on date,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  check ((schedule is null) = (day is null)),
  check ((schedule is null) = (scheduled_on is null))
);
create index saved_report_name on saved_report (billable_id, name, id);
create index saved_report_schedule on saved_report (schedule, day) where schedule is not null;
select tenant_table('saved_report');

-- The users who get a saved report by mail.
create table saved_report_recipient (
  billable_id bigint not null references billable,
  saved_report_id bigint not null,
  user_id bigint not null references user_account on delete cascade,
  primary key (saved_report_id, user_id),
  foreign key (billable_id, saved_report_id) references saved_report (billable_id, id) on delete cascade
);
create index saved_report_recipient_user on saved_report_recipient (user_id);
select tenant_table('saved_report_recipient');

alter table report_export
  add foreign key (billable_id, saved_report_id) references saved_report (billable_id, id) on delete cascade;
create index report_export_saved_report on report_export (saved_report_id) where saved_report_id is not null;
