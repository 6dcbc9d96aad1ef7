-- Tenants with their addresses, leases with their rent over time, and receipts for what is handed out.

create table tenant (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  name text not null,
  -- Canonical: YYYYMMDD-XXXX or NNNNNN-NNNN, so that one person is one row however the number was typed.
  identifier text not null,
  organisation boolean not null,
  phone text not null,
  email text,
  billing_email text,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  invite_sent_at timestamptz(3),
  portal_activated_at timestamptz(3),
  fortnox_customer_number text,
  visma_customer_number text,
  autogiro boolean not null default false,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  constraint tenant_identifier unique (billable_id, identifier)
);
create index tenant_name on tenant (billable_id, sv_key(name), id);
create index tenant_status on tenant (billable_id, status, id);
select tenant_table('tenant');

-- At most one address of each type: there is never a doubt about where a notice goes.
create table address (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  tenant_id bigint not null,
  type text not null check (type in ('PRIMARY', 'BILLING')),
  address text not null,
  postal_code text not null,
  city text not null,
  country text not null default 'Sverige',
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, tenant_id) references tenant (billable_id, id) on delete cascade,
  -- Deferrable, so that two addresses can change places in one statement.
  constraint address_type unique (tenant_id, type) deferrable initially immediate
);
select tenant_table('address');

create table lease (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  entity_id bigint not null,
  reference text,
  start date not null,
  -- The last day, inclusive; null while nobody has set one.
  stop date,
  -- SEK per interval, or per m² and interval. The terms of today; what applied when stands in rent_version.
  fee numeric(14, 4) not null check (fee >= 0),
  fee_as_m2 boolean not null default false,
  tax_rate integer not null check (tax_rate in (0, 6, 12, 25)),
  payment_interval text not null check (payment_interval in ('MONTHLY', 'QUARTERLY', 'YEARLY')),
  notice_length integer not null check (notice_length >= 0),
  notice_type text not null check (notice_type in ('DAY', 'MONTH', 'YEAR')),
  -- YYYY-MM; null when every day of the lease has its notice.
  next_invoice_month text check (next_invoice_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  archived_at timestamptz(3),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  foreign key (billable_id, entity_id) references entity (billable_id, id),
  constraint lease_period check (stop is null or stop >= start),
  constraint lease_overlap exclude using gist (entity_id with =, daterange(start, stop, '[]') with &&)
);
create index lease_entity on lease (entity_id, start desc);
create index lease_start on lease (billable_id, start, id);
create index lease_stop on lease (billable_id, stop) where stop is not null;
create index lease_next_invoice_month on lease (billable_id, next_invoice_month) where next_invoice_month is not null;
select tenant_table('lease');

-- The state of a lease on a day, for filters and counts. The rule itself is lease-state.rules.ts; a test holds them equal.
create function lease_state(start date, stop date, notice_length integer, notice_type text, today date) returns text
language sql immutable parallel safe as $$
  select case
    when start > today then 'planned'
    when stop < today then 'inactive'
    when stop <= greatest(
      today + interval '3 months',
      today + make_interval(
        years => case notice_type when 'YEAR' then notice_length else 0 end,
        months => case notice_type when 'MONTH' then notice_length else 0 end,
        days => case notice_type when 'DAY' then notice_length else 0 end)) then 'ending'
    else 'active'
  end $$;

create table lease_tenant (
  lease_id bigint not null,
  tenant_id bigint not null,
  billable_id bigint not null references billable,
  -- The one who gets the notices.
  is_primary boolean not null default false,
  created_at timestamptz(3) not null default app_now(),
  primary key (lease_id, tenant_id),
  foreign key (billable_id, lease_id) references lease (billable_id, id) on delete cascade,
  foreign key (billable_id, tenant_id) references tenant (billable_id, id)
);
create unique index lease_tenant_primary on lease_tenant (lease_id) where is_primary;
create index lease_tenant_tenant on lease_tenant (tenant_id);
select tenant_table('lease_tenant');

-- The terms that rent is counted by, from a day until the next version. The first begins with the lease.
create table rent_version (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  lease_id bigint not null,
  valid_from date not null,
  fee numeric(14, 4) not null check (fee >= 0),
  fee_as_m2 boolean not null,
  tax_rate integer not null check (tax_rate in (0, 6, 12, 25)),
  payment_interval text not null check (payment_interval in ('MONTHLY', 'QUARTERLY', 'YEARLY')),
  created_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, lease_id) references lease (billable_id, id) on delete cascade,
  unique (lease_id, valid_from)
);
select tenant_table('rent_version');

create table quittance (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  lease_id bigint not null,
  name text not null,
  quantity integer not null default 1 check (quantity > 0),
  type text not null check (type in ('nyckel', 'tag', 'fjärrkontroll', 'annat')),
  marking text,
  description text,
  handout_date date,
  return_date date,
  -- When the return was noted, as opposed to the day it took place.
  returned_at timestamptz(3),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, lease_id) references lease (billable_id, id) on delete cascade
);
create index quittance_lease on quittance (lease_id, id);
select tenant_table('quittance');
