-- Inspections that the law requires of buildings: the facts that decide, and what has been done.

-- Null means that nobody has said. An object with a row has a plan of its own, also where its type does not give it one.
create table inspection_facts (
  entity_id bigint primary key,
  billable_id bigint not null references billable,
  building_use text check (building_use in
    ('APARTMENTS', 'SMALL_HOUSE', 'OFFICE', 'SHOP', 'SCHOOL', 'CARE', 'INDUSTRY', 'GARAGE', 'OTHER')),
  -- Only for objects whose type has no such field.
  built_year integer,
  rebuilt_with_pcb boolean,
  ventilation text check (ventilation in ('S', 'F', 'FX', 'FT', 'FTX', 'NONE')),
  lifts integer check (lifts >= 0),
  goods_lifts integer check (goods_lifts >= 0),
  motor_doors integer check (motor_doors >= 0),
  pressure_vessels boolean,
  heating text check (heating in ('DISTRICT', 'HEAT_PUMP', 'ELECTRIC', 'PELLETS', 'SOLID', 'OIL', 'GAS', 'NONE')),
  fireplaces text check (fireplaces in ('NO_FIREPLACE', 'SECONDARY', 'PRIMARY')),
  commercial_kitchen boolean,
  playground boolean,
  shared_hot_water boolean,
  heated_area integer check (heated_area >= 0),
  radon_value integer check (radon_value >= 0),
  radon_measured_on date,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, entity_id) references entity (billable_id, id) on delete cascade
);
create index inspection_facts_account on inspection_facts (billable_id, entity_id);
select tenant_table('inspection_facts');

-- Kinds are keys of the catalogue in the code.
create table statutory_inspection (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  entity_id bigint not null,
  kind text not null,
  performed_on date not null,
  result text not null check (result in ('APPROVED', 'REMARKS', 'REJECTED')),
  inspector_name text not null,
  inspector_company text,
  certificate_number text,
  certificate_valid_to date,
  reinspect_by date,
  note text,
  cost_ore bigint check (cost_ore >= 0),
  -- The protocol is a file of the object.
  file_id bigint references file on delete set null,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  foreign key (billable_id, entity_id) references entity (billable_id, id) on delete cascade,
  check ((result = 'REJECTED') = (reinspect_by is not null))
);
-- The latest of each object and kind.
create index statutory_inspection_latest on statutory_inspection (billable_id, entity_id, kind, performed_on desc, id desc);
create index statutory_inspection_entity on statutory_inspection (entity_id);
create index statutory_inspection_file on statutory_inspection (file_id) where file_id is not null;
select tenant_table('statutory_inspection');

create table inspection_remark (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  inspection_id bigint not null,
  remark text not null,
  ticket_id bigint,
  foreign key (billable_id, inspection_id) references statutory_inspection (billable_id, id) on delete cascade,
  foreign key (billable_id, ticket_id) references ticket (billable_id, id) on delete set null (ticket_id)
);
create index inspection_remark_inspection on inspection_remark (inspection_id, id);
create index inspection_remark_ticket on inspection_remark (ticket_id) where ticket_id is not null;
select tenant_table('inspection_remark');

-- Another interval than the catalogue's, such as the one that a municipality has decided.
create table inspection_interval (
  billable_id bigint not null references billable,
  entity_id bigint not null,
  kind text not null,
  months integer not null check (months > 0),
  reason text not null,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  primary key (entity_id, kind),
  foreign key (billable_id, entity_id) references entity (billable_id, id) on delete cascade
);
create index inspection_interval_account on inspection_interval (billable_id, entity_id);
select tenant_table('inspection_interval');

-- Activities that have been planned to do an inspection.
create table inspection_activity (
  maintenance_id bigint primary key,
  billable_id bigint not null references billable,
  entity_id bigint not null,
  kind text not null,
  foreign key (billable_id, maintenance_id) references maintenance (billable_id, id) on delete cascade,
  foreign key (billable_id, entity_id) references entity (billable_id, id) on delete cascade
);
create index inspection_activity_entity on inspection_activity (entity_id, kind);
select tenant_table('inspection_activity');
