-- Reference rates that a business has typed. They come before those that the product knows.
create table reference_rate (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  -- The first day of the half-year that it applies to.
  valid_from date not null check (extract(day from valid_from) = 1 and extract(month from valid_from) in (1, 7)),
  -- Percent.
  percent numeric(4, 2) not null check (percent between -5 and 25),
  -- Where the rate was read.
  note text not null,
  user_id bigint references user_account on delete set null,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, valid_from)
);
create index reference_rate_user on reference_rate (user_id) where user_id is not null;
select tenant_table('reference_rate');

-- How a company charges tenants who are late. Without a row: as the defaults say.
create table late_charge_settings (
  company_id bigint primary key,
  billable_id bigint not null references billable,
  billing text not null default 'OWN_INVOICE' check (billing in ('OWN_INVOICE', 'NEXT_INVOICE')),
  -- Less interest than this is not charged.
  min_interest_ore bigint not null default 2000 check (min_interest_ore between 0 and 100000),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, company_id) references company (billable_id, id) on delete cascade
);
create index late_charge_settings_business on late_charge_settings (billable_id);
select tenant_table('late_charge_settings');

-- What a tenant owes because an invoice was paid late. Rows are only added, and withdrawn.
create table late_charge (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  -- The invoice that was paid late. Its company, lease and tenant are those of the charge.
  invoicebase_id bigint not null,
  kind text not null check (kind in ('REMINDER_FEE', 'COLLECTION_FEE', 'COMPENSATION', 'INTEREST')),
  amount_ore bigint not null check (amount_ore > 0),
  -- The days of interest, and its parts: days with one unpaid amount and one rate.
  from_on date,
  through_on date,
  parts jsonb,
  -- The reminder that asked for it.
  reminder_id bigint,
  user_id bigint references user_account on delete set null,
  created_at timestamptz(3) not null default app_now(),
  withdrawn_at timestamptz(3),
  withdrawn_by bigint references user_account on delete set null,
  withdrawn_reason text,
  unique (billable_id, id),
  check ((kind = 'INTEREST') = (from_on is not null and through_on is not null and parts is not null)),
  check (through_on >= from_on),
  check ((withdrawn_at is null) = (withdrawn_reason is null)),
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id),
  foreign key (billable_id, reminder_id) references reminder (billable_id, id)
);
create index late_charge_invoice on late_charge (invoicebase_id, id);
create index late_charge_business on late_charge (billable_id);
create index late_charge_reminder on late_charge (reminder_id) where reminder_id is not null;
create index late_charge_user on late_charge (user_id) where user_id is not null;
create index late_charge_withdrawn_by on late_charge (withdrawn_by) where withdrawn_by is not null;
select tenant_table('late_charge');
create trigger append_only before delete on late_charge for each row execute function refuse_change();
create trigger unchanged before update of invoicebase_id, kind, amount_ore, from_on, through_on, parts, reminder_id
  on late_charge for each row execute function refuse_change();
