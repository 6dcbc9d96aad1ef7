-- The account that a payment came from. When a person has chosen an invoice for it, the next payment from it is proposed for the tenant.
alter table bank_payment add column payer_account text;
create index bank_payment_chosen on bank_payment (billable_id, company_id)
  where invoicebase_id is not null and payment_id is not null;
