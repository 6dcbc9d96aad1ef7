-- Messages to the tenants of a lease, an object or a company: one mail to each.
create table tenant_message (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  target_type text not null check (target_type in ('lease', 'tenant', 'entity', 'company')),
  target_id bigint not null,
  -- As the target was called, the sender shown and answers directed when the message was written.
  target_name text not null,
  sender text not null,
  reply_to text not null,
  subject text not null,
  body text not null,
  user_id bigint references user_account on delete set null,
  created_at timestamptz(3) not null default app_now(),
  unique (billable_id, id)
);
create index tenant_message_target on tenant_message (billable_id, target_type, target_id, created_at, id);
select tenant_table('tenant_message');

create table tenant_message_recipient (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  tenant_message_id bigint not null,
  tenant_id bigint not null,
  name text not null,
  -- Null while the tenant has no address: then there is no mail either.
  email text,
  -- The latest mail. Its state is what has become of the message.
  mail_message_id bigint references mail_message,
  created_at timestamptz(3) not null default app_now(),
  unique (tenant_message_id, tenant_id),
  foreign key (billable_id, tenant_message_id) references tenant_message (billable_id, id) on delete cascade,
  foreign key (billable_id, tenant_id) references tenant (billable_id, id) on delete cascade,
  check ((email is null) = (mail_message_id is null))
);
create index tenant_message_recipient_tenant on tenant_message_recipient (tenant_id, tenant_message_id);
create index tenant_message_recipient_mail on tenant_message_recipient (mail_message_id);
select tenant_table('tenant_message_recipient');

-- The leases in whose history the message stands.
create table tenant_message_lease (
  billable_id bigint not null references billable,
  tenant_message_id bigint not null,
  lease_id bigint not null,
  primary key (tenant_message_id, lease_id),
  foreign key (billable_id, tenant_message_id) references tenant_message (billable_id, id) on delete cascade,
  foreign key (billable_id, lease_id) references lease (billable_id, id) on delete cascade
);
create index tenant_message_lease_lease on tenant_message_lease (lease_id);
select tenant_table('tenant_message_lease');

create table tenant_message_file (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  tenant_message_id bigint not null,
  -- Null when the file has been removed since.
  file_id bigint,
  name text not null,
  size bigint not null,
  foreign key (billable_id, tenant_message_id) references tenant_message (billable_id, id) on delete cascade,
  foreign key (billable_id, file_id) references file (billable_id, id) on delete set null (file_id)
);
create index tenant_message_file_message on tenant_message_file (tenant_message_id);
create index tenant_message_file_file on tenant_message_file (file_id);
select tenant_table('tenant_message_file');

-- An attachment that many mails share lies in the file store once.
alter table mail_attachment alter column bytes drop not null;
alter table mail_attachment add column file_key text;
alter table mail_attachment add constraint mail_attachment_content check ((bytes is null) <> (file_key is null));
create index mail_attachment_file_key on mail_attachment (file_key) where file_key is not null;
