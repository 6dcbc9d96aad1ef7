-- What tenants do in the tenant portal.

-- One row per sign-in. A tenant's token is worth nothing without it. Deleting the account ends all of them.
create table portal_session (
  id uuid primary key,
  billable_id bigint not null references billable,
  tenant_id bigint not null references tenant_portal_account on delete cascade,
  created_at timestamptz(3) not null default app_now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  rotation integer not null default 0,
  rotated_at timestamptz(3)
);
create index portal_session_tenant on portal_session (tenant_id);
select tenant_table('portal_session');

-- Links in mails to tenants who have forgotten their password. Only a digest is kept; each works once and not for long.
create table portal_password_link (
  digest text primary key,
  billable_id bigint not null references billable,
  tenant_id bigint not null references tenant_portal_account on delete cascade,
  created_at timestamptz(3) not null default app_now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index portal_password_link_tenant on portal_password_link (tenant_id);
select tenant_table('portal_password_link');

-- The tenant who added the file to a ticket. Tenants see only the files that they have added.
alter table file add column tenant_id bigint references tenant on delete set null;
create index file_tenant on file (tenant_id) where tenant_id is not null;

-- The tenant of the running transaction; null for a transaction that is not a tenant's.
create function app_tenant_id() returns bigint language sql stable as
  $$ select nullif(current_setting('app.tenant_id', true), '')::bigint $$;

-- A tenant's transaction runs as this role. It can only read, and only what these policies and grants name: a table that is not
-- listed here is closed to tenants.
grant usage on schema public to app_tenant;

create policy tenant on billable for select to app_tenant using (id = app_billable());
grant select (id, name) on billable to app_tenant;

create policy tenant on tenant_portal_config for select to app_tenant using (billable_id = app_billable());
grant select on tenant_portal_config to app_tenant;

create policy tenant on tenant for select to app_tenant
  using (billable_id = app_billable() and id = app_tenant_id());
grant select (id, billable_id, name, email, status) on tenant to app_tenant;

create policy tenant on tenant_portal_account for select to app_tenant
  using (billable_id = app_billable() and tenant_id = app_tenant_id());
grant select (tenant_id, billable_id, email) on tenant_portal_account to app_tenant;

create policy tenant on portal_session for select to app_tenant
  using (billable_id = app_billable() and tenant_id = app_tenant_id());
grant select on portal_session to app_tenant;

create policy tenant on lease_tenant for select to app_tenant
  using (billable_id = app_billable() and tenant_id = app_tenant_id());
grant select on lease_tenant to app_tenant;

create policy tenant on lease for select to app_tenant
  using (billable_id = app_billable() and id in (select lease_id from lease_tenant));
grant select on lease to app_tenant;

create policy tenant on entity for select to app_tenant
  using (billable_id = app_billable() and id in (select entity_id from lease));
grant select on entity to app_tenant;

create policy tenant on invoicebase for select to app_tenant
  using (billable_id = app_billable() and tenant_id = app_tenant_id() and sent_at is not null);
grant select on invoicebase to app_tenant;

create policy tenant on ticket for select to app_tenant
  using (billable_id = app_billable() and tenant_id = app_tenant_id() and type <> 'INTERNAL');
grant select on ticket to app_tenant;

create policy tenant on ticket_comment for select to app_tenant
  using (billable_id = app_billable() and ticket_id in (select id from ticket));
grant select on ticket_comment to app_tenant;

create policy tenant on file for select to app_tenant
  using (billable_id = app_billable() and tenant_id = app_tenant_id());
grant select on file to app_tenant;
