-- Who got a message, and at which address, is known after the tenant has been removed.
alter table tenant_message_recipient alter column tenant_id drop not null;
alter table tenant_message_recipient drop constraint tenant_message_recipient_billable_id_tenant_id_fkey;
alter table tenant_message_recipient
  add foreign key (billable_id, tenant_id) references tenant (billable_id, id) on delete set null (tenant_id);
