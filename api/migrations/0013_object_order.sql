-- The order of objects by name is worked out when a name is written, not every time a list is read.
alter table entity add column name_key bytea not null generated always as (natural_key(name)) stored;
drop index entity_name;
create index entity_order on entity (billable_id, name_key, id);
