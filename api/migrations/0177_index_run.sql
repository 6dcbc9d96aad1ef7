-- Yearly runs that change rents by their index clauses, and the letters about it: see docs/domain-rules.md, D-30.
create table index_run (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  -- The rents change on 1 January of the year.
  year smallint not null check (year between 1981 and 2101),
  status text not null default 'RUNNING' check (status in ('RUNNING', 'DONE', 'UNDONE')),
  user_id bigint references user_account on delete set null,
  created_at timestamptz(3) not null default app_now(),
  finished_at timestamptz(3),
  unique (billable_id, id)
);
create index index_run_business on index_run (billable_id, id desc);
create index index_run_user on index_run (user_id) where user_id is not null;
select tenant_table('index_run');

-- A lease in a run, with all that its amount is computed from. Of a lease that is left out there may be nothing.
create table index_run_row (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  index_run_id bigint not null,
  lease_id bigint not null,
  year smallint not null,
  state text not null check (state in ('WAITING', 'DONE', 'LEFT_OUT', 'FAILED', 'UNDONE')),
  -- Why it is left out or failed.
  reason text,
  base_rent_ore bigint,
  share numeric(5, 2),
  series text check (series in ('1980', '2020')),
  base_value numeric(7, 2),
  base_year smallint,
  may_fall boolean,
  conversion text,
  index_value numeric(7, 2),
  index_source text,
  -- Of a year.
  old_supplement_ore bigint,
  new_supplement_ore bigint,
  old_year_ore bigint,
  new_year_ore bigint,
  -- As the lease counts: of an interval, or per m² and interval.
  old_fee numeric(14, 4),
  new_fee numeric(14, 4),
  payment_interval text,
  -- Null: the rent did not change.
  rent_adjustment_id bigint,
  -- The letter: wanted by mail, sent in any way, and why the latest mail did not arrive.
  mail_wanted_at timestamptz(3),
  sent_at timestamptz(3),
  sent_to text,
  send_count integer not null default 0,
  pdf_key text,
  pdf_name text,
  mail_error text,
  unique (billable_id, id),
  check (state in ('LEFT_OUT', 'FAILED') = (reason is not null)),
  check (state = 'LEFT_OUT' or num_nulls(base_rent_ore, share, series, base_value, base_year, may_fall, index_value, index_source,
    old_supplement_ore, new_supplement_ore, old_year_ore, new_year_ore, old_fee, new_fee, payment_interval) = 0),
  check (sent_at is null or state = 'DONE'),
  foreign key (billable_id, index_run_id) references index_run (billable_id, id) on delete cascade,
  foreign key (billable_id, lease_id) references lease (billable_id, id) on delete cascade,
  foreign key (billable_id, rent_adjustment_id) references rent_adjustment (billable_id, id)
);
create index index_run_row_run on index_run_row (index_run_id, id);
create index index_run_row_lease on index_run_row (lease_id, year);
create index index_run_row_adjustment on index_run_row (rent_adjustment_id) where rent_adjustment_id is not null;
-- A rent is raised once a year, whoever starts runs at the same time.
create unique index index_run_row_once on index_run_row (lease_id, year) where state in ('WAITING', 'DONE');
select tenant_table('index_run_row');
create trigger unchanged before update of index_run_id, lease_id, year, base_rent_ore, share, series, base_value, base_year, index_value,
  old_supplement_ore, new_supplement_ore, old_fee, new_fee on index_run_row
  for each row execute function refuse_change();
