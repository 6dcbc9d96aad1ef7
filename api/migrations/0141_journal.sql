-- The journal: what each money event changed, on accounts. It is written once, in the transaction of its event.
create table voucher (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  company_id bigint,
  tenant_id bigint,
  kind text not null check (kind in
    ('INVOICE', 'CREDIT', 'CANCELLATION', 'PAYMENT', 'UNDONE_PAYMENT', 'ROUNDING', 'PAYOUT', 'UNDONE_PAYOUT', 'MOVED_CREDIT',
     'CREDIT_FROM_PROGRAM')),
  -- What was booked: one of these.
  invoicebase_id bigint,
  payment_id bigint,
  allocation_id bigint,
  rounding_id bigint,
  payout_id bigint,
  -- Whether it takes back what was booked of the same event, because that belongs in other books.
  is_reversal boolean not null default false,
  -- The accounting program that has it, too. Null: only these books have it.
  book text check (book in ('FORTNOX', 'VISMA')),
  -- When it happened, and the day on which it is booked: later, when the month was locked.
  event_day date not null,
  booked_on date not null,
  registered_on date not null,
  -- By how much the tenant owes more.
  amount_ore bigint not null,
  created_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  check (num_nonnulls(invoicebase_id, payment_id, allocation_id, rounding_id, payout_id) = 1),
  check (booked_on >= event_day),
  foreign key (billable_id, company_id) references company (billable_id, id) on delete set null (company_id),
  foreign key (billable_id, tenant_id) references tenant (billable_id, id) on delete set null (tenant_id),
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id),
  foreign key (billable_id, payment_id) references payment (billable_id, id)
);
create index voucher_day on voucher (billable_id, company_id, booked_on, id);
create index voucher_tenant on voucher (billable_id, tenant_id, booked_on, id);
create index voucher_company on voucher (company_id);
create index voucher_invoice on voucher (invoicebase_id) where invoicebase_id is not null;
create index voucher_payment on voucher (payment_id) where payment_id is not null;
create index voucher_allocation on voucher (allocation_id) where allocation_id is not null;
create index voucher_rounding on voucher (rounding_id) where rounding_id is not null;
create index voucher_payout on voucher (payout_id) where payout_id is not null;
select tenant_table('voucher');

create table voucher_line (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  voucher_id bigint not null,
  account integer not null check (account between 1000 and 9999),
  -- Debit is positive.
  ore bigint not null check (ore <> 0),
  foreign key (billable_id, voucher_id) references voucher (billable_id, id)
);
create index voucher_line_voucher on voucher_line (voucher_id, id);
select tenant_table('voucher_line');

-- A company or tenant may be taken away from a voucher; what was booked stays.
create trigger append_only before delete on voucher for each row execute function refuse_change();
create trigger unchanged before update of kind, invoicebase_id, payment_id, allocation_id, rounding_id, payout_id, is_reversal,
  book, event_day, booked_on, registered_on, amount_ore on voucher for each row execute function refuse_change();
create trigger append_only before update or delete on voucher_line for each row execute function refuse_change();

-- All lines of a voucher are inserted by one statement, and sum to 0.
create function require_balance() returns trigger language plpgsql as $$
declare
  unbalanced bigint;
begin
  select voucher_id into unbalanced from inserted group by voucher_id having sum(ore) <> 0 limit 1;
  if found then
    raise exception 'voucher % does not balance', unbalanced using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger balance after insert on voucher_line referencing new table as inserted
  for each statement execute function require_balance();

-- What has happened and is not in the journal yet. The server empties it before the transaction commits, so it has rows only between
-- a statement and its commit, and after a server of an earlier release has written.
create table unbooked_event (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  kind text not null check (kind in ('INVOICE', 'PAYMENT', 'ALLOCATION', 'ROUNDING', 'PAYOUT')),
  source_id bigint not null
);
create index unbooked_event_business on unbooked_event (billable_id, id);
select tenant_table('unbooked_event');

create function mark_unbooked() returns trigger language plpgsql as $$
begin
  insert into unbooked_event (billable_id, kind, source_id) values (new.billable_id, tg_argv[0], new.id);
  return null;
end $$;
create trigger unbooked_insert after insert on invoicebase for each row when (new.sent_at is not null)
  execute function mark_unbooked('INVOICE');
create trigger unbooked_update after update of sent_at, cancelled_at on invoicebase for each row
  when (new.sent_at is not null
    and (old.sent_at is distinct from new.sent_at or old.cancelled_at is distinct from new.cancelled_at))
  execute function mark_unbooked('INVOICE');
create trigger unbooked_insert after insert on payment for each row execute function mark_unbooked('PAYMENT');
create trigger unbooked_update after update of unregistered_ore on payment for each row
  when (old.unregistered_ore <> new.unregistered_ore) execute function mark_unbooked('PAYMENT');
create trigger unbooked_insert after insert on allocation for each row execute function mark_unbooked('ALLOCATION');

-- An invoice that moves to other books takes its credit invoices and payments with it.
create function mark_moved_invoice() returns trigger language plpgsql as $$
begin
  insert into unbooked_event (billable_id, kind, source_id)
  select billable_id, 'INVOICE', id from invoicebase
  where (id = new.id or credits_id = new.id) and sent_at is not null
  union all
  select billable_id, 'PAYMENT', id from payment
  where invoicebase_id in (select id from invoicebase where id = new.id or credits_id = new.id)
  union all
  select billable_id, 'ALLOCATION', id from allocation
  where invoicebase_id in (select id from invoicebase where id = new.id or credits_id = new.id)
     or payment_id in (select id from payment where invoicebase_id = new.id);
  return null;
end $$;
create trigger unbooked_move after update of invoice_type on invoicebase for each row
  when (old.invoice_type is not null and old.invoice_type is distinct from new.invoice_type)
  execute function mark_moved_invoice();

-- What exists is booked by the next start, by the rules of the server.
set local role app_system;
insert into unbooked_event (billable_id, kind, source_id)
select billable_id, 'INVOICE', id from invoicebase where sent_at is not null order by id;
insert into unbooked_event (billable_id, kind, source_id) select billable_id, 'PAYMENT', id from payment order by id;
insert into unbooked_event (billable_id, kind, source_id) select billable_id, 'ALLOCATION', id from allocation order by id;
reset role;
