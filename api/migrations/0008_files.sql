-- What people have uploaded. The bytes lie in the file store under `key`.

create table file (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  key text not null unique,
  -- As it was called on the computer it came from, and as it is called here.
  name text not null,
  alias text not null,
  notice text,
  size bigint not null check (size > 0),
  -- Follows from the name's ending, never from what a browser claims.
  mimetype text not null,
  -- What it belongs to. Both null, or pointing at what is gone: an orphan.
  fileable_type text check (fileable_type in ('entity', 'company', 'lease', 'tenant', 'ticket')),
  fileable_id bigint,
  user_id bigint references user_account on delete set null,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  check ((fileable_type is null) = (fileable_id is null))
);
create index file_of on file (billable_id, fileable_type, fileable_id, created_at, id);
create index file_created on file (billable_id, created_at, id);
select tenant_table('file');
