-- Deposits: what a tenant leaves as security. Each is asked for by an invoice of its own, and is a debt to the tenant, never income.
alter table invoicebase drop constraint invoicebase_kind_check;
alter table invoicebase add constraint invoicebase_kind_check check (kind in ('RENT', 'SUPPLEMENT', 'DEPOSIT', 'CREDIT'));
-- Whether the invoice asks for a deposit or credits one that does, so that sums of income leave both out.
alter table invoicebase
  add column is_deposit boolean not null default false,
  add constraint invoicebase_deposit_check check (case kind when 'DEPOSIT' then is_deposit when 'CREDIT' then true else not is_deposit end);

-- The accounts on which a company books deposits. A company without a row has the standard ones.
create table deposit_setting (
  company_id bigint primary key,
  billable_id bigint not null references billable,
  account integer not null check (account between 2390 and 2399 or account between 2890 and 2899),
  interest_account integer not null check (interest_account between 8400 and 8499),
  cost_account integer not null check (cost_account between 3000 and 3999),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, company_id) references company (billable_id, id) on delete cascade
);
create index deposit_setting_business on deposit_setting (billable_id);
select tenant_table('deposit_setting');

create table deposit (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  -- The invoice that asks for it, which also has its lease, tenant and company.
  invoicebase_id bigint not null unique,
  -- The account of the debt. It stays when the company chooses another for deposits to come.
  account integer not null check (account between 2000 and 2999),
  -- Interest for a year, in hundredths of a percent. Null: none is agreed.
  interest_rate integer check (interest_rate between 1 and 10000),
  user_id bigint references user_account on delete set null,
  created_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id) on delete cascade
);
create index deposit_user on deposit (user_id) where user_id is not null;
select tenant_table('deposit');
create trigger unchanged before update of invoicebase_id, account, interest_rate on deposit
  for each row execute function refuse_change();

-- What became of a deposit. Only ever added to: a mistake is undone by an entry that reverses it.
create table deposit_entry (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  deposit_id bigint not null,
  what text not null check (what in ('INTEREST', 'USED_INVOICE', 'USED_COST', 'REPAID')),
  -- Negative on an entry that undoes another.
  amount_ore bigint not null check (amount_ore <> 0),
  day date not null,
  -- What it was used for, in the words of the user.
  reason text,
  -- The bank account that the money went to, as the user wrote it.
  to_account text,
  -- The account that it is booked against. Null: the payment of the invoice is booked.
  account integer check (account between 1000 and 9999),
  -- The payment of an invoice that the deposit made. It is undone with the payment.
  payment_id bigint unique,
  reverses_id bigint unique,
  user_id bigint references user_account on delete set null,
  created_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  check ((amount_ore < 0) = (reverses_id is not null)),
  check ((what = 'USED_INVOICE') = (payment_id is not null)),
  check ((what = 'USED_INVOICE') = (account is null)),
  foreign key (billable_id, deposit_id) references deposit (billable_id, id),
  foreign key (billable_id, payment_id) references payment (billable_id, id),
  foreign key (billable_id, reverses_id) references deposit_entry (billable_id, id)
);
create index deposit_entry_deposit on deposit_entry (deposit_id, id);
create index deposit_entry_user on deposit_entry (user_id) where user_id is not null;
select tenant_table('deposit_entry');
create trigger append_only before delete on deposit_entry for each row execute function refuse_change();
create trigger unchanged before update of deposit_id, what, amount_ore, day, reason, to_account, account, payment_id, reverses_id
  on deposit_entry for each row execute function refuse_change();

-- What each deposit is now (docs/domain-rules.md, D-31). What is received is what its sent invoice does not ask for any more.
create view deposit_balance with (security_invoker = true) as
  with asked as (
    select deposit.id, deposit.billable_id, deposit.invoicebase_id, invoice.company_id, invoice.tenant_id, invoice.lease_id,
      invoice.due_at, invoice.sent_at is not null as is_sent,
      (case when invoice.cancelled_at is not null then 0 else invoice.pay_ore + coalesce((
        select sum(credit.pay_ore) from invoicebase credit where credit.credits_id = invoice.id), 0) end)::bigint as asked_ore,
      case when invoice.cancelled_at is not null then 0 else invoice.left_ore end as left_ore
    from deposit join invoicebase invoice on invoice.id = deposit.invoicebase_id
  ), summed as (
    select asked.*, case when is_sent then asked_ore - left_ore else 0 end as received_ore,
      coalesce(entries.interest_ore, 0)::bigint as interest_ore, coalesce(entries.used_ore, 0)::bigint as used_ore,
      coalesce(entries.repaid_ore, 0)::bigint as repaid_ore
    from asked left join lateral (
      select sum(amount_ore) filter (where what = 'INTEREST') as interest_ore,
        sum(amount_ore) filter (where what in ('USED_INVOICE', 'USED_COST')) as used_ore,
        sum(amount_ore) filter (where what = 'REPAID') as repaid_ore
      from deposit_entry where deposit_id = asked.id
        and not exists (select from payment reversal where reversal.reverses_id = deposit_entry.payment_id)
    ) entries on true
  ), held as (
    select summed.*, received_ore + interest_ore - used_ore - repaid_ore as held_ore from summed
  )
  select held.*, case
    when asked_ore = 0 and received_ore = 0 then 'WITHDRAWN'
    when received_ore = 0 then 'ASKED'
    when held_ore = 0 and repaid_ore > 0 then 'REPAID'
    when held_ore = 0 then 'USED'
    when received_ore < asked_ore then 'PARTLY_RECEIVED'
    else 'HELD' end as state
  from held;
grant select on deposit_balance to app_user, app_system;
