-- Mail about connections that stop working, and invoices whose synchronisation has stopped.
alter table user_account add column email_notification_integration boolean not null default false;
