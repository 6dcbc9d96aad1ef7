-- The files of a build that nobody has been given for long are cleared away; the row stays, for the log names it.
alter table remote_build add column cleared_at timestamptz(3);
create index remote_build_kept on remote_build (remote) where cleared_at is null and source = 'uploaded';
