-- An adjustment can be for one lease alone, such as one of an index clause: it changes no other lease of the object.
alter table rent_adjustment
  add column lease_id bigint,
  add foreign key (billable_id, lease_id) references lease (billable_id, id) on delete cascade;
create index rent_adjustment_lease on rent_adjustment (lease_id) where lease_id is not null;
