-- The area of an object from a day on, as rent has versions (D-15). `entity.area` is the one in force today.
create table area_version (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  entity_id bigint not null,
  valid_from date not null,
  -- m²; null when the object has no area from that day.
  area numeric,
  created_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  unique (entity_id, valid_from),
  foreign key (billable_id, entity_id) references entity (billable_id, id) on delete cascade
);
-- Until now an area had no history. The first version also applies before its own start.
insert into area_version (billable_id, entity_id, valid_from, area)
select billable_id, id, (created_at at time zone 'Europe/Stockholm')::date, area from entity where area is not null;
select tenant_table('area_version');
