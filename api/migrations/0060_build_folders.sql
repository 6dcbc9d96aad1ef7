-- Each time a build is taken in, its files get a folder of their own, which is named here, never written to again and
-- never used for anything else. What nothing names goes by night: the jobs that erased by a build's name are no more.
alter table remote_build add column folder text;
update remote_build
   set folder = case source when 'uploaded' then 'remotes' else 'adopted' end || '/' || remote || '/' || build;
alter table remote_build alter column folder set not null;
delete from job where kind in ('release.erase', 'release.clearUploads') and done_at is null;
delete from cron where name = 'release.clearUploads';
