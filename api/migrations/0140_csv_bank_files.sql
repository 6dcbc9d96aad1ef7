-- Lists of what happened on an account are read as CSV, of which the bank is known by the header, and whose balances show missing rows.
alter table bank_file drop constraint bank_file_format_check;
alter table bank_file add constraint bank_file_format_check
  check (format in ('CAMT054', 'CAMT053', 'BGMAX', 'CSV'));
alter table bank_file add column bank text;
alter table bank_file add column lacks_rows boolean not null default false;
-- What identifies the header of a file whose columns a user chose.
alter table bank_file add column header_key text;

-- The columns that a user chose for a header, by their positions from 0: the next file with it is read by itself.
create table csv_header (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  -- The hash of the titles.
  key text not null,
  titles jsonb not null,
  day_column integer not null,
  amount_column integer not null,
  text_column integer not null,
  reference_column integer,
  payer_column integer,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  unique (billable_id, key)
);
select tenant_table('csv_header');
