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
