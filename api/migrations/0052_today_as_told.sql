-- Each transaction is told the day as well as the instant: working it out from the instant, once for every row that is
-- compared with it, was most of what counting leases and notices cost.
create or replace function app_today() returns date language sql stable as $$
  select coalesce(nullif(current_setting('app.today', true), '')::date, (app_now() at time zone 'Europe/Stockholm')::date)
$$;

-- As before; a lease without an end is asked for no notice period.
create or replace function lease_state(start date, stop date, notice_length integer, notice_type text, today date)
returns text language sql immutable parallel safe as $$
  select case
    when start > today then 'planned'
    when stop is null then 'active'
    when stop < today then 'inactive'
    when stop <= greatest(
      today + interval '3 months',
      today + make_interval(
        years => case notice_type when 'YEAR' then notice_length else 0 end,
        months => case notice_type when 'MONTH' then notice_length else 0 end,
        days => case notice_type when 'DAY' then notice_length else 0 end)) then 'ending'
    else 'active'
  end $$;
