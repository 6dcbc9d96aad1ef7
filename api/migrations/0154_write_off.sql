-- What is written off of invoices as bad debts, and taken back. Only ever added to: the sum of an invoice is what is written off of it.
create table write_off (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  invoicebase_id bigint not null,
  -- A payment recovers what it pays, and undoing the payment restores that. A user takes back the rest.
  what text not null check (what in ('WRITTEN_OFF', 'RECOVERED', 'RESTORED', 'TAKEN_BACK')),
  amount_ore bigint not null check (amount_ore <> 0),
  day date not null,
  reason text,
  payment_id bigint,
  user_id bigint references user_account on delete set null,
  created_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  check ((amount_ore > 0) = (what in ('WRITTEN_OFF', 'RESTORED'))),
  check ((what = 'WRITTEN_OFF') = (reason is not null)),
  check ((what in ('RECOVERED', 'RESTORED')) = (payment_id is not null)),
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id),
  foreign key (billable_id, payment_id) references payment (billable_id, id)
);
create index write_off_invoice on write_off (invoicebase_id, id);
create index write_off_payment on write_off (payment_id) where payment_id is not null;
select tenant_table('write_off');
create trigger append_only before delete on write_off for each row execute function refuse_change();
create trigger unchanged before update of invoicebase_id, what, amount_ore, day, reason, payment_id on write_off
  for each row execute function refuse_change();

-- What of it belongs to each VAT rate: the base without VAT, and the VAT that comes back.
create table write_off_part (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  write_off_id bigint not null,
  tax_rate smallint not null check (tax_rate in (0, 6, 12, 25)),
  base_ore bigint not null,
  tax_ore bigint not null,
  foreign key (billable_id, write_off_id) references write_off (billable_id, id)
);
create index write_off_part_write_off on write_off_part (write_off_id);
select tenant_table('write_off_part');
create trigger append_only before update or delete on write_off_part for each row execute function refuse_change();

-- Derived, like left_ore: what is written off of the invoice.
alter table invoicebase add column written_off_ore bigint not null default 0 check (written_off_ore >= 0);

alter table invoice_event drop constraint invoice_event_what_check;
alter table invoice_event add constraint invoice_event_what_check check (what in
  ('CREATED', 'GENERATED', 'APPROVED', 'REOPENED', 'RECALCULATED', 'SENT', 'NOT_SENT', 'MARKED_SENT', 'PAID', 'SURPLUS',
   'ROUNDED', 'OFFSET', 'UNDONE', 'DUE_MOVED', 'PARTLY_CREDITED', 'CREDITED', 'CANCELLED', 'DRAFTED', 'BOOKED', 'REFUSED',
   'SYNC_STOPPED', 'SYNC_RESUMED', 'DIVERGED', 'DIVERGENCE_DECIDED', 'WRITTEN_OFF', 'WRITE_OFF_RECOVERED', 'WRITE_OFF_RESTORED',
   'WRITE_OFF_TAKEN_BACK'));
