-- Activities are found by their title and by the object or company that they are on.

alter table search_doc drop constraint search_doc_kind_check;
alter table search_doc add constraint search_doc_kind_check
  check (kind in ('leases', 'entities', 'tenants', 'companies', 'tickets', 'maintenance'));

create function search_maintenance(ids bigint[]) returns void language sql as $$
  delete from search_doc where kind = 'maintenance' and ref_id = any (ids) and not exists (select from maintenance where id = ref_id);
  insert into search_doc (billable_id, kind, ref_id, title, subtitle, icon, type, extra)
  select m.billable_id, 'maintenance', m.id, m.title, coalesce(e.name, c.name, ''), 'maintenance', 'Aktivitet', ''
  from maintenance m left join entity e on e.id = m.entity_id left join company c on c.id = m.company_id
  where m.id = any (ids)
  on conflict (kind, ref_id) do update
    set title = excluded.title, subtitle = excluded.subtitle
    where (search_doc.title, search_doc.subtitle) is distinct from (excluded.title, excluded.subtitle);
$$;

create function maintenance_changed() returns trigger language plpgsql as $$
begin
  perform search_maintenance(array(select id from changed));
  return null;
end $$;

-- The nightly run changes the status of many activities. Nobody finds an activity by it, so nothing is looked up then.
create function maintenance_updated() returns trigger language plpgsql as $$
declare
  changed_ids bigint[] := array(
    select now.id from changed now join before on before.id = now.id
    where (now.title, now.entity_id, now.company_id) is distinct from (before.title, before.entity_id, before.company_id));
begin
  if cardinality(changed_ids) > 0 then
    perform search_maintenance(changed_ids);
  end if;
  return null;
end $$;

create trigger search_insert after insert on maintenance referencing new table as changed
  for each statement execute function maintenance_changed();
create trigger search_update after update on maintenance referencing old table as before new table as changed
  for each statement execute function maintenance_updated();
create trigger search_delete after delete on maintenance referencing old table as changed
  for each statement execute function maintenance_changed();

-- An activity says what it is on, so it follows a new name.
create or replace function entity_changed() returns trigger language plpgsql as $$
begin
  perform search_entities(array(select id from changed));
  perform search_leases(array(select l.id from lease l join changed c on c.id = l.entity_id));
  perform search_tickets(array(select t.id from ticket t join changed c on c.id = t.entity_id));
  perform search_maintenance(array(select m.id from maintenance m join changed c on c.id = m.entity_id));
  return null;
end $$;

create or replace function company_changed() returns trigger language plpgsql as $$
begin
  perform search_companies(array(select id from changed));
  perform search_maintenance(array(select m.id from maintenance m join changed c on c.id = m.company_id));
  return null;
end $$;

-- Row-level security hides every row from the role that migrates.
set local role app_system;
select search_maintenance(array(select id from maintenance));
reset role;
