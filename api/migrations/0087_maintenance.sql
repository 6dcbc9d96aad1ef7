-- Maintenance: templates, and activities on objects and companies with their tasks.

create table maintenance_template (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  title text not null,
  description text not null,
  reschedule_in integer check (reschedule_in > 0),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id)
);
create index maintenance_template_title on maintenance_template (billable_id, sv_key(title), id);
select tenant_table('maintenance_template');

create table maintenance_template_task (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  template_id bigint not null,
  position integer not null,
  task text not null,
  foreign key (billable_id, template_id) references maintenance_template (billable_id, id) on delete cascade
);
create index maintenance_template_task_template on maintenance_template_task (template_id, position);
select tenant_table('maintenance_template_task');

create table maintenance (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  -- One of them when the activity is made. It outlives what it was about, and its template: the link is then empty.
  entity_id bigint,
  company_id bigint,
  template_id bigint,
  title text not null,
  description text not null,
  scheduled_at timestamptz(0),
  reschedule_in integer check (reschedule_in > 0),
  status text not null default 'PLANNED' check (status in ('PLANNED', 'IN_PROGRESS', 'DONE', 'OVERDUE', 'CANCELLED')),
  responsible_id bigint references user_account on delete set null,
  budget_ore bigint check (budget_ore >= 0),
  cost_ore bigint check (cost_ore >= 0),
  note text,
  -- The activity that this one repeats. Unique: an activity is repeated once.
  previous_id bigint unique,
  started_at timestamptz(0),
  completed_at timestamptz(0),
  -- As the users were called then.
  started_by text,
  completed_by text,
  -- The order of the list: what remains to be done by its day, then what is closed, the latest first.
  list_order bigint not null generated always as (
    case when status in ('DONE', 'CANCELLED')
      then 40000000000 - extract(epoch from coalesce(completed_at, scheduled_at, created_at) - timestamptz '1970-01-01 00:00+00')::bigint
      else coalesce(extract(epoch from scheduled_at - timestamptz '1970-01-01 00:00+00')::bigint, 20000000000)
    end) stored,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  foreign key (billable_id, entity_id) references entity (billable_id, id) on delete set null (entity_id),
  foreign key (billable_id, company_id) references company (billable_id, id) on delete set null (company_id),
  foreign key (billable_id, template_id) references maintenance_template (billable_id, id) on delete set null (template_id),
  foreign key (billable_id, previous_id) references maintenance (billable_id, id) on delete set null (previous_id),
  check (num_nonnulls(entity_id, company_id) <= 1),
  check (status <> 'IN_PROGRESS' or started_at is not null),
  check (status <> 'DONE' or completed_at is not null)
);
create index maintenance_list on maintenance (billable_id, list_order, id);
create index maintenance_status on maintenance (billable_id, status, list_order, id);
create index maintenance_scheduled on maintenance (billable_id, scheduled_at, id);
create index maintenance_completed on maintenance (billable_id, completed_at, id);
create index maintenance_created on maintenance (billable_id, created_at, id);
create index maintenance_title on maintenance (billable_id, sv_key(title), id);
create index maintenance_entity on maintenance (entity_id, list_order, id);
create index maintenance_company on maintenance (company_id, list_order, id);
create index maintenance_template_activities on maintenance (template_id, list_order, id);
create index maintenance_responsible on maintenance (responsible_id, list_order, id);
select tenant_table('maintenance');

create table maintenance_task (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  maintenance_id bigint not null,
  position integer not null,
  task text not null,
  status text not null default 'INCOMPLETE' check (status in ('INCOMPLETE', 'COMPLETE', 'FAILED')),
  foreign key (billable_id, maintenance_id) references maintenance (billable_id, id) on delete cascade
);
create index maintenance_task_activity on maintenance_task (maintenance_id, position);
select tenant_table('maintenance_task');

-- When the object or company is removed, what remained to be done on it is cancelled. What was done stays as a record.
create function cancel_maintenance_without_owner() returns trigger language plpgsql as $$
begin
  if new.entity_id is null and new.company_id is null and new.status in ('PLANNED', 'OVERDUE', 'IN_PROGRESS') then
    new.status := 'CANCELLED';
  end if;
  return new;
end $$;
create trigger cancel_without_owner before update of entity_id, company_id on maintenance
  for each row execute function cancel_maintenance_without_owner();

-- Photos and other files belong to activities too.
alter table file drop constraint file_fileable_type_check;
alter table file add constraint file_fileable_type_check
  check (fileable_type in ('entity', 'company', 'lease', 'tenant', 'ticket', 'maintenance'));
