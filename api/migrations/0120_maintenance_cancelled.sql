-- When an activity was cancelled and by whom. Its last change says neither: the removal of its template changes it, too.

alter table maintenance
  add column cancelled_at timestamptz(0),
  -- As the user was called then. Null when the removal of the object or company cancelled it.
  add column cancelled_by text;

-- Row-level security hides every row from the role that migrates. The last change is what has been shown until now, and this is
-- no change of an activity.
alter table maintenance disable trigger touch;
set local role app_system;
update maintenance set cancelled_at = updated_at where status = 'CANCELLED';
reset role;
alter table maintenance enable trigger touch;

alter table maintenance add check (status <> 'CANCELLED' or cancelled_at is not null);

create or replace function cancel_maintenance_without_owner() returns trigger language plpgsql as $$
begin
  if new.entity_id is null and new.company_id is null and new.status in ('PLANNED', 'OVERDUE', 'IN_PROGRESS') then
    new.status := 'CANCELLED';
    new.cancelled_at := app_now();
  end if;
  return new;
end $$;
