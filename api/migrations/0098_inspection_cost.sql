-- What an inspection was expected to cost, and the activity that did it: its amounts are not counted twice.
alter table statutory_inspection
  add column budget_ore bigint check (budget_ore >= 0),
  add column maintenance_id bigint,
  add foreign key (billable_id, maintenance_id) references maintenance (billable_id, id) on delete set null (maintenance_id);
create index statutory_inspection_maintenance on statutory_inspection (maintenance_id) where maintenance_id is not null;
create index statutory_inspection_day on statutory_inspection (billable_id, performed_on);
