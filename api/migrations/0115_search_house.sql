-- An object is found by the objects that it lies in: a flat is named together with its house. So are its leases, tickets and
-- activities. 'lgh1102' and '12b' find 'Lgh 1102' and '12 B', and a tenant's hit shows the address.

-- Words without accents, capitals and punctuation; a number beside letters is a word of its own.
create or replace function search_norm(value text) returns text language sql immutable parallel safe as
  $$ select btrim(regexp_replace(
       regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, value)), '[^[:alnum:]]+', ' ', 'g'),
       '(?<=[[:alpha:]])(?=[[:digit:]])|(?<=[[:digit:]])(?=[[:alpha:]])', ' ', 'g')) $$;

-- The generated columns are computed anew, with the new words.
alter table search_doc drop column norm, drop column tsv;
alter table search_doc
  -- The outermost object that the object lies in, shown with the title. Null for an object that lies in none.
  add column house text,
  -- The names of all objects that it lies in, the nearest first. They find the row, but its own words rank higher.
  add column above text not null default '',
  add column norm text not null generated always as
    (search_norm(title || ' ' || subtitle || ' ' || extra || ' ' || above)) stored,
  add column tsv tsvector not null generated always as (
    setweight(to_tsvector('simple', search_norm(title)), 'A')
    || setweight(to_tsvector('simple', search_norm(subtitle || ' ' || extra)), 'B')
    || setweight(to_tsvector('swedish', title || ' ' || type), 'C')
    || setweight(to_tsvector('simple', search_norm(above)), 'D')) stored;
create index search_doc_words on search_doc using gin (billable_id, tsv);
create index search_doc_typos on search_doc using gin (billable_id, norm gin_trgm_ops);

-- What the objects lie in, in one query for many objects. Objects that lie in none are left out.
create function entities_above(of_entities bigint[]) returns table (entity_id bigint, house text, names text)
  language sql stable parallel safe as $$
  with recursive above as (
    select e.id, e.parent_id, null::text as name, 0 as steps from entity e where e.id = any (of_entities)
    union all
    select above.id, parent.parent_id, parent.name, above.steps + 1
    from above join entity parent on parent.id = above.parent_id
  )
  select above.id, (array_agg(above.name order by above.steps desc))[1], string_agg(above.name, ' ' order by above.steps)
  from above where above.steps > 0 group by above.id
$$;

create or replace function search_entities(ids bigint[]) returns void language sql as $$
  delete from search_doc where kind = 'entities' and ref_id = any (ids) and not exists (select from entity where id = ref_id);
  insert into search_doc (billable_id, kind, ref_id, title, subtitle, icon, type, extra, numbers, house, above)
  select e.billable_id, 'entities', e.id, e.name, e.address || ', ' || e.city, t.icon, t.name,
         concat_ws(' ', e.postal_code, e.fields ->> 'number', e.fields ->> 'designation', c.name),
         array_remove(array[search_code(e.fields ->> 'number'), search_code(e.fields ->> 'designation')], null),
         a.house, coalesce(a.names, '')
  from entity e join entity_type t on t.id = e.entity_type_id join company c on c.id = e.company_id
  left join entities_above(ids) a on a.entity_id = e.id
  where e.id = any (ids)
  on conflict (kind, ref_id) do update
    set title = excluded.title, subtitle = excluded.subtitle, icon = excluded.icon, type = excluded.type,
        extra = excluded.extra, numbers = excluded.numbers, house = excluded.house, above = excluded.above
    where (search_doc.title, search_doc.subtitle, search_doc.extra, search_doc.type, search_doc.numbers,
           search_doc.house, search_doc.above)
      is distinct from (excluded.title, excluded.subtitle, excluded.extra, excluded.type, excluded.numbers,
                        excluded.house, excluded.above);
$$;

create or replace function search_leases(ids bigint[]) returns void language sql as $$
  delete from search_doc where kind = 'leases' and ref_id = any (ids) and not exists (select from lease where id = ref_id);
  insert into search_doc (billable_id, kind, ref_id, title, subtitle, icon, type, extra, numbers, house, above)
  select l.billable_id, 'leases', l.id, concat_ws(' · ', e.name, p.primary_name),
         l.start || ' – ' || coalesce(l.stop::text, 'tills vidare'), 'lease', 'Uthyrning',
         concat_ws(' ', l.reference, p.names, e.address, e.city),
         array_remove(array[search_code(l.reference)], null), a.house, coalesce(a.names, '')
  from lease l
  join entity e on e.id = l.entity_id
  left join entities_above(array(select entity_id from lease where id = any (ids))) a on a.entity_id = l.entity_id
  left join lateral (
    select string_agg(t.name, ' ') as names, max(t.name) filter (where lt.is_primary) as primary_name
    from lease_tenant lt join tenant t on t.id = lt.tenant_id where lt.lease_id = l.id) p on true
  where l.id = any (ids)
  on conflict (kind, ref_id) do update
    set title = excluded.title, subtitle = excluded.subtitle, extra = excluded.extra, numbers = excluded.numbers,
        house = excluded.house, above = excluded.above
    where (search_doc.title, search_doc.subtitle, search_doc.extra, search_doc.numbers, search_doc.house, search_doc.above)
      is distinct from (excluded.title, excluded.subtitle, excluded.extra, excluded.numbers, excluded.house, excluded.above);
$$;

create or replace function search_tickets(ids bigint[]) returns void language sql as $$
  delete from search_doc where kind = 'tickets' and ref_id = any (ids) and not exists (select from ticket where id = ref_id);
  insert into search_doc (billable_id, kind, ref_id, title, subtitle, icon, type, extra, numbers, house, above)
  select t.billable_id, 'tickets', t.id, t.subject, concat_ws(' · ', 'Ä-' || t.number, e.name, n.name), 'ticket', 'Ärende', '',
         array['a' || t.number, t.number::text], a.house, coalesce(a.names, '')
  from ticket t left join entity e on e.id = t.entity_id left join tenant n on n.id = t.tenant_id
  left join entities_above(array(select entity_id from ticket where id = any (ids))) a on a.entity_id = t.entity_id
  where t.id = any (ids)
  on conflict (kind, ref_id) do update
    set title = excluded.title, subtitle = excluded.subtitle, house = excluded.house, above = excluded.above
    where (search_doc.title, search_doc.subtitle, search_doc.house, search_doc.above)
      is distinct from (excluded.title, excluded.subtitle, excluded.house, excluded.above);
$$;

create or replace function search_maintenance(ids bigint[]) returns void language sql as $$
  delete from search_doc where kind = 'maintenance' and ref_id = any (ids) and not exists (select from maintenance where id = ref_id);
  insert into search_doc (billable_id, kind, ref_id, title, subtitle, icon, type, extra, house, above)
  select m.billable_id, 'maintenance', m.id, m.title, coalesce(e.name, c.name, ''), 'maintenance', 'Aktivitet', '',
         a.house, coalesce(a.names, '')
  from maintenance m left join entity e on e.id = m.entity_id left join company c on c.id = m.company_id
  left join entities_above(array(select entity_id from maintenance where id = any (ids))) a on a.entity_id = m.entity_id
  where m.id = any (ids)
  on conflict (kind, ref_id) do update
    set title = excluded.title, subtitle = excluded.subtitle, house = excluded.house, above = excluded.above
    where (search_doc.title, search_doc.subtitle, search_doc.house, search_doc.above)
      is distinct from (excluded.title, excluded.subtitle, excluded.house, excluded.above);
$$;

-- The number as it is and in the ways people write it; shown without the last four where it is a person's.
create or replace function search_tenants(ids bigint[]) returns void language sql as $$
  delete from search_doc where kind = 'tenants' and ref_id = any (ids) and not exists (select from tenant where id = ref_id);
  insert into search_doc (billable_id, kind, ref_id, title, subtitle, icon, type, extra, numbers)
  select t.billable_id, 'tenants', t.id, t.name,
         concat_ws(' · ', regexp_replace(t.identifier, '^(\d{8})-\d{4}$', '\1-****'), a.address || ', ' || a.city),
         'tenant', 'Hyresgäst',
         concat_ws(' ', t.identifier, replace(t.identifier, '-', ''), substr(t.identifier, 3),
                   substr(replace(t.identifier, '-', ''), 3), t.email, t.phone, regexp_replace(t.phone, '\D', '', 'g')),
         array_remove(array[search_code(t.identifier),
           case when t.identifier ~ '^\d{8}-' then substr(search_code(t.identifier), 3) end, search_phone(t.phone)], null)
  from tenant t left join address a on a.tenant_id = t.id and a.type = 'PRIMARY'
  where t.id = any (ids)
  on conflict (kind, ref_id) do update
    set title = excluded.title, subtitle = excluded.subtitle, extra = excluded.extra, numbers = excluded.numbers
    where (search_doc.title, search_doc.subtitle, search_doc.extra, search_doc.numbers)
      is distinct from (excluded.title, excluded.subtitle, excluded.extra, excluded.numbers);
$$;

create function search_entities_and_theirs(ids bigint[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then return; end if;
  perform search_entities(ids);
  perform search_leases(array(select id from lease where entity_id = any (ids)));
  perform search_tickets(array(select id from ticket where entity_id = any (ids)));
  perform search_maintenance(array(select id from maintenance where entity_id = any (ids)));
end $$;

create or replace function entity_changed() returns trigger language plpgsql as $$
begin
  perform search_entities_and_theirs(array(select id from changed));
  return null;
end $$;

-- All that lies in an object follows its new name and its move. What no object is found by, such as its rent, is no reason to
-- write words anew.
create function entity_updated() returns trigger language plpgsql as $$
declare
  renamed_or_moved bigint[] := array(
    select now.id from changed now join before on before.id = now.id
    where (now.name, now.parent_id) is distinct from (before.name, before.parent_id));
  otherwise_changed bigint[] := array(
    select now.id from changed now join before on before.id = now.id
    where (now.address, now.postal_code, now.city, now.entity_type_id, now.company_id, now.fields)
      is distinct from (before.address, before.postal_code, before.city, before.entity_type_id, before.company_id, before.fields));
begin
  perform search_entities_and_theirs(array(
    with recursive affected as (
      select unnest(renamed_or_moved) as id
      union
      select entity.id from affected join entity on entity.parent_id = affected.id
    )
    select id from affected union select unnest(otherwise_changed)));
  return null;
end $$;

drop trigger search_update on entity;
create trigger search_update after update on entity referencing old table as before new table as changed
  for each statement execute function entity_updated();

-- An object is found by the name of its company.
create function company_updated() returns trigger language plpgsql as $$
declare
  renamed bigint[] := array(
    select now.id from changed now join before on before.id = now.id where now.name is distinct from before.name);
begin
  perform search_companies(array(select id from changed));
  if cardinality(renamed) > 0 then
    perform search_entities(array(select id from entity where company_id = any (renamed)));
    perform search_maintenance(array(select id from maintenance where company_id = any (renamed)));
  end if;
  return null;
end $$;

drop trigger search_update on company;
create trigger search_update after update on company referencing old table as before new table as changed
  for each statement execute function company_updated();

-- Row-level security hides every row from the role that migrates.
set local role app_system;
select search_entities(array(select id from entity));
select search_tenants(array(select id from tenant));
select search_leases(array(select id from lease));
select search_tickets(array(select id from ticket));
select search_maintenance(array(select id from maintenance));
reset role;
