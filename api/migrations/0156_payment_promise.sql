-- What tenants promise to pay of unpaid invoices, and notes about that. Rows are only added: the latest promise of an invoice is the
-- one that counts.
create table payment_promise (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  invoicebase_id bigint not null,
  -- The last day on which it will be paid. Null: a note without a promise.
  promised_on date,
  -- Null: all that is left.
  amount_ore bigint check (amount_ore > 0),
  note text,
  -- What was left to pay when it was promised. What is left later is compared with it.
  left_ore bigint not null,
  user_id bigint references user_account on delete set null,
  created_at timestamptz(3) not null default app_now(),
  withdrawn_at timestamptz(3),
  withdrawn_by bigint references user_account on delete set null,
  unique (billable_id, id),
  check (promised_on is not null or (note is not null and amount_ore is null)),
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id) on delete cascade
);
create index payment_promise_invoice on payment_promise (invoicebase_id, id);
create index payment_promise_user on payment_promise (user_id) where user_id is not null;
create index payment_promise_withdrawn_by on payment_promise (withdrawn_by) where withdrawn_by is not null;
select tenant_table('payment_promise');
create trigger unchanged before update of invoicebase_id, promised_on, amount_ore, note, left_ore on payment_promise
  for each row execute function refuse_change();

-- The promises that wait for money, one at most of an invoice: the latest, until it is withdrawn or what was promised is paid,
-- credited or cancelled. It is broken when its day has passed.
create view open_payment_promise with (security_invoker = true) as
select promise.id, promise.invoicebase_id, invoice.tenant_id, invoice.company_id, promise.promised_on, promise.amount_ore
from payment_promise promise join invoicebase invoice on invoice.id = promise.invoicebase_id
where promise.promised_on is not null and promise.withdrawn_at is null and invoice.cancelled_at is null
  and invoice.left_ore > promise.left_ore - coalesce(promise.amount_ore, promise.left_ore)
  and not exists (
    select from payment_promise newer
    where newer.invoicebase_id = promise.invoicebase_id and newer.id > promise.id and newer.promised_on is not null);
grant select on open_payment_promise to app_user, app_system;
