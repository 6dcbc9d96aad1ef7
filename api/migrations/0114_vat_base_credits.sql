-- A credit that is sent before the period ends reduces the VAT of the period's last month: none was reported before.
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
              else round(rates.tax_ore * shares.reached / shares.pay_ore) - round(rates.tax_ore * shares.passed / shares.pay_ore) end as tax_ore
  from sent join shares on shares.id = sent.id join invoice_rates on invoice_rates.invoicebase_id = sent.id
       cross join lateral unnest(invoice_rates.tax_rates, invoice_rates.base_ores, invoice_rates.tax_ores) as rates(tax_rate, base_ore, tax_ore)
  where shares.pay_ore = 0 or shares.reached <> shares.passed;
