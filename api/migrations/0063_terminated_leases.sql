-- A lease that somebody has ended is ending from that day on, whatever its notice period (D-17).
alter table lease add column terminated_at timestamptz(3);

-- Row-level security hides every row from the role that migrates.
set local role app_system;
update lease set terminated_at = ended.at
from (select lease_id, min(at) as at from lease_event where what = 'ENDED' group by lease_id) ended
where ended.lease_id = lease.id and lease.stop is not null;
reset role;

drop function lease_state(date, date, integer, text, date);
create function lease_state(
  start date, stop date, notice_length integer, notice_type text, terminated_at timestamptz, today date) returns text
language sql immutable parallel safe as $$
  select case
    when start > today then 'planned'
    when stop is null then 'active'
    when stop < today then 'inactive'
    when terminated_at is not null then 'ending'
    when stop <= greatest(
      today + interval '3 months',
      today + make_interval(
        years => case notice_type when 'YEAR' then notice_length else 0 end,
        months => case notice_type when 'MONTH' then notice_length else 0 end,
        days => case notice_type when 'DAY' then notice_length else 0 end)) then 'ending'
    else 'active'
  end $$;
