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
      and invoicebase.invoice_type <> 'MANUAL' and accounting_invoice.integration_id is not null);
grant select on undecided_bank_payment to app_user, app_system;

create index bank_payment_open on bank_payment (billable_id, file_id)
  where payment_id is null and not left_out and not is_reversal;
