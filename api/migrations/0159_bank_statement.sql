-- What a camt.053 file states of an account: its booked balances at the beginning and the end of a time, in kronor. The balances of one
-- statement follow from those of the one before, unless something is missing (docs/domain-rules.md, D-25).
create table bank_statement (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  company_id bigint not null,
  file_id bigint not null,
  -- As in the file.
  account text not null,
  from_on date not null,
  to_on date not null,
  opening_ore bigint not null,
  closing_ore bigint not null,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  check (from_on <= to_on),
  foreign key (billable_id, company_id) references company (billable_id, id) on delete cascade,
  foreign key (billable_id, file_id) references bank_file (billable_id, id) on delete cascade
);
create index bank_statement_account on bank_statement (billable_id, company_id, account, to_on, id);
create index bank_statement_file on bank_statement (file_id, account, to_on, id);
create index bank_statement_list on bank_statement (billable_id, to_on, id);
select tenant_table('bank_statement');
