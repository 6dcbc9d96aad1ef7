-- The requests of callers in the current minute, so that limits hold across processes. It is unlogged: after a crash of the
-- database they are counted anew.
create unlogged table rate_limit (
  -- A digest, because the address and the email address of a caller are personal data.
  digest text primary key,
  requests integer not null,
  ends_at timestamptz(3) not null
);
create index rate_limit_end on rate_limit (ends_at);
select system_table('rate_limit');
