-- Tickets: what somebody wants done about an object or for a tenant, and what is said about it.

create table ticket (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  -- Shown as Ä-1001; counts up within the account.
  number integer not null,
  subject text not null,
  type text not null check (type in ('INTERNAL', 'REPORT', 'QUESTION')),
  status text not null default 'NEW' check (status in ('NEW', 'OPEN', 'RESOLVED')),
  description text not null,
  -- At least one of them when the ticket is made. A ticket outlives what it was about: the link is then empty.
  tenant_id bigint,
  entity_id bigint,
  resolved_at timestamptz(3),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  unique (billable_id, number),
  foreign key (billable_id, tenant_id) references tenant (billable_id, id) on delete set null (tenant_id),
  foreign key (billable_id, entity_id) references entity (billable_id, id) on delete set null (entity_id),
  check ((status = 'RESOLVED') = (resolved_at is not null))
);
create index ticket_status on ticket (billable_id, status, number desc);
create index ticket_tenant on ticket (tenant_id, number desc);
create index ticket_entity on ticket (entity_id, number desc);
create index ticket_resolved on ticket (billable_id, resolved_at) where resolved_at is not null;
select tenant_table('ticket');

create table ticket_comment (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  ticket_id bigint not null,
  -- SYSTEM tells what happened to the ticket and by whom.
  author text not null check (author in ('SYSTEM', 'TENANT', 'USER')),
  -- As the author was called then: a conversation does not change when somebody leaves.
  author_name text,
  comment text not null,
  created_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, ticket_id) references ticket (billable_id, id) on delete cascade
);
create index ticket_comment_ticket on ticket_comment (ticket_id, id);
select tenant_table('ticket_comment');

-- The last number given to a ticket of the account. Locked while one is drawn, so none is given twice.
create table ticket_number (
  billable_id bigint primary key references billable,
  last_number integer not null default 1000
);
select tenant_table('ticket_number');
