-- Each company has an invoice number series of its own. A range of numbers belongs to one company for ever, so the numbers and the OCR
-- numbers stay unique in the business, and a company's numbers follow one another. When a range is used up, the company goes on
-- in a new one.
create table invoice_series (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  -- Null: for invoices without a company. A removed company keeps its ranges, so it is no reference.
  company_id bigint,
  first_number bigint not null,
  -- The last number that was given: one less than the first when none was. Its row stays locked until that transaction ends.
  last_number bigint not null,
  end_number bigint not null,
  unique (billable_id, first_number),
  check (first_number <= end_number and last_number between first_number - 1 and end_number)
);
create index invoice_series_company on invoice_series (billable_id, company_id, first_number);
select tenant_table('invoice_series');

-- A business has one counter until now. The company with the highest number goes on from there; another one begins a range above it
-- with its next invoice. Ranges end before a whole million.
set local role app_system;
insert into invoice_series (billable_id, company_id, first_number, last_number, end_number)
select counter.billable_id, latest.company_id,
  case when latest.companies > 1 then counter.last_number + 1 else 100001 end,
  counter.last_number,
  (counter.last_number / 1000000 + 1) * 1000000 - 1
from invoice_number counter
cross join lateral (
  select (array_agg(company_id order by length(reference) desc, reference desc) filter (where company_id is not null))[1] as company_id,
    count(distinct company_id) as companies
  from invoicebase where invoicebase.billable_id = counter.billable_id
    and case when reference ~ '^[0-9]{6,12}$' then reference::bigint <= counter.last_number else false end
) latest;
reset role;
drop table invoice_number;
