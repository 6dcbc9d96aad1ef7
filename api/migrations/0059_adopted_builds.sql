-- Builds that a server finds on its own disk are copied to its files when they are given out. Those from before this were
-- not: they are forgotten, and found anew when the server starts.
update remote_build set cleared_at = app_now() where source = 'local' and cleared_at is null;
drop index remote_build_kept;
create index remote_build_kept on remote_build (remote) where cleared_at is null;
