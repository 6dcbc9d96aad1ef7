-- The days of a lease up to and including this one were asked rent for in some other way: before the account was, on
-- paper. They are no gap.
alter table lease add column billed_elsewhere_until date;

-- The days of a lease that no live notice of rent covers, up to a day: one row for each stretch, in order.
create function uncovered_days(lease bigint, since date, until date) returns table (start date, stop date)
language sql stable as $$
  select lower(stretch), upper(stretch) - 1
  from unnest(
    datemultirange(daterange(since, until, '[]')) - coalesce((
      select range_agg(daterange(n.start, n.stop, '[]')) from invoicebase n
      where n.lease_id = lease and n.kind = 'RENT' and n.cancelled_at is null and n.credited_at is null
        and n.start <= until and n.stop >= since), datemultirange())) stretch
  where since <= until
  order by 1 $$;
