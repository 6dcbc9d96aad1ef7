-- Whether tenants may sign in to their portal, and what it says to them. Without a row the portal is closed.
create table tenant_portal_config (
  billable_id bigint primary key references billable,
  enabled boolean not null default false,
  -- The portal's own part of its address.
  stub text unique check (stub ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?$'),
  phone text,
  email text,
  message text,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now()
);
select tenant_table('tenant_portal_config');
