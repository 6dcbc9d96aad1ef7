-- Whether the add-on was a copy of one that has been removed from the catalogue: without addon_id it looks like the lease's own.
alter table lease_addon add column is_catalogue_addon_removed boolean not null default false;
