-- PostgreSQL 18 runs AFTER triggers as the role that made their event. For a row that a foreign key deletes or clears, that is the
-- owner of the table, who sees nothing under forced row-level security: marks and search texts of such rows were not written.
-- The owner now sees the rows of the account whose transaction it is, and still none outside of one.
do $$
declare
  name regclass;
  condition text;
begin
  for name, condition in
    select polrelid::regclass, pg_get_expr(polqual, polrelid) from pg_policy where polname = 'account' and polcmd = '*'
  loop
    execute format('create policy cascade on %1$s to current_user using (%2$s) with check (%2$s)', name, condition);
  end loop;
end $$;

create or replace function tenant_table(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy account on %s to app_user using (billable_id = app_billable()) with check (billable_id = app_billable())', name);
  execute format('create policy cascade on %s to current_user using (billable_id = app_billable()) with check (billable_id = app_billable())', name);
  execute format('create policy platform on %s to app_system using (current_user = ''app_system'') with check (current_user = ''app_system'')', name);
  execute format('alter table %s alter column billable_id set default app_billable()', name);
  execute format('grant select, insert, update, delete on %s to app_user, app_system', name);
  if exists (select from pg_attribute where attrelid = name and attname = 'updated_at' and not attisdropped) then
    execute format('create trigger touch before update on %s for each row execute function touch_updated_at()', name);
  end if;
end $$;

-- What was missed: the requirements are derived again when they are next read, and tickets and activities that have lost their object
-- are found by what they say now.
set local role app_system;
insert into stale_inspection_requirement (entity_id, billable_id)
select distinct entity_id, billable_id from inspection_requirement
on conflict (entity_id) do nothing;
select search_tickets(array(select id from ticket where entity_id is null or tenant_id is null));
select search_maintenance(array(select id from maintenance where entity_id is null));
reset role;
