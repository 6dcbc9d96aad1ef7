-- Mail about overdue activities and inspections, and about tickets whose day is near or has passed.
alter table user_account add column email_notification_maintenance boolean not null default false;
