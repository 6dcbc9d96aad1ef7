-- Invitations to the tenant portal. The mail's link works once and not for long; only a digest of it is kept.
create table tenant_portal_invite (
  digest text primary key,
  billable_id bigint not null references billable,
  tenant_id bigint not null,
  -- The address that it was sent to. It does not work after the tenant has got another one.
  email text not null,
  created_at timestamptz(3) not null default app_now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  foreign key (billable_id, tenant_id) references tenant (billable_id, id) on delete cascade
);
create index tenant_portal_invite_tenant on tenant_portal_invite (tenant_id);
select tenant_table('tenant_portal_invite');

-- What a tenant signs in with. `tenant.portal_activated_at` says since when.
create table tenant_portal_account (
  tenant_id bigint primary key,
  billable_id bigint not null references billable,
  email text not null,
  password_hash text not null,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, tenant_id) references tenant (billable_id, id) on delete cascade
);
select tenant_table('tenant_portal_account');
