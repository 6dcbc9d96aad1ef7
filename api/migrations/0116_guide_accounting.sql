-- The getting-started guide has a new optional task: to connect an accounting program. A business that had completed the guide
-- is not asked to begin again.
set local role app_system;
insert into onboarding_skip (billable_id, task)
select id, 'accounting' from billable where boarded_at is not null
on conflict do nothing;
reset role;
