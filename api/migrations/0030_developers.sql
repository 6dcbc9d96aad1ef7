-- Who builds the product: sees how its releases do. Given by hand, never by a call.
alter table user_account add column developer boolean not null default false;
