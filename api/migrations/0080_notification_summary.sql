-- What the morning's summary has already told about, so that it tells each thing once.
create table notified_subject (
  billable_id bigint not null references billable,
  -- Such as 'overdue:17': the kind and the id of the row.
  subject text not null,
  created_at timestamptz(3) not null default app_now(),
  primary key (billable_id, subject)
);
select tenant_table('notified_subject');

alter table user_account
  add column email_notification_invoice boolean not null default false,
  add column email_notification_overdue boolean not null default false,
  add column email_notification_lease boolean not null default false;
