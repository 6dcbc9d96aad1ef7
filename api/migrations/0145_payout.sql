-- Credit that is paid back to a tenant. Only ever added to: a mistake is undone by an entry that reverses it.
create table payout (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  tenant_id bigint,
  company_id bigint,
  amount_ore bigint not null check (amount_ore <> 0),
  paid_at date not null,
  -- The bank account that the money went to, as the user wrote it.
  account text,
  reverses_id bigint unique,
  user_id bigint references user_account on delete set null,
  created_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  check ((amount_ore < 0) = (reverses_id is not null)),
  foreign key (billable_id, tenant_id) references tenant (billable_id, id) on delete set null (tenant_id),
  foreign key (billable_id, company_id) references company (billable_id, id) on delete set null (company_id),
  foreign key (billable_id, reverses_id) references payout (billable_id, id)
);
create index payout_tenant on payout (billable_id, tenant_id, id);
create index payout_company on payout (company_id);
select tenant_table('payout');
create trigger append_only before delete on payout for each row execute function refuse_change();
create trigger unchanged before update of amount_ore, paid_at, account, reverses_id on payout
  for each row execute function refuse_change();

-- The payments whose credit a payout takes. Negative when it is undone.
create table payout_part (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  payout_id bigint not null,
  payment_id bigint not null,
  amount_ore bigint not null check (amount_ore <> 0),
  foreign key (billable_id, payout_id) references payout (billable_id, id),
  foreign key (billable_id, payment_id) references payment (billable_id, id)
);
create index payout_part_payout on payout_part (payout_id);
create index payout_part_payment on payout_part (payment_id);
select tenant_table('payout_part');
create trigger append_only before update or delete on payout_part for each row execute function refuse_change();

-- What of a payment is not used yet: the tenant's credit.
create function unallocated_ore(of_payment bigint, amount_ore bigint) returns bigint language sql stable as $$
  select $2
    - coalesce((select sum(allocation.amount_ore) from allocation where payment_id = $1), 0)::bigint
    - coalesce((select sum(surplus_ore) from valid_payment_rounding where payment_id = $1), 0)::bigint
    - coalesce((select sum(payout_part.amount_ore) from payout_part where payment_id = $1), 0)::bigint $$;

create trigger unbooked_insert after insert on payout for each row execute function mark_unbooked('PAYOUT');
