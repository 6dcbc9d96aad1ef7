-- The secret address of a user's calendar, for other calendar programs. It is made of the seed and the server's keyed hash
-- of it, so that it can be shown again.
create table calendar_feed (
  user_id bigint primary key references user_account on delete cascade,
  billable_id bigint not null references billable,
  seed text not null unique,
  created_at timestamptz(3) not null default app_now(),
  -- When a program last read it, to within the hour.
  read_at timestamptz(3)
);
select tenant_table('calendar_feed');
