-- Surcharges and deductions: the account's catalogue, and what each lease has of it.

create table addon (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  name text not null,
  -- Öre per notice, ex VAT; negative for a deduction.
  fee_ore bigint not null check (fee_ore <> 0),
  tax_rate integer not null check (tax_rate in (0, 6, 12, 25)),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id)
);
create index addon_name on addon (billable_id, natural_key(name), id);
select tenant_table('addon');

-- An add-on as it was agreed for one lease: its own name, fee and VAT, whatever becomes of the catalogue.
create table lease_addon (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  lease_id bigint not null,
  -- Null when it was made on the lease itself, or its entry in the catalogue is gone.
  addon_id bigint,
  name text not null,
  fee_ore bigint not null check (fee_ore <> 0),
  tax_rate integer not null check (tax_rate in (0, 6, 12, 25)),
  start date not null,
  -- The last day, inclusive; null while it goes on.
  stop date check (stop >= start),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  foreign key (billable_id, lease_id) references lease (billable_id, id) on delete cascade,
  foreign key (billable_id, addon_id) references addon (billable_id, id) on delete set null (addon_id)
);
create index lease_addon_lease on lease_addon (lease_id, start, id);
create index lease_addon_addon on lease_addon (addon_id, id);
select tenant_table('lease_addon');

-- The add-on that a row was made from; null on rows of rent and on those that people write.
alter table invoice_row add column lease_addon_id bigint;
alter table invoice_row add foreign key (billable_id, lease_addon_id)
  references lease_addon (billable_id, id) on delete set null (lease_addon_id);
create index invoice_row_addon on invoice_row (lease_addon_id) where lease_addon_id is not null;

alter table invoice_event drop constraint invoice_event_what_check;
alter table invoice_event add constraint invoice_event_what_check check (what in
  ('CREATED', 'GENERATED', 'APPROVED', 'REOPENED', 'RECALCULATED', 'SENT', 'MARKED_SENT', 'PAID', 'OFFSET', 'DUE_MOVED',
   'CREDITED', 'CANCELLED'));
