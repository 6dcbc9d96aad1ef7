-- A payment that differs from what is left by less than a krona settles the invoice: the difference is rounded off.
create table payment_rounding (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  payment_id bigint not null,
  invoicebase_id bigint not null,
  -- What the invoice does not ask for any more, or what of the surplus does not become credit.
  invoice_ore integer not null default 0 check (invoice_ore between 0 and 99),
  surplus_ore integer not null default 0 check (surplus_ore between 0 and 99),
  rounded_on date not null,
  created_at timestamptz(3) not null default app_now(),
  check ((invoice_ore = 0) <> (surplus_ore = 0)),
  foreign key (billable_id, payment_id) references payment (billable_id, id),
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id)
);
create index payment_rounding_payment on payment_rounding (payment_id);
create index payment_rounding_invoice on payment_rounding (invoicebase_id);
select tenant_table('payment_rounding');
create trigger append_only before update or delete on payment_rounding for each row execute function refuse_change();

-- A rounding ends with its payment, and with its invoice.
create view valid_payment_rounding with (security_invoker = true) as
select rounding.* from payment_rounding rounding
where not exists (select from payment where reverses_id = rounding.payment_id)
  and exists (
    select from invoicebase where id = rounding.invoicebase_id and cancelled_at is null and credited_at is null);
grant select on valid_payment_rounding to app_user, app_system;

alter table company_books add column rounds_payments boolean not null default true;

alter table invoice_event drop constraint invoice_event_what_check;
alter table invoice_event add constraint invoice_event_what_check check (what in
  ('CREATED', 'GENERATED', 'APPROVED', 'REOPENED', 'RECALCULATED', 'SENT', 'NOT_SENT', 'MARKED_SENT', 'PAID', 'SURPLUS',
   'ROUNDED', 'OFFSET', 'UNDONE', 'DUE_MOVED', 'PARTLY_CREDITED', 'CREDITED', 'CANCELLED', 'DRAFTED', 'BOOKED', 'REFUSED',
   'SYNC_STOPPED', 'SYNC_RESUMED', 'DIVERGED', 'DIVERGENCE_DECIDED'));

-- The journal books a rounding, and takes it back when it ends.
create trigger unbooked_insert after insert on payment_rounding for each row execute function mark_unbooked('ROUNDING');
create function mark_ended_roundings() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'payment' then
    insert into unbooked_event (billable_id, kind, source_id)
    select billable_id, 'ROUNDING', id from payment_rounding where payment_id = new.reverses_id;
  else
    insert into unbooked_event (billable_id, kind, source_id)
    select billable_id, 'ROUNDING', id from payment_rounding where invoicebase_id = new.id;
  end if;
  return null;
end $$;
create trigger ended_roundings after insert on payment for each row when (new.reverses_id is not null)
  execute function mark_ended_roundings();
create trigger ended_roundings after update of cancelled_at, credited_at, invoice_type on invoicebase for each row
  when (old.cancelled_at is distinct from new.cancelled_at or old.credited_at is distinct from new.credited_at
    or (old.invoice_type is not null and old.invoice_type is distinct from new.invoice_type))
  execute function mark_ended_roundings();
