-- Files with a portfolio to import. The cells are kept between the preview and the import, or for a day.
create table import (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  user_id bigint references user_account on delete set null,
  -- The name of the file.
  name text not null,
  -- The cells of the sheet by row. They contain personal data, so they are removed when the import has been carried out.
  cells jsonb,
  -- The answer of the finished import.
  result jsonb,
  finished_at timestamptz(3),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  check ((cells is null) = (finished_at is not null)),
  check ((result is null) = (finished_at is null))
);
create index import_user on import (user_id) where user_id is not null;
create index import_unfinished on import (created_at) where finished_at is null;
select tenant_table('import');
