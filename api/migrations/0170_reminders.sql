-- When a company reminds its tenants of unpaid invoices, and the fee that it states (docs/domain-rules.md, D-29).
create table reminder_settings (
  company_id bigint primary key,
  billable_id bigint not null references billable,
  is_on boolean not null default false,
  -- The days after the due date of each level. Null: there is no such level.
  days_1 smallint not null default 7 check (days_1 between 1 and 365),
  days_2 smallint default 21 check (days_2 between 1 and 365),
  days_3 smallint default 35 check (days_3 between 1 and 365),
  -- The law allows 60 kronor (1981:1057).
  fee_ore bigint not null default 6000 check (fee_ore between 0 and 6000),
  -- The first level at which the fee is stated.
  fee_level smallint not null default 1 check (fee_level in (1, 2)),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  check (days_2 > days_1),
  check (days_3 > days_2),
  check (days_3 is null or days_2 is not null),
  foreign key (billable_id, company_id) references company (billable_id, id) on delete cascade
);
create index reminder_settings_business on reminder_settings (billable_id);
select tenant_table('reminder_settings');

-- The leases in which a reminder fee is agreed. Without that, the law allows none (1981:739).
create table reminder_agreement (
  lease_id bigint primary key,
  billable_id bigint not null references billable,
  user_id bigint references user_account on delete set null,
  created_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, lease_id) references lease (billable_id, id) on delete cascade
);
create index reminder_agreement_business on reminder_agreement (billable_id);
create index reminder_agreement_user on reminder_agreement (user_id) where user_id is not null;
select tenant_table('reminder_agreement');

-- Why an invoice is not reminded of: the tenant disputes it, a person has put it aside, or a ticket is about it.
create table reminder_hold (
  invoicebase_id bigint primary key,
  billable_id bigint not null references billable,
  is_disputed boolean not null default false,
  -- The last day on which it is left out.
  aside_until date,
  ticket_id bigint,
  note text,
  user_id bigint references user_account on delete set null,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  check (not is_disputed or note is not null),
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id) on delete cascade,
  foreign key (billable_id, ticket_id) references ticket (billable_id, id) on delete set null (ticket_id)
);
create index reminder_hold_business on reminder_hold (billable_id);
create index reminder_hold_ticket on reminder_hold (ticket_id) where ticket_id is not null;
create index reminder_hold_user on reminder_hold (user_id) where user_id is not null;
select tenant_table('reminder_hold');

-- A letter to a tenant about unpaid invoices of a company.
create table reminder (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  company_id bigint not null,
  tenant_id bigint not null,
  tenant_name text not null,
  -- The highest level of its invoices.
  level smallint not null check (level between 1 and 3),
  -- What its invoices have left and the fee, as the letter states them. Before the sending: as they were planned.
  owed_ore bigint not null,
  fee_ore bigint not null,
  user_id bigint references user_account on delete set null,
  sent_at timestamptz(3),
  -- Null: not mailed, but handed over in another way.
  mailed_to text,
  -- The number of sendings: an answer to an earlier mail is not about the latest one.
  send_count integer not null default 0,
  -- What was printed, so that a lost PDF is drawn again as it was.
  document jsonb,
  pdf_key text,
  pdf_name text,
  -- Why the latest mail did not arrive.
  mail_error text,
  -- When a person removed it before it was sent, or nothing was left to remind of.
  removed_at timestamptz(3),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  check (removed_at is null or sent_at is null),
  foreign key (billable_id, company_id) references company (billable_id, id) on delete cascade,
  foreign key (billable_id, tenant_id) references tenant (billable_id, id) on delete cascade
);
create index reminder_list on reminder (billable_id, created_at desc, id desc);
create index reminder_company on reminder (company_id);
create index reminder_tenant on reminder (tenant_id);
create index reminder_user on reminder (user_id) where user_id is not null;
select tenant_table('reminder');

create table reminder_invoice (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  reminder_id bigint not null,
  invoicebase_id bigint not null,
  level smallint not null check (level between 1 and 3),
  due_at date not null,
  left_ore bigint not null,
  -- The fee of the letter is stated for one of its invoices, whose lease has agreed on it.
  fee_ore bigint not null default 0,
  -- Whether the letter is removed, or does not mention the invoice after all.
  is_void boolean not null default false,
  foreign key (billable_id, reminder_id) references reminder (billable_id, id) on delete cascade,
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id) on delete cascade
);
create index reminder_invoice_reminder on reminder_invoice (reminder_id, id);
create index reminder_invoice_invoice on reminder_invoice (invoicebase_id, id);
create index reminder_invoice_business on reminder_invoice (billable_id);
-- An invoice is reminded of once on each level, and a fee is stated once for it.
create unique index reminder_invoice_once on reminder_invoice (invoicebase_id, level) where not is_void;
create unique index reminder_invoice_one_fee on reminder_invoice (invoicebase_id) where not is_void and fee_ore > 0;
select tenant_table('reminder_invoice');
