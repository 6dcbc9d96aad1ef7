-- How each user wants each list: columns and named views. A user's own, not the account's.
create table list_preference (
  billable_id bigint not null references billable,
  user_id bigint not null references user_account on delete cascade,
  list text not null,
  value jsonb not null,
  updated_at timestamptz(3) not null default app_now(),
  primary key (billable_id, user_id, list)
);
create index list_preference_user on list_preference (user_id);
select tenant_table('list_preference');
