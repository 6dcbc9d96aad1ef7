-- Accounting programs: what of ours stands there, what waits to be told, and what differs.
alter table integration
  -- The company in the accounting program, as it calls itself.
  add column service_company text,
  add column organisation_number text,
  add column synced_until timestamptz(3),
  -- While a process exchanges the refresh token, no other does.
  add column refresh_claimed_until timestamptz(3),
  -- While a process works on the connection's tasks, no other does.
  add column claimed_until timestamptz(3);

-- A login at an accounting program that a user has begun. Single use, ten minutes.
create table integration_login (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  user_id bigint not null references user_account,
  session_id text,
  name text not null check (name in ('FORTNOX', 'VISMA')),
  -- Of a connection that is renewed.
  integration_id bigint,
  state_sha256 text not null unique,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, integration_id) references integration (billable_id, id) on delete cascade
);
select tenant_table('integration_login');

-- The revenue account of each VAT rate. A rate without a row has the standard account.
create table accounting_account (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  integration_id bigint not null,
  tax_rate smallint not null check (tax_rate in (0, 6, 12, 25)),
  account_number integer not null,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (integration_id, tax_rate),
  foreign key (billable_id, integration_id) references integration (billable_id, id) on delete cascade
);
select tenant_table('accounting_account');

-- Cost centre and project of a company or of an object. An object without a row has those of its parents.
create table accounting_dimension (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  company_id bigint,
  entity_id bigint,
  cost_center text,
  project text,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  check ((company_id is null) <> (entity_id is null)),
  unique (company_id),
  unique (entity_id),
  foreign key (billable_id, company_id) references company (billable_id, id) on delete cascade,
  foreign key (billable_id, entity_id) references entity (billable_id, id) on delete cascade
);
select tenant_table('accounting_dimension');

create table accounting_customer (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  integration_id bigint not null,
  tenant_id bigint not null,
  service_id text not null,
  number text not null,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (integration_id, tenant_id),
  foreign key (billable_id, integration_id) references integration (billable_id, id) on delete cascade,
  foreign key (billable_id, tenant_id) references tenant (billable_id, id) on delete cascade
);
create index accounting_customer_tenant on accounting_customer (tenant_id);
select tenant_table('accounting_customer');

-- An invoice in the accounting program. Written before the program is asked, so that a lost answer is looked for.
create table accounting_invoice (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  invoicebase_id bigint not null unique,
  -- Null after the connection was removed.
  integration_id bigint,
  reference text not null unique,
  service_id text,
  number text,
  -- What the program said last.
  state text not null default 'PENDING' check (state in ('PENDING', 'DRAFT', 'BOOKED', 'CANCELLED')),
  pay_ore bigint,
  tax_ore bigint,
  left_ore bigint,
  due_at date,
  is_sent boolean not null default false,
  synced_at timestamptz(3),
  sync_error text,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, integration_id) references integration (billable_id, id) on delete set null (integration_id),
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id) on delete cascade
);
create unique index accounting_invoice_service on accounting_invoice (integration_id, service_id);
select tenant_table('accounting_invoice');

-- What is to be done in the accounting program, in the order of ids for each invoice.
create table accounting_task (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  integration_id bigint not null,
  invoicebase_id bigint,
  kind text not null check (kind in
    ('CREATE', 'UPDATE', 'BOOKKEEP', 'SEND', 'MARK_SENT', 'DUE_DATE', 'CANCEL', 'CREDIT', 'PAY')),
  detail jsonb not null default '{}',
  -- STOPPED: the program refuses it until a person has done something.
  state text not null default 'WAITING' check (state in ('WAITING', 'STOPPED', 'DONE')),
  user_id bigint,
  attempts integer not null default 0,
  next_attempt_at timestamptz(3) not null default app_now(),
  error text,
  done_at timestamptz(3),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, integration_id) references integration (billable_id, id) on delete cascade,
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id) on delete cascade
);
create index accounting_task_open on accounting_task (integration_id, next_attempt_at) where state = 'WAITING';
create index accounting_task_invoice on accounting_task (invoicebase_id, id);
select tenant_table('accounting_task');

-- A payment that stands on both sides.
create table accounting_payment (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  integration_id bigint not null,
  service_id text not null,
  invoicebase_id bigint not null,
  payment_id bigint,
  amount_ore bigint not null,
  paid_at date not null,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (integration_id, service_id),
  foreign key (billable_id, integration_id) references integration (billable_id, id) on delete cascade,
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id) on delete cascade,
  foreign key (billable_id, payment_id) references payment (billable_id, id) on delete cascade
);
create index accounting_payment_invoice on accounting_payment (invoicebase_id);
select tenant_table('accounting_payment');

-- What differs between an invoice here and in the accounting program, until a person has decided.
create table accounting_divergence (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  invoicebase_id bigint not null,
  field text not null check (field in ('AMOUNT', 'LEFT', 'DUE_DATE', 'CANCELLED', 'CREDITED', 'MISSING', 'PAYMENT')),
  ours text not null,
  theirs text not null,
  -- The key there of the payment or the credit invoice that it is about.
  service_id text,
  decision text check (decision in ('OURS', 'THEIRS', 'KEEP')),
  user_id bigint,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id) on delete cascade
);
create unique index accounting_divergence_open on accounting_divergence (invoicebase_id, field, coalesce(service_id, ''))
  where decision is null;
create index accounting_divergence_list on accounting_divergence (billable_id, id) where decision is null;
select tenant_table('accounting_divergence');

alter table invoice_event drop constraint invoice_event_what_check;
alter table invoice_event add constraint invoice_event_what_check check (what in
  ('CREATED', 'GENERATED', 'APPROVED', 'REOPENED', 'RECALCULATED', 'SENT', 'NOT_SENT', 'MARKED_SENT', 'PAID', 'SURPLUS',
   'OFFSET', 'UNDONE', 'DUE_MOVED', 'PARTLY_CREDITED', 'CREDITED', 'CANCELLED', 'DRAFTED', 'BOOKED', 'REFUSED',
   'SYNC_STOPPED', 'SYNC_RESUMED', 'DIVERGED', 'DIVERGENCE_DECIDED'));
