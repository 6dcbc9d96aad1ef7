-- What has a number is found by the exact number before anything that only contains it, and tickets are found at all.

-- Letters and digits only: 'Ä-1001' is a1001, '850412-2386' is 8504122386.
create function search_code(value text) returns text language sql immutable parallel safe as
  $$ select replace(search_norm(value), ' ', '') $$;

-- A Swedish number with and without its country code is one number: '+46 70-174 06 05' is 0701740605.
create function search_phone(value text) returns text language sql immutable parallel safe as
  $$ select regexp_replace(regexp_replace(value, '\D', '', 'g'), case when btrim(value) ~ '^(\+|00)' then '^(00)?46' else '^$' end,
                           case when btrim(value) ~ '^(\+|00)' then '0' else '' end) $$;

alter table search_doc add column numbers text[] not null default '{}';
create index search_doc_numbers on search_doc using gin (billable_id, numbers);
alter table search_doc drop constraint search_doc_kind_check;
alter table search_doc add constraint search_doc_kind_check
  check (kind in ('leases', 'entities', 'tenants', 'companies', 'tickets'));

create or replace function search_companies(ids bigint[]) returns void language sql as $$
  delete from search_doc where kind = 'companies' and ref_id = any (ids) and not exists (select from company where id = ref_id);
  insert into search_doc (billable_id, kind, ref_id, title, subtitle, icon, type, extra, numbers)
  select billable_id, 'companies', id, name, organisation_number, 'company', 'Företag',
         concat_ws(' ', replace(organisation_number, '-', ''), address, city, email, phone),
         array_remove(array[search_code(organisation_number)], null)
  from company where id = any (ids)
  on conflict (kind, ref_id) do update
    set title = excluded.title, subtitle = excluded.subtitle, extra = excluded.extra, numbers = excluded.numbers
    where (search_doc.title, search_doc.subtitle, search_doc.extra, search_doc.numbers)
      is distinct from (excluded.title, excluded.subtitle, excluded.extra, excluded.numbers);
$$;

create or replace function search_entities(ids bigint[]) returns void language sql as $$
  delete from search_doc where kind = 'entities' and ref_id = any (ids) and not exists (select from entity where id = ref_id);
  insert into search_doc (billable_id, kind, ref_id, title, subtitle, icon, type, extra, numbers)
  select e.billable_id, 'entities', e.id, e.name, e.address || ', ' || e.city, t.icon, t.name,
         concat_ws(' ', e.postal_code, e.fields ->> 'number', e.fields ->> 'designation', c.name),
         array_remove(array[search_code(e.fields ->> 'number'), search_code(e.fields ->> 'designation')], null)
  from entity e join entity_type t on t.id = e.entity_type_id join company c on c.id = e.company_id
  where e.id = any (ids)
  on conflict (kind, ref_id) do update
    set title = excluded.title, subtitle = excluded.subtitle, icon = excluded.icon, type = excluded.type,
        extra = excluded.extra, numbers = excluded.numbers
    where (search_doc.title, search_doc.subtitle, search_doc.extra, search_doc.type, search_doc.numbers)
      is distinct from (excluded.title, excluded.subtitle, excluded.extra, excluded.type, excluded.numbers);
$$;

-- The number as it is and in the ways people write it; shown without the last four where it is a person's.
create or replace function search_tenants(ids bigint[]) returns void language sql as $$
  delete from search_doc where kind = 'tenants' and ref_id = any (ids) and not exists (select from tenant where id = ref_id);
  insert into search_doc (billable_id, kind, ref_id, title, subtitle, icon, type, extra, numbers)
  select t.billable_id, 'tenants', t.id, t.name, regexp_replace(t.identifier, '^(\d{8})-\d{4}$', '\1-****'),
         'tenant', 'Hyresgäst',
         concat_ws(' ', t.identifier, replace(t.identifier, '-', ''), substr(t.identifier, 3),
                   substr(replace(t.identifier, '-', ''), 3), t.email, t.phone, regexp_replace(t.phone, '\D', '', 'g'),
                   a.address, a.city),
         array_remove(array[search_code(t.identifier),
           case when t.identifier ~ '^\d{8}-' then substr(search_code(t.identifier), 3) end, search_phone(t.phone)], null)
  from tenant t left join address a on a.tenant_id = t.id and a.type = 'PRIMARY'
  where t.id = any (ids)
  on conflict (kind, ref_id) do update
    set title = excluded.title, subtitle = excluded.subtitle, extra = excluded.extra, numbers = excluded.numbers
    where (search_doc.title, search_doc.subtitle, search_doc.extra, search_doc.numbers)
      is distinct from (excluded.title, excluded.subtitle, excluded.extra, excluded.numbers);
$$;

create or replace function search_leases(ids bigint[]) returns void language sql as $$
  delete from search_doc where kind = 'leases' and ref_id = any (ids) and not exists (select from lease where id = ref_id);
  insert into search_doc (billable_id, kind, ref_id, title, subtitle, icon, type, extra, numbers)
  select l.billable_id, 'leases', l.id, concat_ws(' · ', e.name, p.primary_name),
         l.start || ' – ' || coalesce(l.stop::text, 'tills vidare'), 'lease', 'Uthyrning',
         concat_ws(' ', l.reference, p.names, e.address, e.city),
         array_remove(array[search_code(l.reference)], null)
  from lease l
  join entity e on e.id = l.entity_id
  left join lateral (
    select string_agg(t.name, ' ') as names, max(t.name) filter (where lt.is_primary) as primary_name
    from lease_tenant lt join tenant t on t.id = lt.tenant_id where lt.lease_id = l.id) p on true
  where l.id = any (ids)
  on conflict (kind, ref_id) do update
    set title = excluded.title, subtitle = excluded.subtitle, extra = excluded.extra, numbers = excluded.numbers
    where (search_doc.title, search_doc.subtitle, search_doc.extra, search_doc.numbers)
      is distinct from (excluded.title, excluded.subtitle, excluded.extra, excluded.numbers);
$$;

create function search_tickets(ids bigint[]) returns void language sql as $$
  delete from search_doc where kind = 'tickets' and ref_id = any (ids) and not exists (select from ticket where id = ref_id);
  insert into search_doc (billable_id, kind, ref_id, title, subtitle, icon, type, extra, numbers)
  select t.billable_id, 'tickets', t.id, t.subject, concat_ws(' · ', 'Ä-' || t.number, e.name, n.name), 'ticket', 'Ärende', '',
         array['a' || t.number, t.number::text]
  from ticket t left join entity e on e.id = t.entity_id left join tenant n on n.id = t.tenant_id
  where t.id = any (ids)
  on conflict (kind, ref_id) do update
    set title = excluded.title, subtitle = excluded.subtitle
    where (search_doc.title, search_doc.subtitle) is distinct from (excluded.title, excluded.subtitle);
$$;

create function ticket_changed() returns trigger language plpgsql as $$
begin
  perform search_tickets(array(select id from changed));
  return null;
end $$;
create trigger search_insert after insert on ticket referencing new table as changed
  for each statement execute function ticket_changed();
create trigger search_update after update on ticket referencing new table as changed
  for each statement execute function ticket_changed();
create trigger search_delete after delete on ticket referencing old table as changed
  for each statement execute function ticket_changed();

-- A ticket says what it is about, so it follows a new name.
create or replace function entity_changed() returns trigger language plpgsql as $$
begin
  perform search_entities(array(select id from changed));
  perform search_leases(array(select l.id from lease l join changed c on c.id = l.entity_id));
  perform search_tickets(array(select t.id from ticket t join changed c on c.id = t.entity_id));
  return null;
end $$;

create or replace function tenant_changed() returns trigger language plpgsql as $$
begin
  perform search_tenants(array(select id from changed));
  perform search_leases(array(select lt.lease_id from lease_tenant lt join changed c on c.id = lt.tenant_id));
  perform search_tickets(array(select t.id from ticket t join changed c on c.id = t.tenant_id));
  return null;
end $$;

-- Row-level security hides every row from the role that migrates.
set local role app_system;
select search_companies(array(select id from company));
select search_entities(array(select id from entity));
select search_tenants(array(select id from tenant));
select search_leases(array(select id from lease));
select search_tickets(array(select id from ticket));
reset role;
