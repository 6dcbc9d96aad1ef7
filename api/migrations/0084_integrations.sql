-- Connections to outside services. The credentials are encrypted by the server before they get here.
create table integration (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  name text not null check (name in ('FASDOK', 'FORTNOX', 'VISMA')),
  description text not null,
  -- Null after the service has refused them for good.
  credentials text,
  state text not null default 'CONNECTED' check (state in ('CONNECTED', 'NEEDS_RECONNECT')),
  last_sync_at timestamptz(3),
  next_sync_at timestamptz(3),
  last_error text,
  last_error_at timestamptz(3),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  constraint integration_of_account unique (billable_id, id)
);
-- A business has one document service. It may have several accounting programs: one for each of its companies.
create unique index integration_document_service on integration (billable_id) where name = 'FASDOK';
select tenant_table('integration');

alter table invoicing_config add constraint invoicing_config_integration
  foreign key (billable_id, integration_id) references integration (billable_id, id);
create index invoicing_config_integration_id on invoicing_config (integration_id) where integration_id is not null;
