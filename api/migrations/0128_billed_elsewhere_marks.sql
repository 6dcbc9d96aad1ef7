-- Which leases somebody has marked as billed elsewhere until a day, and until when they were marked before, so that it can be undone.
-- The rows of one
-- action have the same mark.
create table billed_elsewhere (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  lease_id bigint not null,
  until date not null,
  until_before date check (until_before < until),
  mark uuid not null,
  user_id bigint references user_account on delete set null,
  marked_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  foreign key (billable_id, lease_id) references lease (billable_id, id) on delete cascade
);
create index billed_elsewhere_mark on billed_elsewhere (billable_id, mark);
create index billed_elsewhere_lease on billed_elsewhere (lease_id);
create index billed_elsewhere_user on billed_elsewhere (user_id) where user_id is not null;
select tenant_table('billed_elsewhere');

-- The last day of the period that a day is in. Periods have this many months, counted from the next invoice month of the lease.
create function end_of_period(day date, next_month text, months integer) returns date language sql stable as $$
  select (date_trunc('month', day) + make_interval(months => months - ((months_since % months) + months) % months) - interval '1 day')::date
  from (
    select (extract(year from day) * 12 + extract(month from day)
      - extract(year from first) * 12 - extract(month from first))::integer as months_since
    from (select to_date(coalesce(next_month, to_char(day, 'YYYY-MM')), 'YYYY-MM') as first) grid
  ) distance $$;
