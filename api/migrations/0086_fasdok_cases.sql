-- Documents that are made in FASDOK. A row without an agreement is being made: the service finds it by the reference.
create table fasdok_case (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  lease_id bigint not null,
  agreement_id bigint,
  reference text not null unique,
  organization_id text not null,
  template_id text not null,
  version_number integer not null,
  name text not null,
  case_id text,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'DONE', 'CONCLUDED')),
  claimed_until timestamptz(3),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, lease_id) references lease (billable_id, id) on delete cascade,
  foreign key (billable_id, agreement_id) references agreement (billable_id, id) on delete cascade
);
create unique index fasdok_case_agreement on fasdok_case (agreement_id);
create index fasdok_case_lease on fasdok_case (lease_id);
create index fasdok_case_case on fasdok_case (billable_id, case_id);
-- A second try finds the first one, also when its answer was lost.
create unique index fasdok_case_unfinished on fasdok_case (lease_id, organization_id, template_id)
  where agreement_id is null;
select tenant_table('fasdok_case');
