-- Rents changed by percent, for an object or all below it; what each change did is kept.

create table rent_adjustment (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  entity_id bigint not null,
  -- Percent.
  rate numeric(9, 4) not null check (rate <> 0 and rate > -100),
  -- Whether the leases' add-ons change too.
  addons boolean not null default false,
  -- Null: at once.
  scheduled_at date,
  status text not null default 'SCHEDULED' check (status in ('SCHEDULED', 'EXECUTED')),
  executed_at timestamptz(3),
  -- The first day on which the new rents count.
  effective_on date,
  -- The adjustment whose rents this one gives back; once at most.
  restores_id bigint unique,
  user_id bigint references user_account on delete set null,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  foreign key (billable_id, entity_id) references entity (billable_id, id) on delete cascade,
  foreign key (billable_id, restores_id) references rent_adjustment (billable_id, id) on delete cascade,
  check ((status = 'EXECUTED') = (executed_at is not null and effective_on is not null))
);
create index rent_adjustment_entity on rent_adjustment (entity_id);
create index rent_adjustment_scheduled on rent_adjustment (billable_id, scheduled_at, id) where status = 'SCHEDULED';
create index rent_adjustment_created on rent_adjustment (billable_id, created_at desc, id desc);
select tenant_table('rent_adjustment');

-- What an executed adjustment changed: the rent of a lease, the fee asked for an object, or an add-on.
create table rent_adjustment_effect (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  rent_adjustment_id bigint not null,
  lease_id bigint,
  entity_id bigint,
  lease_addon_id bigint,
  -- SEK, per m² where the lease or object counts so.
  old_fee numeric(14, 4) not null,
  new_fee numeric(14, 4) not null,
  -- Of a lease: the rent of one interval, the notices counted anew, and what the sent ones lack.
  old_total_ore bigint not null default 0,
  new_total_ore bigint not null default 0,
  recalculated integer not null default 0,
  difference_ore bigint not null default 0,
  -- The notice that asks for the difference, when somebody has made one.
  supplement_id bigint,
  unique (billable_id, id),
  unique (rent_adjustment_id, lease_id),
  foreign key (billable_id, rent_adjustment_id) references rent_adjustment (billable_id, id) on delete cascade,
  foreign key (billable_id, lease_id) references lease (billable_id, id) on delete cascade,
  foreign key (billable_id, entity_id) references entity (billable_id, id) on delete cascade,
  foreign key (billable_id, lease_addon_id) references lease_addon (billable_id, id) on delete cascade,
  foreign key (billable_id, supplement_id) references invoicebase (billable_id, id) on delete set null (supplement_id),
  check (num_nonnulls(lease_id, entity_id, lease_addon_id) = 1)
);
create index rent_adjustment_effect_lease on rent_adjustment_effect (lease_id) where lease_id is not null;
create index rent_adjustment_effect_entity on rent_adjustment_effect (entity_id) where entity_id is not null;
create index rent_adjustment_effect_addon on rent_adjustment_effect (lease_addon_id) where lease_addon_id is not null;
select tenant_table('rent_adjustment_effect');

-- What a sent notice lacks after an adjustment that reached back into its days: never written into the notice itself.
create table rent_adjustment_difference (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  effect_id bigint not null,
  invoicebase_id bigint not null,
  name text not null,
  tax_rate integer not null check (tax_rate in (0, 6, 12, 25)),
  net_ore bigint not null,
  explanation text not null,
  foreign key (billable_id, effect_id) references rent_adjustment_effect (billable_id, id) on delete cascade,
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id) on delete cascade
);
create index rent_adjustment_difference_effect on rent_adjustment_difference (effect_id, id);
create index rent_adjustment_difference_notice on rent_adjustment_difference (invoicebase_id);
select tenant_table('rent_adjustment_difference');
