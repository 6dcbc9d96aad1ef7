-- What stops a canary is told by those who take part in it, each with a few visits. Of who they are a seal is kept, another
-- for each canary: it tells one from another, and who it was only to the holder of the server's key.
alter table browser_report drop column signed_in;
-- Null: compared with nothing.
alter table browser_report add column sender text;

-- Whether a visit of a build began earlier.
create index browser_report_of_visit on browser_report (trace) where kind = 'timing';
