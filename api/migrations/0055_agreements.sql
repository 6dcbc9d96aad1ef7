-- Which of a lease's files are agreements, and what they are called.
alter table file add constraint file_of_account unique (billable_id, id);

create table agreement (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  lease_id bigint not null,
  file_id bigint not null,
  name text not null,
  created_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, lease_id) references lease (billable_id, id) on delete cascade,
  -- A file that an agreement stands on stays.
  foreign key (billable_id, file_id) references file (billable_id, id),
  constraint agreement_file unique (file_id)
);
create index agreement_lease on agreement (lease_id, id);
select tenant_table('agreement');

alter table lease_event drop constraint lease_event_what_check;
alter table lease_event add constraint lease_event_what_check check (what in
  ('ENDED', 'END_MOVED', 'RESTORED', 'START_MOVED', 'TERMS', 'MONTH_MOVED', 'DETAILS',
   'TENANT_ADDED', 'TENANT_REMOVED', 'NEW_PRIMARY', 'HANDED_OUT', 'GIVEN_BACK',
   'AGREEMENT_ADDED', 'AGREEMENT_REMOVED'));
