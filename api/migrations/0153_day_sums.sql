-- A statement often has all deposits of Bankgirot of a day in one row: their parts are in the file of Bankgirot.
alter table bank_payment add column is_day_sum boolean not null default false;

-- What the files that have single payments say of each day.
create view bank_day_sum with (security_invoker = true) as
select part.billable_id, part.company_id, part.file_id, part.booked_on, sum(part.amount_ore)::bigint as amount_ore, min(part.id) as first_id
from bank_payment part join bank_file on bank_file.id = part.file_id
where bank_file.format in ('CAMT054', 'BGMAX') and part.currency = 'SEK' and not part.is_reversal
group by part.billable_id, part.company_id, part.file_id, part.booked_on;
grant select on bank_day_sum to app_user, app_system;

-- The payments of bank files that wait for a person: they are neither registered nor put aside (docs/domain-rules.md, D-25). Which
-- invoice one matches is computed when it is shown, so this tells without it what can be told.
create view undecided_bank_payment with (security_invoker = true) as
select bank_payment.id, bank_payment.file_id
from bank_payment join bank_file on bank_file.id = bank_payment.file_id
where bank_payment.payment_id is null and not bank_payment.left_out and not bank_payment.is_reversal
  and bank_payment.currency = 'SEK'
  -- A duplicate is decided in the first file that has it.
  and not exists (select from bank_payment first
    where first.billable_id = bank_payment.billable_id and first.company_id = bank_payment.company_id
      and first.key = bank_payment.key and first.file_id < bank_payment.file_id)
  -- It is registered in the accounting program of the invoice that it names. The texts of a CSV file only propose one.
  and not exists (select from invoicebase
    join accounting_invoice on accounting_invoice.invoicebase_id = invoicebase.id
    where bank_file.format <> 'CSV' and bank_payment.invoicebase_id is null
      and jsonb_array_length(bank_payment.refs) <= 1
      and invoicebase.billable_id = bank_payment.billable_id
      and invoicebase.ocr = regexp_replace(coalesce(bank_payment.refs -> 0 ->> 'reference', bank_payment.message), '\s', '', 'g')
      and invoicebase.company_id = bank_payment.company_id
      and invoicebase.invoice_type <> 'MANUAL' and accounting_invoice.integration_id is not null)
  -- It is the sum of a day whose parts are in another file: it is decided there.
  and not (bank_payment.is_day_sum and bank_payment.invoicebase_id is null
    and exists (select from bank_day_sum
      where bank_day_sum.billable_id = bank_payment.billable_id and bank_day_sum.company_id = bank_payment.company_id
        and bank_day_sum.booked_on = bank_payment.booked_on and bank_day_sum.amount_ore = bank_payment.amount_ore
        and bank_day_sum.file_id <> bank_payment.file_id));
grant select on undecided_bank_payment to app_user, app_system;
