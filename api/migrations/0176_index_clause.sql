-- Rents of premises that follow the consumer price index: see docs/domain-rules.md, D-30.

-- Index numbers of October that a business has typed, because no published source of them is known here.
create table index_value (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  series text not null check (series in ('1980', '2020')),
  year smallint not null check (year between 1980 and 2100),
  value numeric(7, 2) not null check (value > 0),
  note text not null,
  user_id bigint references user_account on delete set null,
  created_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  unique (billable_id, series, year)
);
create index index_value_user on index_value (user_id) where user_id is not null;
select tenant_table('index_value');

create table index_clause (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  lease_id bigint not null unique,
  -- Of a year, without VAT.
  base_rent_ore bigint not null check (base_rent_ore > 0),
  -- Percent of the base rent that follows the index.
  share numeric(5, 2) not null check (share > 0 and share <= 100),
  series text not null check (series in ('1980', '2020')),
  -- The index number of October of the base year, in the series.
  base_value numeric(7, 2) not null check (base_value > 0),
  base_year smallint not null check (base_year between 1980 and 2100),
  -- The first year with a supplement.
  first_year smallint not null check (first_year > base_year),
  -- Whether the rent may fall below the base rent.
  may_fall boolean not null default false,
  -- How the base number was converted from another series.
  conversion text,
  user_id bigint references user_account on delete set null,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  foreign key (billable_id, lease_id) references lease (billable_id, id) on delete cascade
);
create index index_clause_user on index_clause (user_id) where user_id is not null;
create index index_clause_business on index_clause (billable_id);
select tenant_table('index_clause');
