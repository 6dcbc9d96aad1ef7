-- Accounts, users, sessions, and what every later table is built with.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;
create extension if not exists btree_gist;

grant usage on schema public to app_user, app_system;

-- The account of the running transaction; null outside one, and then no policy lets a row through.
create function app_billable() returns bigint language sql stable as
  $$ select nullif(current_setting('app.billable_id', true), '')::bigint $$;

-- The server's clock, which tests and demos can move. A transaction carries it along.
create function app_now() returns timestamptz language sql stable as
  $$ select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now()) $$;

create function app_today() returns date language sql stable as
  $$ select (app_now() at time zone 'Europe/Stockholm')::date $$;

-- Swedish alphabetical order without ICU, which the embedded database lacks. Bytes, so that no collation of a
-- server interferes. Index it: (billable_id, sv_key(name), id).
create function sv_key(value text) returns bytea language sql immutable parallel safe as
  $$ select convert_to(translate(lower(value), 'åäöÅÄÖéèêëÉáàâüÜûúùøæ', '{|}{|}eeeeeaaayyuuu}|'), 'UTF8') $$;

-- Every write moves updated_at forward, also while the clock stands still: it is what tells two versions apart.
create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := greatest(app_now(), old.updated_at + interval '1 millisecond');
  return new;
end $$;

-- Makes a table one of an account: call it right after `create table`. The table has a column billable_id.
create function tenant_table(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy account on %s to app_user using (billable_id = app_billable()) with check (billable_id = app_billable())', name);
  execute format('create policy platform on %s to app_system using (current_user = ''app_system'') with check (current_user = ''app_system'')', name);
  execute format('alter table %s alter column billable_id set default app_billable()', name);
  execute format('grant select, insert, update, delete on %s to app_user, app_system', name);
  if exists (select from pg_attribute where attrelid = name and attname = 'updated_at' and not attisdropped) then
    execute format('create trigger touch before update on %s for each row execute function touch_updated_at()', name);
  end if;
end $$;

-- Makes a table one that only the platform itself may touch.
create function system_table(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy platform on %s to app_system using (current_user = ''app_system'') with check (current_user = ''app_system'')', name);
  execute format('grant select, insert, update, delete on %s to app_system', name);
end $$;

create table platform_secret (
  name text primary key,
  value text not null
);
select system_table('platform_secret');

create table billable (
  id bigint generated always as identity primary key,
  name text not null,
  organisation boolean not null,
  identifier text,
  phone text,
  currency text not null default 'SEK' check (currency = 'SEK'),
  trial_ends_on date not null,
  member boolean not null default false,
  boarded_at timestamptz(3),
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now()
);
alter table billable enable row level security;
alter table billable force row level security;
create policy account on billable to app_user using (id = app_billable()) with check (id = app_billable());
create policy platform on billable to app_system using (current_user = 'app_system') with check (current_user = 'app_system');
grant select, update on billable to app_user;
grant select, insert, update, delete on billable to app_system;
create trigger touch before update on billable for each row execute function touch_updated_at();

create table user_account (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  name text not null,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  email_verified_at timestamptz(3),
  billable_admin boolean not null default false,
  email_notification_ticket boolean not null default true,
  email_notification_comment boolean not null default true,
  show_onboarding_in_sidebar boolean not null default true,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now()
);
create index user_account_billable on user_account (billable_id, id);
select tenant_table('user_account');

-- One row per sign-in. A token is worth nothing without it, so signing out works at once.
create table session (
  id uuid primary key,
  billable_id bigint not null references billable,
  user_id bigint not null references user_account on delete cascade,
  created_at timestamptz(3) not null default app_now(),
  seen_at timestamptz(3) not null default app_now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  user_agent text
);
create index session_of_user on session (user_id);
select tenant_table('session');

-- Links in mails: only a digest is kept, each works once and not for long.
create table user_token (
  digest text primary key,
  billable_id bigint not null references billable,
  user_id bigint not null references user_account on delete cascade,
  kind text not null check (kind in ('verify', 'reset', 'email')),
  email text not null,
  created_at timestamptz(3) not null default app_now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index user_token_user on user_token (user_id, kind);
select tenant_table('user_token');

create table invite (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  email text not null check (email = lower(email)),
  digest text not null unique,
  invited_by bigint references user_account on delete set null,
  created_at timestamptz(3) not null default app_now(),
  used_at timestamptz(3),
  unique (billable_id, email)
);
select tenant_table('invite');

-- Failed sign-ins per address and network address; the pause doubles.
create table sign_in_failure (
  key text primary key,
  failures integer not null,
  last_at timestamptz(3) not null,
  blocked_until timestamptz(3)
);
select system_table('sign_in_failure');

create table notification (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  user_id bigint not null references user_account on delete cascade,
  type text not null,
  title text not null,
  body text not null,
  link text,
  read_at timestamptz(3),
  created_at timestamptz(3) not null default app_now()
);
create index notification_user on notification (billable_id, user_id, id desc);
select tenant_table('notification');

-- The first answer to each Idempotency-Key, written together with what the call did.
create table idempotency (
  billable_id bigint not null references billable,
  key text not null,
  call text not null,
  digest text not null,
  answer text,
  created_at timestamptz(3) not null default now(),
  primary key (billable_id, key)
);
create index idempotency_age on idempotency (created_at);
select tenant_table('idempotency');

-- Mail is written in the transaction that causes it; `waiting` ones are then delivered, `kept` ones only shown to developers.
create table mail_message (
  id bigint generated always as identity primary key,
  billable_id bigint references billable,
  message_id text not null unique,
  state text not null check (state in ('waiting', 'sent', 'failed', 'kept')),
  sender text not null,
  reply_to text,
  recipient text not null,
  subject text not null,
  body text not null,
  html text not null,
  error text,
  created_at timestamptz(3) not null default app_now(),
  sent_at timestamptz(3)
);
create index mail_message_age on mail_message (id) where state = 'waiting';
select tenant_table('mail_message');

create table mail_attachment (
  id bigint generated always as identity primary key,
  billable_id bigint references billable,
  mail_message_id bigint not null references mail_message on delete cascade,
  name text not null,
  mimetype text not null,
  bytes bytea not null
);
create index mail_attachment_message on mail_attachment (mail_message_id);
select tenant_table('mail_attachment');

-- The queue. A job of an account runs in that account's transaction and is marked done in the same one.
create table job (
  id bigint generated always as identity primary key,
  billable_id bigint references billable,
  kind text not null,
  data jsonb not null default '{}',
  dedupe text unique,
  run_at timestamptz(3) not null default app_now(),
  attempts integer not null default 0,
  max_attempts integer not null default 20,
  locked_until timestamptz(3),
  done_at timestamptz(3),
  error text,
  created_at timestamptz(3) not null default app_now()
);
create index job_due on job (run_at, id) where done_at is null;
select tenant_table('job');

create table cron (
  name text primary key,
  next_at timestamptz(3) not null
);
select system_table('cron');
