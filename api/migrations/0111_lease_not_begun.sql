-- A lease that is cancelled before its first day has no days: it ends on the day before it starts.
alter table lease drop constraint lease_period;
alter table lease add constraint lease_period check (stop is null or stop >= start - 1);
alter table lease drop constraint lease_overlap;
alter table lease add constraint lease_overlap
  exclude using gist (entity_id with =, daterange(start, stop + 1) with &&);

-- False for a lease that was cancelled before its first day.
create function lease_has_days(start date, stop date) returns boolean
language sql immutable parallel safe as $$ select coalesce(stop >= start, true) $$;

create or replace function lease_state(
  start date, stop date, notice_length integer, notice_type text, terminated_at timestamptz, today date) returns text
language sql immutable parallel safe as $$
  select case
    when stop < start then 'inactive'
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

-- The day on which notice of termination was given. Null when it is not known, or nobody has given notice.
alter table lease add column notice_given date;

alter table lease_event drop constraint lease_event_what_check;
alter table lease_event add constraint lease_event_what_check check (what in
  ('CREATED', 'ENDED', 'END_MOVED', 'CALLED_OFF', 'RESTORED', 'START_MOVED', 'TERMS', 'MONTH_MOVED', 'DETAILS',
   'TENANT_ADDED', 'TENANT_REMOVED', 'NEW_PRIMARY', 'HANDED_OUT', 'GIVEN_BACK',
   'AGREEMENT_ADDED', 'AGREEMENT_REMOVED',
   'SIGNING_SENT', 'SIGNING_REMINDED', 'PARTY_SIGNED', 'PARTY_REJECTED',
   'SIGNING_COMPLETED', 'SIGNING_CANCELLED', 'SIGNING_EXPIRED'));
