-- Days of a sent notice that are outside its lease, since the lease was ended: listed until somebody decides.
create table proposed_credit (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  lease_id bigint not null,
  invoicebase_id bigint not null,
  start date not null,
  stop date not null,
  -- What was asked too much, and what there is to pay for the other days: VAT and rounding included.
  amount_ore bigint not null check (amount_ore > 0),
  left_ore bigint not null,
  decision text check (decision in ('CREDITED', 'DISMISSED')),
  decided_at timestamptz(3),
  user_id bigint references user_account on delete set null,
  created_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  foreign key (billable_id, lease_id) references lease (billable_id, id) on delete cascade,
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id) on delete cascade,
  check (start <= stop),
  check ((decision is null) = (decided_at is null))
);
create index proposed_credit_lease on proposed_credit (lease_id);
create unique index proposed_credit_open on proposed_credit (invoicebase_id) where decided_at is null;
select tenant_table('proposed_credit');
