-- Rent notices, their rows, and the money that comes in for them. Every amount is whole öre.

create table invoicebase (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  company_id bigint,
  lease_id bigint,
  entity_id bigint,
  tenant_id bigint,

  kind text not null check (kind in ('RENT', 'SUPPLEMENT', 'CREDIT')),
  invoice_type text check (invoice_type in ('FORTNOX', 'VISMA', 'MANUAL')),
  start date not null,
  stop date not null check (stop >= start),
  reference text,
  ocr text,

  -- What has happened to the notice. The status follows from these alone.
  stage text not null default 'EDIT' check (stage in ('EDIT', 'REVIEW', 'READY')),
  error text,
  sent_at timestamptz(3),
  last_sent_at timestamptz(3),
  send_count integer not null default 0,
  booked_at timestamptz(3),
  cancelled_at timestamptz(3),
  credited_at timestamptz(3),
  -- The first of sent, booked, cancelled and credited: from then on nothing in the notice changes.
  locked_at timestamptz(3),
  -- Written by one function from the facts above; kept for lists. A day passing makes it OVERDUE (see invoice_status).
  status text not null default 'EDIT' check (status in
    ('EDIT', 'REVIEW', 'READY', 'PENDING_PAYMENT', 'PARTIALLY_PAYED', 'PAYED', 'OVERDUE', 'CREDITED', 'CANCELLED', 'ERROR')),

  send_date date,
  due_at date,
  -- Set by a person: sending late then no longer moves it.
  due_by_hand boolean not null default false,

  fee_ore bigint not null default 0,
  tax_ore bigint not null default 0,
  rounded_ore bigint not null default 0,
  pay_ore bigint not null default 0,
  left_ore bigint not null default 0 check (left_ore >= 0),
  check (fee_ore + tax_ore + rounded_ore = pay_ore and pay_ore % 100 = 0),

  -- A credit notice names the notice that it reverses; one notice is reversed once.
  credits_id bigint unique,
  check ((kind = 'CREDIT') = (credits_id is not null)),

  autogiro boolean not null default false,
  sync_active boolean not null default true,

  -- The PDF as it was sent: stored once, never made again.
  pdf_key text,
  pdf_name text,

  -- Names as they were when the notice was made, for lists that sort and for notices whose lease is gone.
  company_name text not null default '',
  entity_name text not null default '',
  tenant_name text not null default '',

  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),

  unique (billable_id, id),
  -- What a notice was about may go; the notice stays.
  foreign key (billable_id, company_id) references company (billable_id, id) on delete set null (company_id),
  foreign key (billable_id, lease_id) references lease (billable_id, id) on delete set null (lease_id),
  foreign key (billable_id, entity_id) references entity (billable_id, id) on delete set null (entity_id),
  foreign key (billable_id, tenant_id) references tenant (billable_id, id) on delete set null (tenant_id),
  foreign key (billable_id, credits_id) references invoicebase (billable_id, id),
  -- No day of a lease is ever asked rent for twice.
  constraint invoicebase_no_double_rent exclude using gist
    (billable_id with =, lease_id with =, daterange(start, stop, '[]') with &&)
    where (kind = 'RENT' and cancelled_at is null and credited_at is null)
);
create unique index invoicebase_reference on invoicebase (billable_id, reference) where reference is not null;
create unique index invoicebase_ocr on invoicebase (billable_id, ocr) where ocr is not null;
create index invoicebase_lease on invoicebase (billable_id, lease_id, start);
create index invoicebase_tenant on invoicebase (billable_id, tenant_id, start);
create index invoicebase_company on invoicebase (billable_id, company_id);
create index invoicebase_entity on invoicebase (entity_id);
create index invoicebase_status on invoicebase (billable_id, status, due_at);
create index invoicebase_start on invoicebase (billable_id, start, id);
create index invoicebase_due on invoicebase (billable_id, due_at, id);
create index invoicebase_sent on invoicebase (billable_id, sent_at, id);
create index invoicebase_left on invoicebase (billable_id, left_ore, id);
create index invoicebase_object_name on invoicebase (billable_id, natural_key(entity_name), id);
create index invoicebase_reference_text on invoicebase using gin (reference gin_trgm_ops);
select tenant_table('invoicebase');

-- The status today: an unpaid notice is overdue from the day after its due date, also before the nightly job has said so.
create function invoice_status(stored text, due date) returns text language sql stable as
  $$ select case when stored in ('PENDING_PAYMENT', 'PARTIALLY_PAYED') and due < app_today() then 'OVERDUE' else stored end $$;

create table invoice_row (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  invoicebase_id bigint not null,
  position integer not null,
  name text not null,
  quantity numeric(12, 4) not null default 1,
  unit text not null default '',
  -- The price of one, ex VAT; total_ore is quantity × fee_ore, rounded once.
  fee_ore bigint not null,
  total_ore bigint not null,
  tax_rate smallint not null check (tax_rate in (0, 6, 12, 25)),
  tax_ore bigint not null,
  explanation text,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id) on delete cascade
);
create index invoice_row_notice on invoice_row (invoicebase_id, position, id);
select tenant_table('invoice_row');

-- Who did what to a notice, and when.
create table invoice_event (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  invoicebase_id bigint not null,
  what text not null check (what in
    ('CREATED', 'GENERATED', 'APPROVED', 'REOPENED', 'SENT', 'MARKED_SENT', 'PAID', 'OFFSET', 'DUE_MOVED', 'CREDITED', 'CANCELLED')),
  detail text,
  user_id bigint references user_account on delete set null,
  at timestamptz(3) not null default app_now(),
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id) on delete cascade
);
create index invoice_event_notice on invoice_event (invoicebase_id, id);
select tenant_table('invoice_event');

-- Money received. Only ever added to: a mistake is undone by an entry that reverses it.
create table payment (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  tenant_id bigint,
  -- The notice that the money was registered on.
  invoicebase_id bigint,
  amount_ore bigint not null check (amount_ore <> 0),
  paid_at date not null,
  reverses_id bigint unique,
  user_id bigint references user_account on delete set null,
  created_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  foreign key (billable_id, tenant_id) references tenant (billable_id, id) on delete set null (tenant_id),
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id),
  foreign key (billable_id, reverses_id) references payment (billable_id, id)
);
create index payment_tenant on payment (billable_id, tenant_id, id);
create index payment_paid on payment (billable_id, paid_at);
create index payment_notice on payment (invoicebase_id);
select tenant_table('payment');

-- Which notice each payment went to. What a tenant's payments exceed their allocations by is the tenant's credit.
create table allocation (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  payment_id bigint not null,
  invoicebase_id bigint not null,
  kind text not null check (kind in ('PAYMENT', 'OFFSET', 'REVERSAL')),
  amount_ore bigint not null check (amount_ore <> 0 and (amount_ore < 0) = (kind = 'REVERSAL')),
  -- The day the money counts as received for the notice: decides the month of the VAT.
  allocated_at date not null default app_today(),
  created_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, payment_id) references payment (billable_id, id),
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id)
);
create index allocation_notice on allocation (invoicebase_id, id);
create index allocation_payment on allocation (payment_id);
select tenant_table('allocation');

create function refuse_change() returns trigger language plpgsql as
  $$ begin raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation'; end $$;
-- A tenant may be taken away from a payment; the money itself stays as it was entered.
create trigger append_only before delete on payment for each row execute function refuse_change();
create trigger unchanged before update of amount_ore, paid_at, invoicebase_id, reverses_id on payment
  for each row execute function refuse_change();
create trigger append_only before update or delete on allocation for each row execute function refuse_change();

-- The last number given to a notice of the account. Locked while one is drawn, so none is given twice.
create table invoice_number (
  billable_id bigint primary key references billable,
  last_number bigint not null
);
select tenant_table('invoice_number');
