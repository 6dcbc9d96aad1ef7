-- What the server has done by itself: visible, countable, and repeated where it failed.

-- The first month whose notices come by themselves (YYYY-MM): set when that is turned on, so that it never bills back.
alter table invoicing_config add column auto_from text check (auto_from ~ '^\d{4}-(0[1-9]|1[0-2])$');

-- One row for each thing to be done: the notices of a company and month are made by one run, however often it is begun.
create table job_run (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  kind text not null check (kind in ('GENERATE', 'SEND', 'OVERDUE', 'ADJUST', 'ARCHIVE')),
  -- Null when it is about the whole account.
  company_id bigint,
  -- The month of the notices (YYYY-MM), else the day it was done (YYYY-MM-DD).
  period text not null check (period ~ '^\d{4}-\d{2}(-\d{2})?$'),
  status text not null default 'RUNNING' check (status in ('RUNNING', 'DONE', 'FAILED')),
  -- How many there are to do; null until that is counted.
  total integer,
  -- Why nothing could be done at all.
  error text,
  attempts integer not null default 1,
  -- When people were told that it failed: once, until it has succeeded.
  told_at timestamptz(3),
  started_at timestamptz(3) not null default app_now(),
  finished_at timestamptz(3),
  unique (billable_id, id),
  constraint job_run_once unique nulls not distinct (billable_id, kind, company_id, period),
  foreign key (billable_id, company_id) references company (billable_id, id) on delete cascade,
  check ((kind in ('GENERATE', 'SEND')) = (company_id is not null)),
  check ((status = 'RUNNING') = (finished_at is null))
);
create index job_run_started on job_run (billable_id, started_at desc, id desc);
create index job_run_company on job_run (company_id, kind, period);
select tenant_table('job_run');

-- What a run did to one thing; written in the transaction that did it.
create table job_run_item (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  job_run_id bigint not null,
  outcome text not null check (outcome in ('MADE', 'SKIPPED', 'FAILED')),
  -- What it was about, in words that stay when the rows are gone.
  title text not null,
  message text,
  lease_id bigint,
  invoicebase_id bigint,
  at timestamptz(3) not null default app_now(),
  foreign key (billable_id, job_run_id) references job_run (billable_id, id) on delete cascade,
  foreign key (billable_id, lease_id) references lease (billable_id, id) on delete set null (lease_id),
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id) on delete set null (invoicebase_id)
);
create index job_run_item_run on job_run_item (job_run_id, outcome, id);
create index job_run_item_lease on job_run_item (lease_id) where lease_id is not null;
create index job_run_item_notice on job_run_item (invoicebase_id) where invoicebase_id is not null;
select tenant_table('job_run_item');

-- The run that made a notice: such a notice is also sent by itself. Null when a person made it.
alter table invoicebase add column job_run_id bigint;
alter table invoicebase add foreign key (billable_id, job_run_id)
  references job_run (billable_id, id) on delete set null (job_run_id);
create index invoicebase_to_send on invoicebase (billable_id, send_date)
  where status = 'READY' and job_run_id is not null;
