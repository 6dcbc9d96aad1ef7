-- Files of payments from a bank. Their payments become payments of invoices when a person registers them.
create table bank_file (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  company_id bigint not null,
  user_id bigint references user_account on delete set null,
  -- The name of the uploaded file, and the digest of its bytes: the same file is read once for each company.
  name text not null,
  sha256 text not null,
  format text not null check (format in ('CAMT054', 'CAMT053', 'BGMAX')),
  -- The accounts or giro numbers that were paid to, as in the file.
  accounts jsonb not null default '[]',
  -- What the file contains besides, and what is not read.
  withdrawals integer not null default 0,
  pending integer not null default 0,
  other_companies integer not null default 0,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  unique (billable_id, company_id, sha256),
  foreign key (billable_id, company_id) references company (billable_id, id) on delete cascade
);
create index bank_file_created on bank_file (billable_id, created_at, id);
create index bank_file_user on bank_file (user_id) where user_id is not null;
select tenant_table('bank_file');

create table bank_payment (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  file_id bigint not null,
  company_id bigint not null,
  -- The order in the file.
  position integer not null,
  -- Identifies the payment in all files of the company (docs/domain-rules.md, D-25).
  key text not null,
  -- A payment of several invoices is split: its parts have one key.
  part integer not null default 1,
  bank_reference text,
  -- The day on which the bank booked it.
  booked_on date not null,
  amount_ore bigint not null check (amount_ore > 0),
  currency text not null,
  payer text,
  -- The references as read, usually one OCR number.
  refs jsonb not null default '[]',
  message text,
  -- The bank took or gave the money back.
  is_reversal boolean not null default false,
  -- The invoice that a person chose, or that it belongs to none.
  invoicebase_id bigint,
  left_out boolean not null default false,
  -- The payment that it became. Null again when that payment is undone.
  payment_id bigint,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  unique (billable_id, file_id, key, part),
  foreign key (billable_id, file_id) references bank_file (billable_id, id) on delete cascade,
  foreign key (billable_id, company_id) references company (billable_id, id) on delete cascade,
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id) on delete set null (invoicebase_id),
  foreign key (billable_id, payment_id) references payment (billable_id, id),
  check (payment_id is null or not (left_out or is_reversal))
);
create index bank_payment_file on bank_payment (file_id, position);
create index bank_payment_key on bank_payment (billable_id, company_id, key, id);
create index bank_payment_invoice on bank_payment (invoicebase_id) where invoicebase_id is not null;
-- A payment of the bank is registered once, however many files contain it.
create unique index bank_payment_booked_once on bank_payment (billable_id, company_id, key, part)
  where payment_id is not null;
create unique index bank_payment_payment on bank_payment (payment_id) where payment_id is not null;
select tenant_table('bank_payment');

-- Whoever undoes a payment, and on whichever page, its payment in the bank file can be registered again.
create function reopen_bank_payment() returns trigger language plpgsql as $$
begin
  update bank_payment set payment_id = null where payment_id = new.reverses_id;
  return null;
end $$;
create trigger reopen_bank_payment after insert on payment
  for each row when (new.reverses_id is not null) execute function reopen_bank_payment();
