-- How a company keeps its books.
alter table company_books
  add column fiscal_year_start smallint check (fiscal_year_start between 1 and 12),
  add column voucher_series text,
  -- Whether income is booked when its month begins.
  add column accrues boolean not null default false,
  -- The account of VAT that the landlord has chosen. Null: that of other VAT.
  add column voluntary_vat_account integer check (voluntary_vat_account between 2611 and 2618),
  -- The days of whose sent invoices income is booked when it is paid.
  add column cash_from date,
  add column cash_until date,
  add check (cash_until is null or cash_until >= cash_from),
  -- What is not paid when the fiscal year ends is booked then.
  add check (cash_from is null or fiscal_year_start is not null);

-- The account of income of a kind, of objects of a kind, or both. Null: of all kinds.
create table income_account (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  company_id bigint not null,
  income text check (income in ('RENT', 'ADDON', 'OTHER')),
  object text check (object in ('estates', 'apartments', 'premises', 'villas', 'vacancies', 'parkings')),
  tax_rate smallint not null check (tax_rate in (0, 6, 12, 25)),
  account integer not null check (account between 3000 and 3999),
  name text not null,
  unique nulls not distinct (company_id, income, object, tax_rate),
  foreign key (billable_id, company_id) references company (billable_id, id) on delete cascade
);
create index income_account_business on income_account (billable_id);
select tenant_table('income_account');

-- The cost centre of a house, or of another object that lies in none.
create table cost_centre (
  entity_id bigint primary key,
  billable_id bigint not null references billable,
  code text not null,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, entity_id) references entity (billable_id, id) on delete cascade
);
create index cost_centre_business on cost_centre (billable_id);
select tenant_table('cost_centre');

alter table voucher_line
  -- The rate of income and of VAT. Null on other lines, and on those of before it was kept.
  add column tax_rate smallint check (tax_rate in (0, 6, 12, 25)),
  add column cost_centre text;

alter table voucher
  -- Whether nothing is on accounts yet, because income is booked when it is paid.
  add column is_deferred boolean not null default false,
  -- The invoice whose income is booked, because it was paid or the fiscal year has ended.
  add column income_of bigint,
  add foreign key (billable_id, income_of) references invoicebase (billable_id, id),
  add check ((kind = 'INCOME') = (income_of is not null));
create index voucher_deferred on voucher (invoicebase_id) where is_deferred;
create index voucher_income on voucher (income_of) where income_of is not null;
create trigger unchanged_income before update of is_deferred, income_of on voucher
  for each row execute function refuse_change();

alter table voucher drop constraint voucher_kind_check;
alter table voucher add constraint voucher_kind_check check (kind in
  ('INVOICE', 'CREDIT', 'CANCELLATION', 'PAYMENT', 'UNDONE_PAYMENT', 'ROUNDING', 'PAYOUT', 'UNDONE_PAYOUT', 'WRITE_OFF',
   'UNDONE_WRITE_OFF', 'MOVED_CREDIT', 'CREDIT_FROM_PROGRAM', 'ACCRUAL', 'INCOME'));

alter table company_books_event drop constraint company_books_event_what_check;
alter table company_books_event add constraint company_books_event_what_check check (what in
  ('LOCKED', 'UNLOCKED', 'EXPORTED', 'SETTINGS'));

-- VAT of invoices whose income is booked when it is paid is reported as it is booked: see docs/domain-rules.md, D-12.
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
