-- The subscription of a business, as the payment provider told last.
create table subscription (
  billable_id bigint primary key references billable,
  customer_id text not null unique,
  status text,
  cancel_at_period_end boolean not null default false,
  has_payment_method boolean not null default false,
  trial_end timestamptz(3),
  current_period_end timestamptz(3),
  past_due_since timestamptz(3),
  invoices jsonb not null default '[]',
  synced_at timestamptz(3),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now()
);
select tenant_table('subscription');

-- Webhooks that have been handled: the provider may send one twice.
create table payment_event (
  id text primary key,
  type text not null,
  created_at timestamptz(3) not null default app_now()
);
select system_table('payment_event');

-- The provider of the product handles the subscription of such a business by hand.
alter table billable add column manual_membership boolean not null default false;
