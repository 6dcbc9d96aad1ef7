-- Messages from the product to its users. Their readers' rows tell who has seen and dismissed which.
create table announcement (
  id bigint generated always as identity primary key,
  title text not null,
  body text not null,
  dismissible boolean not null default true,
  read_behavior text not null default 'mark_on_view' check (read_behavior in ('mark_on_view', 'mark_on_dismiss')),
  audience text not null default 'ALL' check (audience in ('ALL', 'ADMINISTRATORS', 'TRIAL', 'MEMBERS')),
  -- Both inclusive.
  starts_on date not null,
  ends_on date not null,
  created_at timestamptz(3) not null default app_now(),
  check (starts_on <= ends_on)
);
create index announcement_period on announcement (ends_on, starts_on);
select system_table('announcement');
create policy everyone on announcement for select to app_user using (true);
grant select on announcement to app_user;

create table announcement_receipt (
  billable_id bigint not null references billable,
  announcement_id bigint not null references announcement on delete cascade,
  user_id bigint not null references user_account on delete cascade,
  seen_at timestamptz(3),
  dismissed_at timestamptz(3),
  created_at timestamptz(3) not null default app_now(),
  primary key (user_id, announcement_id)
);
create index announcement_receipt_announcement on announcement_receipt (announcement_id);
select tenant_table('announcement_receipt');
