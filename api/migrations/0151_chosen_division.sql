-- A person divides a payment of a bank file among invoices: what each of them gets. It is empty when nobody has.
create table bank_payment_part (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  bank_payment_id bigint not null,
  invoicebase_id bigint not null,
  amount_ore bigint not null check (amount_ore > 0),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  unique (billable_id, bank_payment_id, invoicebase_id),
  -- The account is part of the key, so that a row cannot refer to another account's row.
  foreign key (billable_id, bank_payment_id) references bank_payment (billable_id, id) on delete cascade,
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id) on delete cascade
);
create index bank_payment_part_invoice on bank_payment_part (invoicebase_id);
select tenant_table('bank_payment_part');

-- Why a person put a payment aside.
alter table bank_payment add column aside_note text;
