-- The last check of a company's books: whether invoices, payments, ledger and journal agree, with the figures.
create table company_books_check (
  company_id bigint primary key,
  billable_id bigint not null references billable,
  -- What was compared: name, expected and booked amount in öre.
  figures jsonb not null,
  -- The invoices and payments of which the journal has something else.
  faults jsonb not null,
  at timestamptz(3) not null default app_now(),
  foreign key (billable_id, company_id) references company (billable_id, id) on delete cascade
);
create index company_books_check_business on company_books_check (billable_id);
select tenant_table('company_books_check');
