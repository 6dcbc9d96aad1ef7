-- Agreements that are sent for electronic signing. The newest row of an agreement tells its signing status.
alter table agreement add constraint agreement_of_account unique (billable_id, id);

create table signing (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  agreement_id bigint not null,
  -- Ours: the signing service finds what it has made of this row by it.
  lookup_key text not null unique,
  status text not null default 'draft' check (status in
    ('draft', 'pending', 'completed', 'signed', 'cancelled', 'expired', 'rejected', 'unknown')),
  -- The service did not accept it: the agreement counts as never sent.
  refused boolean not null default false,
  provider_id text unique,
  message text,
  user_id bigint references user_account,
  original_file_id bigint,
  original_sha256 text,
  signed_sha256 text,
  cancel_reason text,
  last_error text,
  -- While a process works on it at the service, no other does.
  claimed_until timestamptz(3),
  sent_at timestamptz(3),
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  constraint signing_of_account unique (billable_id, id),
  foreign key (billable_id, agreement_id) references agreement (billable_id, id) on delete cascade
);
create index signing_agreement on signing (agreement_id, id);
-- An agreement is out for signing once at a time, whatever two requests do at the same moment.
create unique index signing_running on signing (agreement_id)
  where not refused and status in ('draft', 'pending', 'signed', 'unknown');
select tenant_table('signing');

create table signing_party (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  signing_id bigint not null,
  name text not null,
  email text not null,
  personal_number text,
  provider_id text,
  status text not null default 'waiting' check (status in ('waiting', 'signed', 'rejected')),
  signed_at timestamptz(3),
  method text,
  reminded_at timestamptz(3),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, signing_id) references signing (billable_id, id) on delete cascade
);
create index signing_party_signing on signing_party (signing_id, id);
select tenant_table('signing_party');

-- Webhooks that have been handled, by the SHA-256 of their body: the service may send one twice.
create table signing_webhook (
  sha256 text primary key,
  event text not null,
  created_at timestamptz(3) not null default app_now()
);
select system_table('signing_webhook');

alter table lease_event drop constraint lease_event_what_check;
alter table lease_event add constraint lease_event_what_check check (what in
  ('ENDED', 'END_MOVED', 'RESTORED', 'START_MOVED', 'TERMS', 'MONTH_MOVED', 'DETAILS',
   'TENANT_ADDED', 'TENANT_REMOVED', 'NEW_PRIMARY', 'HANDED_OUT', 'GIVEN_BACK',
   'AGREEMENT_ADDED', 'AGREEMENT_REMOVED',
   'SIGNING_SENT', 'SIGNING_REMINDED', 'PARTY_SIGNED', 'PARTY_REJECTED',
   'SIGNING_COMPLETED', 'SIGNING_CANCELLED', 'SIGNING_EXPIRED'));
