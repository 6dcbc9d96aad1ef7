-- A ticket can be about an activity, and can have been planned as one.
alter table ticket
  add column maintenance_id bigint,
  add constraint ticket_maintenance_fkey foreign key (billable_id, maintenance_id)
    references maintenance (billable_id, id) on delete set null (maintenance_id);
create index ticket_maintenance on ticket (maintenance_id, number desc) where maintenance_id is not null;
