-- Which build of each remote is given to whom, and who decided it.

-- Builds proven whole. `local` ones lie where they were built, beside the server; `uploaded` ones in the file store.
create table remote_build (
  id bigint generated always as identity unique,
  remote text not null,
  build text not null check (build ~ '^[a-z0-9]{1,40}$'),
  source text not null check (source in ('local', 'uploaded')),
  manifest jsonb not null,
  by text not null,
  created_at timestamptz(3) not null default app_now(),
  primary key (remote, build)
);
select system_table('remote_build');

-- Only added to. The newest row of a remote is how it stands; all of them are the log.
create table remote_release (
  id bigint generated always as identity primary key,
  remote text not null,
  action text not null check (action in ('adopt', 'promote', 'canary', 'stop', 'halt', 'rollback', 'remove')),
  from_build text,
  build text,
  canary text,
  share smallint check (share between 1 and 99),
  by text not null,
  reason text,
  at timestamptz(3) not null default app_now(),
  foreign key (remote, build) references remote_build,
  foreign key (remote, canary) references remote_build,
  check ((canary is null) = (share is null))
);
create index remote_release_newest on remote_release (remote, id desc);
create index remote_release_at on remote_release (at, id);
select system_table('remote_release');

-- An account that is held to a build.
create table remote_pin (
  billable_id bigint not null references billable,
  remote text not null,
  build text not null,
  created_at timestamptz(3) not null default app_now(),
  primary key (billable_id, remote),
  foreign key (remote, build) references remote_build
);
select tenant_table('remote_pin');

-- What lets a team release its own remote. Only the digest is kept.
create table release_token (
  digest text primary key,
  remote text not null,
  name text not null,
  created_at timestamptz(3) not null default app_now(),
  used_at timestamptz(3),
  revoked_at timestamptz(3)
);
select system_table('release_token');

-- What browsers tell of errors and load times. No account and no user: only whether somebody was signed in.
create table browser_report (
  id bigint generated always as identity primary key,
  remote text not null,
  build text not null,
  kind text not null check (kind in ('load', 'render', 'script', 'csp', 'timing')),
  trace text not null,
  signed_in boolean not null,
  message text,
  stack text,
  ms integer,
  at timestamptz(3) not null default app_now()
);
create index browser_report_of_build on browser_report (remote, build, at);
create index browser_report_at on browser_report (at);
create index browser_report_errors on browser_report (remote, id desc) where kind <> 'timing';
select system_table('browser_report');
