-- A user has a role in the business. Administrators stay administrators; their colleagues become managers, who may do
-- all daily work, so that nobody loses what they did before.
alter table user_account add column role text not null default 'MANAGER'
  check (role in ('ADMINISTRATOR', 'MANAGER', 'ACCOUNTANT', 'READER'));
update user_account set role = 'ADMINISTRATOR' where billable_admin;
alter table user_account drop column billable_admin;

-- A removed user keeps the name, for the history of invoices and leases. The address is given up, so that it can be used again.
alter table user_account add column removed_at timestamptz(3);

-- An invitation has a role, and lasts for 14 days from when it was last sent.
alter table invite add column role text not null default 'MANAGER'
  check (role in ('ADMINISTRATOR', 'MANAGER', 'ACCOUNTANT', 'READER'));
alter table invite add column sent_at timestamptz(3) not null default app_now();
alter table invite add column expires_at timestamptz(3);
update invite set sent_at = created_at, expires_at = created_at + interval '14 days';
alter table invite alter column expires_at set not null;
-- Why the mail could not be delivered, in Swedish. Null when it was delivered, or is still on its way.
alter table invite add column mail_error text;
-- A removed colleague can be invited again.
alter table invite drop constraint invite_billable_id_email_key;
create unique index invite_pending on invite (billable_id, email) where used_at is null;
