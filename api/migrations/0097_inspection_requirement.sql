-- Several lifts or doors of one object, each with its own inspections. Removed ones keep what was done.
create table inspection_installation (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  entity_id bigint not null,
  kind text not null,
  name text not null,
  commissioned_on date,
  removed_at timestamptz(3),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  foreign key (billable_id, entity_id) references entity (billable_id, id) on delete cascade
);
create index inspection_installation_entity on inspection_installation (entity_id, kind);
select tenant_table('inspection_installation');

-- Null: it counts for all of the kind in the object.
alter table statutory_inspection add column installation_id bigint,
  add foreign key (billable_id, installation_id) references inspection_installation (billable_id, id) on delete cascade;
create index statutory_inspection_installation on statutory_inspection (installation_id) where installation_id is not null;
alter table inspection_activity add column installation_id bigint,
  add foreign key (billable_id, installation_id) references inspection_installation (billable_id, id) on delete cascade;
create index inspection_activity_installation on inspection_activity (installation_id) where installation_id is not null;

-- What the buildings must do, as the rules derive it on the day of `inspection_requirement_day`. Kept so that lists page,
-- sort and filter in the database.
create table inspection_requirement (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  entity_id bigint not null,
  company_id bigint not null,
  kind text not null,
  -- The place of the kind in the catalogue.
  kind_order smallint not null,
  installation_id bigint,
  status text not null check (status in ('OVERDUE', 'DUE', 'PLANNED', 'UNKNOWN', 'DONE')),
  reason text,
  missing text[] not null,
  months integer,
  default_months integer,
  once boolean not null,
  last_on date,
  last_result text,
  due_on date,
  planned_id bigint,
  planned_on date,
  -- The budget of the planned activity, or what the last inspection cost.
  expected_cost_ore bigint,
  -- The most urgent first: by status, and then by the day.
  list_order integer not null generated always as (
    case status when 'OVERDUE' then 1 when 'DUE' then 2 when 'PLANNED' then 3 when 'UNKNOWN' then 4 else 5 end * 1000000
    + coalesce(due_on - date '1900-01-01', 999999)) stored,
  foreign key (billable_id, entity_id) references entity (billable_id, id) on delete cascade,
  foreign key (billable_id, installation_id) references inspection_installation (billable_id, id) on delete cascade
);
create index inspection_requirement_order on inspection_requirement (billable_id, list_order, id);
create index inspection_requirement_company on inspection_requirement (billable_id, company_id, list_order, id);
create index inspection_requirement_due on inspection_requirement (billable_id, due_on, id);
create index inspection_requirement_entity on inspection_requirement (entity_id);
create index inspection_requirement_installation on inspection_requirement (installation_id) where installation_id is not null;
select tenant_table('inspection_requirement');

-- The day for which all requirements of the business have been derived.
create table inspection_requirement_day (
  billable_id bigint primary key references billable,
  day date not null
);
select tenant_table('inspection_requirement_day');

-- Objects whose requirements have to be derived again before they are read. Marked by the triggers below, in the same
-- transaction as the change, whoever makes it.
create table stale_inspection_requirement (
  entity_id bigint primary key,
  billable_id bigint not null references billable
);
create index stale_inspection_requirement_account on stale_inspection_requirement (billable_id);
select tenant_table('stale_inspection_requirement');

-- Not for an object that is being deleted. The update locks the mark: who refreshes waits for the change.
create function mark_inspection_requirements(of_entity bigint) returns void language sql as $$
  insert into stale_inspection_requirement (entity_id, billable_id)
  select id, billable_id from entity where id = of_entity
  on conflict (entity_id) do update set billable_id = excluded.billable_id;
$$;
create function mark_inspection_requirements_of_row() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform mark_inspection_requirements(old.entity_id); end if;
  if tg_op <> 'DELETE' then perform mark_inspection_requirements(new.entity_id); end if;
  return null;
end $$;
create function mark_inspection_requirements_of_entity() returns trigger language plpgsql as $$
begin
  perform mark_inspection_requirements(new.id);
  return null;
end $$;
create function mark_inspection_requirements_of_activity() returns trigger language plpgsql as $$
begin
  perform mark_inspection_requirements(entity_id) from inspection_activity where maintenance_id = new.id;
  return null;
end $$;

create trigger mark_inspection_requirements after insert or update or delete on inspection_facts
  for each row execute function mark_inspection_requirements_of_row();
create trigger mark_inspection_requirements after insert or update or delete on statutory_inspection
  for each row execute function mark_inspection_requirements_of_row();
create trigger mark_inspection_requirements after insert or update or delete on inspection_interval
  for each row execute function mark_inspection_requirements_of_row();
create trigger mark_inspection_requirements after insert or update or delete on inspection_activity
  for each row execute function mark_inspection_requirements_of_row();
create trigger mark_inspection_requirements after insert or update or delete on inspection_installation
  for each row execute function mark_inspection_requirements_of_row();
create trigger mark_inspection_requirements_insert after insert on entity
  for each row execute function mark_inspection_requirements_of_entity();
create trigger mark_inspection_requirements_update after update on entity for each row
  when (old.company_id <> new.company_id or old.entity_type_id <> new.entity_type_id or old.fields <> new.fields)
  execute function mark_inspection_requirements_of_entity();
create trigger mark_inspection_requirements after update on maintenance for each row
  when (old.status <> new.status or old.scheduled_at is distinct from new.scheduled_at
    or old.budget_ore is distinct from new.budget_ore)
  execute function mark_inspection_requirements_of_activity();
