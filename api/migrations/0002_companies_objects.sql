-- Companies with how they invoice, and the objects they own.

-- Names with numbers in them as people order them: 'Lgh 2' before 'Lgh 10'. Every run of digits is padded to ten.
create function natural_key(value text) returns bytea language sql immutable parallel safe as
  $$ select public.sv_key(regexp_replace(regexp_replace(value, '(\d+)', '0000000000\1', 'g'), '\d*(\d{10})', '\1', 'g')) $$;

create table company (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  name text not null,
  -- Canonical: NNNNNN-NNNN, or YYYYMMDD-XXXX for a sole trader.
  organisation_number text not null,
  address text not null,
  postal_code text not null,
  city text not null,
  country text not null default 'Sverige',
  phone text,
  email text,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id)
);
create index company_name on company (billable_id, natural_key(name), id);
select tenant_table('company');

create table invoicing_config (
  company_id bigint primary key,
  billable_id bigint not null references billable,
  integration_id bigint,
  terms_of_payment text not null default 'inactive'
    check (terms_of_payment in ('inactive', '0', '10', '15', '20', '30')),
  vat text,
  plusgiro text,
  bankgiro text,
  auto_enabled boolean not null default false,
  generate_day integer not null default 20 check (generate_day between 1 and 31),
  send_day integer not null default 25 check (send_day between 1 and 31),
  generate_period text not null default 'NEXT_MONTH' check (generate_period in ('CURRENT_MONTH', 'NEXT_MONTH')),
  auto_require_review boolean not null default true,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, company_id) references company (billable_id, id) on delete cascade
);
create index invoicing_config_auto on invoicing_config (billable_id) where auto_enabled;
select tenant_table('invoicing_config');

-- The same for every account. The ids are fixed: links, reports and imports of all accounts mean the same by them.
create table entity_type (
  id bigint primary key,
  kind text not null unique,
  name text not null,
  icon text not null,
  -- A child must have a higher level than its parent.
  level integer not null,
  rentable boolean not null,
  organisation_tax_rate integer not null check (organisation_tax_rate in (0, 6, 12, 25)),
  private_tax_rate integer not null check (private_tax_rate in (0, 6, 12, 25)),
  -- What is asked of an object of the type beside the fixed fields.
  fields jsonb not null,
  position integer not null unique
);
grant select on entity_type to app_user, app_system;

-- VAT: dwellings are exempt; premises are until the landlord has chosen to be liable, so the lease decides; parking is
-- 25 % since 2026-10-01 unless it is subordinate to what the same tenant lives in.
insert into entity_type (id, position, kind, name, icon, level, rentable, organisation_tax_rate, private_tax_rate, fields) values
(1, 1, 'estates', 'Fastighet', 'estate', 1, false, 0, 0, '[
  {"key": "designation", "title": "Fastighetsbeteckning", "type": "string", "options": [], "order": 1},
  {"key": "built", "title": "Byggår", "type": "number", "options": [], "order": 2},
  {"key": "plot_area", "title": "Tomtareal (m²)", "type": "number", "options": [], "order": 3},
  {"key": "energy_class", "title": "Energiklass", "type": "list", "options": ["A", "B", "C", "D", "E", "F", "G"], "order": 4},
  {"key": "lift", "title": "Hiss", "type": "boolean", "options": [], "order": 5}]'),
(2, 2, 'apartments', 'Lägenhet', 'apartment', 2, true, 0, 0, '[
  {"key": "number", "title": "Lägenhetsnummer", "type": "string", "options": [], "order": 1},
  {"key": "area", "title": "Yta (m²)", "type": "number", "options": [], "order": 2},
  {"key": "rooms", "title": "Antal rum", "type": "list", "options": ["1 rok", "1,5 rok", "2 rok", "3 rok", "4 rok", "5 rok", "6 rok eller fler"], "order": 3},
  {"key": "floor", "title": "Våning", "type": "number", "options": [], "order": 4},
  {"key": "balcony", "title": "Balkong", "type": "boolean", "options": [], "order": 5}]'),
(3, 3, 'premises', 'Lokal', 'premises', 2, true, 0, 0, '[
  {"key": "area", "title": "Yta (m²)", "type": "number", "options": [], "order": 1},
  {"key": "use", "title": "Användning", "type": "list", "options": ["Kontor", "Butik", "Restaurang", "Lager", "Industri", "Vård", "Utbildning", "Annat"], "order": 2},
  {"key": "floor", "title": "Våning", "type": "number", "options": [], "order": 3},
  {"key": "entrance", "title": "Egen entré", "type": "boolean", "options": [], "order": 4}]'),
(4, 4, 'villas', 'Villa', 'villa', 2, true, 0, 0, '[
  {"key": "area", "title": "Yta (m²)", "type": "number", "options": [], "order": 1},
  {"key": "plot_area", "title": "Tomtareal (m²)", "type": "number", "options": [], "order": 2},
  {"key": "rooms", "title": "Antal rum", "type": "number", "options": [], "order": 3},
  {"key": "built", "title": "Byggår", "type": "number", "options": [], "order": 4},
  {"key": "garage", "title": "Garage", "type": "boolean", "options": [], "order": 5}]'),
(5, 6, 'parkings', 'Parkering', 'parking', 3, true, 25, 25, '[
  {"key": "number", "title": "Platsnummer", "type": "string", "options": [], "order": 1},
  {"key": "shelter", "title": "Slag", "type": "list", "options": ["Utomhus", "Carport", "Garage"], "order": 2},
  {"key": "charging", "title": "Laddplats", "type": "boolean", "options": [], "order": 3}]'),
(6, 5, 'vacancies', 'Utrymme', 'space', 3, true, 0, 0, '[
  {"key": "area", "title": "Yta (m²)", "type": "number", "options": [], "order": 1},
  {"key": "use", "title": "Användning", "type": "list", "options": ["Förråd", "Källare", "Vind", "Antenn", "Annat"], "order": 2},
  {"key": "heated", "title": "Uppvärmt", "type": "boolean", "options": [], "order": 3}]');

create table entity (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  -- Always the company of the parent, where there is one.
  company_id bigint not null,
  parent_id bigint,
  entity_type_id bigint not null references entity_type,
  name text not null,
  address text not null,
  postal_code text not null,
  city text not null,
  country text not null default 'Sverige',
  -- SEK per interval, or per m² and interval: what is asked for when the object is vacant.
  fee numeric(14, 4) check (fee >= 0),
  payment_interval text not null default 'MONTHLY' check (payment_interval in ('MONTHLY', 'QUARTERLY', 'YEARLY')),
  fee_as_m2 boolean not null default false,
  -- Values of the type's own fields by key.
  fields jsonb not null default '{}',
  area numeric generated always as
    (case when jsonb_typeof(fields -> 'area') = 'number' then (fields -> 'area')::numeric end) stored,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  unique (billable_id, id),
  foreign key (billable_id, company_id) references company (billable_id, id),
  foreign key (billable_id, parent_id) references entity (billable_id, id),
  check (parent_id <> id)
);
create index entity_name on entity (billable_id, natural_key(name), id);
create index entity_created on entity (billable_id, created_at, id);
create index entity_type_of on entity (billable_id, entity_type_id, id);
create index entity_company on entity (company_id);
create index entity_parent on entity (parent_id) where parent_id is not null;
select tenant_table('entity');
