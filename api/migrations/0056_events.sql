-- Notes that people write on an object or a lease: what happened, and when.
create table event (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  -- Exactly one of them. A note is shown nowhere but there, and goes with it.
  entity_id bigint,
  lease_id bigint,
  title text not null,
  type text not null check (type in ('INFO', 'WARNING', 'IMPORTANT', 'OTHER')),
  happened_at timestamptz(0) not null,
  -- HTML as it was typed. Nobody may show it uncleaned.
  description text,
  -- As the author was called then: a note does not change when somebody leaves.
  author_name text not null,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, entity_id) references entity (billable_id, id) on delete cascade,
  foreign key (billable_id, lease_id) references lease (billable_id, id) on delete cascade,
  check (num_nonnulls(entity_id, lease_id) = 1)
);
create index event_entity on event (entity_id, happened_at, id);
create index event_lease on event (lease_id, happened_at, id);
select tenant_table('event');
