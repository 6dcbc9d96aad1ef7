-- The journal books what becomes of deposits: interest, costs and what is repaid. Asking for one is booked as its invoice, and what
-- pays an invoice as a payment.
alter table voucher add column deposit_entry_id bigint;
alter table voucher drop constraint voucher_kind_check;
alter table voucher add constraint voucher_kind_check check (kind in
  ('INVOICE', 'CREDIT', 'CANCELLATION', 'PAYMENT', 'UNDONE_PAYMENT', 'ROUNDING', 'PAYOUT', 'UNDONE_PAYOUT', 'WRITE_OFF',
   'UNDONE_WRITE_OFF', 'MOVED_CREDIT', 'CREDIT_FROM_PROGRAM', 'ACCRUAL', 'INCOME', 'DEPOSIT', 'UNDONE_DEPOSIT'));
alter table voucher drop constraint voucher_check;
alter table voucher add constraint voucher_check check (num_nonnulls(
  invoicebase_id, payment_id, allocation_id, rounding_id, payout_id, write_off_id, deposit_entry_id) = 1);
alter table voucher add foreign key (billable_id, deposit_entry_id) references deposit_entry (billable_id, id);
create index voucher_deposit_entry on voucher (deposit_entry_id) where deposit_entry_id is not null;
create trigger deposit_entry_unchanged before update of deposit_entry_id on voucher
  for each row execute function refuse_change();

alter table unbooked_event drop constraint unbooked_event_kind_check;
alter table unbooked_event add constraint unbooked_event_kind_check
  check (kind in ('INVOICE', 'PAYMENT', 'ALLOCATION', 'ROUNDING', 'PAYOUT', 'WRITE_OFF', 'DEPOSIT'));
create trigger unbooked_insert after insert on deposit_entry for each row when (new.what <> 'USED_INVOICE')
  execute function mark_unbooked('DEPOSIT');

-- The same figures, without deposits and late charges: they are outside VAT (docs/domain-rules.md, D-12, D-16, D-31).
create or replace view vat_base with (security_invoker = true) as
  with deferred as materialized (
    select distinct invoicebase.id from voucher join invoicebase on invoicebase.id = voucher.invoicebase_id
    where is_deferred and voucher.kind in ('INVOICE', 'CREDIT') and coalesce(invoice_type, 'MANUAL') not in ('FORTNOX', 'VISMA')),
  sent as (
    select invoicebase.id, billable_id, company_id, pay_ore, kind, coalesce(stop, due_at) as stop,
           (sent_at at time zone 'Europe/Stockholm')::date as sent_on
    from invoicebase
    where sent_at is not null and status <> 'CANCELLED' and not is_deposit
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
