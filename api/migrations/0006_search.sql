-- One row per thing that can be found by typing, kept in step by the transaction that changes the thing.

-- Words without accents, capitals and punctuation: 'Åsa' and 'asa', '19850412-2386' and '19850412 2386' are the same.
create function search_norm(value text) returns text language sql immutable parallel safe as
  $$ select btrim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, value)), '[^[:alnum:]]+', ' ', 'g')) $$;

create table search_doc (
  billable_id bigint not null references billable,
  kind text not null check (kind in ('leases', 'entities', 'tenants', 'companies')),
  ref_id bigint not null,
  title text not null,
  subtitle text not null,
  icon text not null,
  type text not null,
  -- Found by, but not shown.
  extra text not null,
  norm text not null generated always as (search_norm(title || ' ' || subtitle || ' ' || extra)) stored,
  tsv tsvector not null generated always as (
    setweight(to_tsvector('simple', search_norm(title)), 'A')
    || setweight(to_tsvector('simple', search_norm(subtitle || ' ' || extra)), 'B')
    || setweight(to_tsvector('swedish', title || ' ' || type), 'C')) stored,
  primary key (kind, ref_id)
);
create index search_doc_words on search_doc using gin (billable_id, tsv);
create index search_doc_typos on search_doc using gin (billable_id, norm gin_trgm_ops);
select tenant_table('search_doc');

create function search_companies(ids bigint[]) returns void language sql as $$
  delete from search_doc where kind = 'companies' and ref_id = any (ids) and not exists (select from company where id = ref_id);
  insert into search_doc (billable_id, kind, ref_id, title, subtitle, icon, type, extra)
  select billable_id, 'companies', id, name, organisation_number, 'company', 'Företag',
         concat_ws(' ', replace(organisation_number, '-', ''), address, city, email, phone)
  from company where id = any (ids)
  on conflict (kind, ref_id) do update
    set title = excluded.title, subtitle = excluded.subtitle, extra = excluded.extra
    where (search_doc.title, search_doc.subtitle, search_doc.extra)
      is distinct from (excluded.title, excluded.subtitle, excluded.extra);
$$;

create function search_entities(ids bigint[]) returns void language sql as $$
  delete from search_doc where kind = 'entities' and ref_id = any (ids) and not exists (select from entity where id = ref_id);
  insert into search_doc (billable_id, kind, ref_id, title, subtitle, icon, type, extra)
  select e.billable_id, 'entities', e.id, e.name, e.address || ', ' || e.city, t.icon, t.name,
         concat_ws(' ', e.postal_code, e.fields ->> 'number', e.fields ->> 'designation', c.name)
  from entity e join entity_type t on t.id = e.entity_type_id join company c on c.id = e.company_id
  where e.id = any (ids)
  on conflict (kind, ref_id) do update
    set title = excluded.title, subtitle = excluded.subtitle, icon = excluded.icon, type = excluded.type,
        extra = excluded.extra
    where (search_doc.title, search_doc.subtitle, search_doc.extra, search_doc.type)
      is distinct from (excluded.title, excluded.subtitle, excluded.extra, excluded.type);
$$;

-- The number as it is and in the ways people write it; shown without the last four where it is a person's.
create function search_tenants(ids bigint[]) returns void language sql as $$
  delete from search_doc where kind = 'tenants' and ref_id = any (ids) and not exists (select from tenant where id = ref_id);
  insert into search_doc (billable_id, kind, ref_id, title, subtitle, icon, type, extra)
  select t.billable_id, 'tenants', t.id, t.name, regexp_replace(t.identifier, '^(\d{8})-\d{4}$', '\1-****'),
         'tenant', 'Hyresgäst',
         concat_ws(' ', t.identifier, replace(t.identifier, '-', ''), substr(t.identifier, 3),
                   substr(replace(t.identifier, '-', ''), 3), t.email, t.phone, regexp_replace(t.phone, '\D', '', 'g'),
                   a.address, a.city)
  from tenant t left join address a on a.tenant_id = t.id and a.type = 'PRIMARY'
  where t.id = any (ids)
  on conflict (kind, ref_id) do update
    set title = excluded.title, subtitle = excluded.subtitle, extra = excluded.extra
    where (search_doc.title, search_doc.subtitle, search_doc.extra)
      is distinct from (excluded.title, excluded.subtitle, excluded.extra);
$$;

create function search_leases(ids bigint[]) returns void language sql as $$
  delete from search_doc where kind = 'leases' and ref_id = any (ids) and not exists (select from lease where id = ref_id);
  insert into search_doc (billable_id, kind, ref_id, title, subtitle, icon, type, extra)
  select l.billable_id, 'leases', l.id, concat_ws(' · ', e.name, p.primary_name),
         l.start || ' – ' || coalesce(l.stop::text, 'tills vidare'), 'lease', 'Uthyrning',
         concat_ws(' ', l.reference, p.names, e.address, e.city)
  from lease l
  join entity e on e.id = l.entity_id
  left join lateral (
    select string_agg(t.name, ' ') as names, max(t.name) filter (where lt.is_primary) as primary_name
    from lease_tenant lt join tenant t on t.id = lt.tenant_id where lt.lease_id = l.id) p on true
  where l.id = any (ids)
  on conflict (kind, ref_id) do update
    set title = excluded.title, subtitle = excluded.subtitle, extra = excluded.extra
    where (search_doc.title, search_doc.subtitle, search_doc.extra)
      is distinct from (excluded.title, excluded.subtitle, excluded.extra);
$$;

-- Each statement hands over what it changed, whether it added, changed or removed, under the one name `changed`.
create function company_changed() returns trigger language plpgsql as $$
begin
  perform search_companies(array(select id from changed));
  return null;
end $$;

create function entity_changed() returns trigger language plpgsql as $$
begin
  perform search_entities(array(select id from changed));
  perform search_leases(array(select l.id from lease l join changed c on c.id = l.entity_id));
  return null;
end $$;

create function tenant_changed() returns trigger language plpgsql as $$
begin
  perform search_tenants(array(select id from changed));
  perform search_leases(array(select lt.lease_id from lease_tenant lt join changed c on c.id = lt.tenant_id));
  return null;
end $$;

create function address_changed() returns trigger language plpgsql as $$
begin
  perform search_tenants(array(select distinct tenant_id from changed));
  return null;
end $$;

create function lease_changed() returns trigger language plpgsql as $$
begin
  perform search_leases(array(select id from changed));
  return null;
end $$;

create function lease_tenant_changed() returns trigger language plpgsql as $$
begin
  perform search_leases(array(select distinct lease_id from changed));
  return null;
end $$;

do $$
declare
  watched text;
begin
  foreach watched in array array['company', 'entity', 'tenant', 'address', 'lease', 'lease_tenant'] loop
    execute format('create trigger search_insert after insert on %I referencing new table as changed
                    for each statement execute function %I()', watched, watched || '_changed');
    execute format('create trigger search_update after update on %I referencing new table as changed
                    for each statement execute function %I()', watched, watched || '_changed');
    execute format('create trigger search_delete after delete on %I referencing old table as changed
                    for each statement execute function %I()', watched, watched || '_changed');
  end loop;
end $$;
