-- A tenant has a mandate for autogiro from a day on, set by a person.
alter table tenant
  add column autogiro_from date,
  add column autogiro_user_id bigint references user_account on delete set null;
update tenant set autogiro_from = created_at::date where autogiro;
alter table tenant add constraint tenant_autogiro_from check (autogiro = (autogiro_from is not null));
