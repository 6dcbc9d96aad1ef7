-- The journal books what is written off, and what of it is taken back.
alter table voucher add column write_off_id bigint;
alter table voucher drop constraint voucher_kind_check;
alter table voucher add constraint voucher_kind_check check (kind in
  ('INVOICE', 'CREDIT', 'CANCELLATION', 'PAYMENT', 'UNDONE_PAYMENT', 'ROUNDING', 'PAYOUT', 'UNDONE_PAYOUT', 'WRITE_OFF',
   'UNDONE_WRITE_OFF', 'MOVED_CREDIT', 'CREDIT_FROM_PROGRAM'));
alter table voucher drop constraint voucher_check;
alter table voucher add constraint voucher_check
  check (num_nonnulls(invoicebase_id, payment_id, allocation_id, rounding_id, payout_id, write_off_id) = 1);
alter table voucher add foreign key (billable_id, write_off_id) references write_off (billable_id, id);
create index voucher_write_off on voucher (write_off_id) where write_off_id is not null;
create trigger write_off_unchanged before update of write_off_id on voucher for each row execute function refuse_change();

alter table unbooked_event drop constraint unbooked_event_kind_check;
alter table unbooked_event add constraint unbooked_event_kind_check
  check (kind in ('INVOICE', 'PAYMENT', 'ALLOCATION', 'ROUNDING', 'PAYOUT', 'WRITE_OFF'));
create trigger unbooked_insert after insert on write_off for each row execute function mark_unbooked('WRITE_OFF');

-- A write-off moves to other books with its invoice.
create function mark_moved_write_offs() returns trigger language plpgsql as $$
begin
  insert into unbooked_event (billable_id, kind, source_id)
  select billable_id, 'WRITE_OFF', id from write_off where invoicebase_id = new.id;
  return null;
end $$;
create trigger unbooked_write_offs after update of invoice_type on invoicebase for each row
  when (old.invoice_type is not null and old.invoice_type is distinct from new.invoice_type)
  execute function mark_moved_write_offs();

-- The same figures, and what is written off: negative, in the month of its day, but not before that of the invoice itself.
create or replace view vat_base with (security_invoker = true) as
  with sent as (
    select id, billable_id, company_id, pay_ore, kind, coalesce(stop, due_at) as stop,
           (sent_at at time zone 'Europe/Stockholm')::date as sent_on
    from invoicebase where sent_at is not null and status <> 'CANCELLED'),
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
    select invoicebase_id, tax_rate, sum(total_ore) as base_ore, sum(tax_ore) as tax_ore from invoice_row group by 1, 2),
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
  where base_ore <> 0 or tax_ore <> 0;
