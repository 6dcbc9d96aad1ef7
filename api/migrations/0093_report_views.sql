-- What reports read besides tables. A view reads with the rights of whoever asks, so row-level security applies.
create view lease_move with (security_invoker = true) as
  select lease.id * 2 as id, lease.billable_id, lease.id as lease_id, 'IN' as kind, lease.start as moved_on from lease
  union all
  select lease.id * 2 + 1, lease.billable_id, lease.id, 'OUT', lease.stop from lease where lease.stop is not null;
grant select on lease_move to app_user, app_system;

-- The VAT of sent invoices by the month in which it is reported (D-12): what is paid before or during the period belongs to
-- the month of payment, the rest to the month in which the period ends. VAT of a credit belongs to the month of the credit.
-- A partial payment takes its share; the shares add up to the öre.
create view vat_base with (security_invoker = true) as
  with sent as (
    select id, billable_id, company_id, pay_ore, kind, coalesce(stop, due_at) as stop,
           (sent_at at time zone 'Europe/Stockholm')::date as sent_on
    from invoicebase where sent_at is not null and status <> 'CANCELLED'),
  paid as (
    select sent.id, to_char(least(allocation.allocated_at, sent.stop), 'YYYY-MM') as month, sum(allocation.amount_ore) as amount
    from sent join allocation on allocation.invoicebase_id = sent.id
    where sent.kind <> 'CREDIT' and sent.pay_ore > 0 group by 1, 2),
  parts as (
    select id, month, amount from paid
    union all
    select sent.id, to_char(case when sent.kind = 'CREDIT' then sent.sent_on else sent.stop end, 'YYYY-MM'),
           sent.pay_ore - coalesce((select sum(paid.amount) from paid where paid.id = sent.id), 0)
    from sent),
  months as (select id, month, sum(amount) as amount from parts group by 1, 2),
  shares as (
    select months.id, months.month, sent.pay_ore,
           sum(months.amount) over upto as reached, coalesce(sum(months.amount) over before, 0) as passed
    from months join sent on sent.id = months.id
    window upto as (partition by months.id order by months.month rows unbounded preceding),
           before as (partition by months.id order by months.month rows between unbounded preceding and 1 preceding)),
  rates as (
    select invoicebase_id, tax_rate, sum(total_ore) as base_ore, sum(tax_ore) as tax_ore from invoice_row group by 1, 2)
  select sent.id * 10000000 + (substr(shares.month, 1, 4)::bigint * 12 + substr(shares.month, 6, 2)::bigint) * 100 + rates.tax_rate as id,
         sent.billable_id, sent.company_id, sent.id as invoicebase_id, shares.month, rates.tax_rate,
         case when shares.pay_ore = 0 then rates.base_ore
              else round(rates.base_ore * shares.reached / shares.pay_ore) - round(rates.base_ore * shares.passed / shares.pay_ore) end as base_ore,
         case when shares.pay_ore = 0 then rates.tax_ore
              else round(rates.tax_ore * shares.reached / shares.pay_ore) - round(rates.tax_ore * shares.passed / shares.pay_ore) end as tax_ore
  from sent join shares on shares.id = sent.id join rates on rates.invoicebase_id = sent.id
  where shares.pay_ore = 0 or shares.reached <> shares.passed;
grant select on vat_base to app_user, app_system;
