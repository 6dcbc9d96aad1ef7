-- What has been done with a lease, and by whom. That it was made, adjusted or archived is told by its own rows.
create table lease_event (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  lease_id bigint not null,
  what text not null check (what in
    ('ENDED', 'END_MOVED', 'RESTORED', 'START_MOVED', 'TERMS', 'MONTH_MOVED', 'DETAILS',
     'TENANT_ADDED', 'TENANT_REMOVED', 'NEW_PRIMARY', 'HANDED_OUT', 'GIVEN_BACK')),
  detail text,
  user_id bigint references user_account on delete set null,
  at timestamptz(3) not null default app_now(),
  foreign key (billable_id, lease_id) references lease (billable_id, id) on delete cascade
);
create index lease_event_lease on lease_event (lease_id, id);
select tenant_table('lease_event');
