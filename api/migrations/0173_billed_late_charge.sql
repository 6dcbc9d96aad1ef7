-- The row that charges a late charge. A charge is billed exactly when a row of an invoice that is not cancelled refers to it; a row of a
-- credit invoice that reverses such a row refers to it, too.
alter table invoice_row add column late_charge_id bigint;
alter table invoice_row add foreign key (billable_id, late_charge_id) references late_charge (billable_id, id);
create index invoice_row_late_charge on invoice_row (late_charge_id) where late_charge_id is not null;

create function copy_late_charge() returns trigger language plpgsql as $$
begin
  select late_charge_id into new.late_charge_id from invoice_row where id = new.credits_row_id;
  return new;
end $$;
create trigger late_charge_of_credit before insert on invoice_row for each row
  when (new.credits_row_id is not null) execute function copy_late_charge();

-- The charges that no invoice has yet, with whether the next invoice of their lease takes them.
create view open_late_charge with (security_invoker = true) as
select charge.id, charge.invoicebase_id, charge.kind, charge.amount_ore, charge.from_on, charge.through_on, invoice.reference,
  invoice.lease_id, invoice.company_id, invoice.tenant_id,
  coalesce(settings.billing, 'OWN_INVOICE') = 'NEXT_INVOICE' as is_on_next_invoice
from late_charge charge join invoicebase invoice on invoice.id = charge.invoicebase_id
  left join late_charge_settings settings on settings.company_id = invoice.company_id
where charge.withdrawn_at is null and not exists (
  select from invoice_row row join invoicebase billed on billed.id = row.invoicebase_id
  where row.late_charge_id = charge.id and billed.cancelled_at is null);
grant select on open_late_charge to app_user, app_system;

-- Late charges are outside VAT: they are no sales, so the report of VAT has nothing of them.
create or replace view vat_base with (security_invoker = true) as
  with deferred as materialized (
    select distinct invoicebase.id from voucher join invoicebase on invoicebase.id = voucher.invoicebase_id
    where is_deferred and voucher.kind in ('INVOICE', 'CREDIT') and coalesce(invoice_type, 'MANUAL') not in ('FORTNOX', 'VISMA')),
  sent as (
    select invoicebase.id, billable_id, company_id, pay_ore, kind, coalesce(stop, due_at) as stop,
           (sent_at at time zone 'Europe/Stockholm')::date as sent_on
    from invoicebase
    where sent_at is not null and status <> 'CANCELLED'
      and not exists (select from deferred where deferred.id = invoicebase.id)),
  paid as (
    select sent.id, to_char(least(allocation.allocated_at, sent.stop), 'YYYY-MM') as month, sum(allocation.amount_ore) as amount
    from sent join allocation on allocation.invoicebase_id = sent.id
    where sent.kind <> 'CREDIT' and sent.pay_ore > 0 group by 1, 2),
  paid_sums as (select id, sum(amount) as amount from paid group by 1),
  parts as (
    select id, month, amount from paid
    union all
    select sent.id, to_char(case when sent.kind = 'CREDIT' then greatest(sent.sent_on, sent.stop) else sent.stop end, 'YYYY-MM'),
           sent.pay_ore - coalesce(paid_sums.amount, 0)
    from sent left join paid_sums on paid_sums.id = sent.id),
  months as (select id, month, sum(amount) as amount from parts group by 1, 2),
  shares as (
    select months.id, months.month, sent.pay_ore,
           sum(months.amount) over upto as reached, coalesce(sum(months.amount) over before, 0) as passed
    from months join sent on sent.id = months.id
    window upto as (partition by months.id order by months.month rows unbounded preceding),
           before as (partition by months.id order by months.month rows between unbounded preceding and 1 preceding)),
  rates as (
    select invoicebase_id, tax_rate, sum(total_ore) as base_ore, sum(tax_ore) as tax_ore
    from invoice_row where late_charge_id is null group by 1, 2),
  invoice_rates as (
    select invoicebase_id, array_agg(tax_rate) as tax_rates, array_agg(base_ore) as base_ores, array_agg(tax_ore) as tax_ores
    from rates group by 1)
  select sent.id * 10000000 + (substr(shares.month, 1, 4)::bigint * 12 + substr(shares.month, 6, 2)::bigint) * 100 + rates.tax_rate as id,
         sent.billable_id, sent.company_id, sent.id as invoicebase_id, shares.month, rates.tax_rate,
         case when shares.pay_ore = 0 then rates.base_ore
              else round(rates.base_ore * shares.reached / shares.pay_ore) - round(rates.base_ore * shares.passed / shares.pay_ore) end as base_ore,
         case when shares.pay_ore = 0 then rates.tax_ore
              else round(rates.tax_ore * shares.reached / shares.pay_ore) - round(rates.tax_ore * shares.passed / shares.pay_ore) end as tax_ore,
         false as is_write_off
  from sent join shares on shares.id = sent.id join invoice_rates on invoice_rates.invoicebase_id = sent.id
       cross join lateral unnest(invoice_rates.tax_rates, invoice_rates.base_ores, invoice_rates.tax_ores) as rates(tax_rate, base_ore, tax_ore)
  where shares.pay_ore = 0 or shares.reached <> shares.passed
  union all
  select written_off.id * 10000000 + (substr(month, 1, 4)::bigint * 12 + substr(month, 6, 2)::bigint) * 100 + 50 + tax_rate,
         billable_id, company_id, written_off.id, month, tax_rate, base_ore, tax_ore, true
  from (
    select sent.id, sent.billable_id, sent.company_id, to_char(greatest(write_off.day, sent.stop), 'YYYY-MM') as month,
           write_off_part.tax_rate, -sum(write_off_part.base_ore) as base_ore, -sum(write_off_part.tax_ore) as tax_ore
    from write_off join write_off_part on write_off_part.write_off_id = write_off.id
         join sent on sent.id = write_off.invoicebase_id
    group by 1, 2, 3, 4, 5) written_off
  where base_ore <> 0 or tax_ore <> 0
  union all
  select income_of * 10000000 + (substr(month, 1, 4)::bigint * 12 + substr(month, 6, 2)::bigint) * 100 + tax_rate,
         billable_id, company_id, income_of, month, tax_rate,
         -coalesce(sum(ore) filter (where account >= 3000), 0), -coalesce(sum(ore) filter (where account < 3000), 0), false
  from (
    select voucher.billable_id, company_id, income_of, to_char(booked_on, 'YYYY-MM') as month, tax_rate, account, ore
    from voucher join voucher_line on voucher_line.voucher_id = voucher.id
    where income_of is not null and tax_rate is not null) as income
  group by billable_id, company_id, income_of, month, tax_rate
  union all
  select id * 10000000 + (substr(month, 1, 4)::bigint * 12 + substr(month, 6, 2)::bigint) * 100 + 50 + tax_rate,
         billable_id, company_id, id, month, tax_rate, -sum(base_ore), -sum(tax_ore), true
  from (
    select voucher.billable_id, voucher.company_id, write_off.invoicebase_id as id, to_char(booked_on, 'YYYY-MM') as month,
           write_off_part.tax_rate, write_off_part.base_ore, write_off_part.tax_ore
    from voucher join write_off on write_off.id = voucher.write_off_id
         join write_off_part on write_off_part.write_off_id = write_off.id
         join deferred on deferred.id = write_off.invoicebase_id
    where not voucher.is_deferred and voucher.book is null and not voucher.is_reversal) as income_written_off
  group by billable_id, company_id, id, month, tax_rate
  having sum(base_ore) <> 0 or sum(tax_ore) <> 0;
