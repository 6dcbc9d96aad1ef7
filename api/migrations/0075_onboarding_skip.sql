-- Optional tasks of the getting-started guide that the business has chosen to skip.
create table onboarding_skip (
  billable_id bigint not null references billable,
  task text not null,
  created_at timestamptz(3) not null default app_now(),
  primary key (billable_id, task)
);
select tenant_table('onboarding_skip');
