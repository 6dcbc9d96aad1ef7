-- What the fee of a lease's add-on is for: each invoice, whatever it covers, or each month of it (D-19).
-- Those that exist keep their amounts.
alter table lease_addon add column "interval" text not null default 'PER_NOTICE'
  check ("interval" in ('PER_NOTICE', 'MONTHLY'));
