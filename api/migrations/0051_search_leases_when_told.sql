-- A month's run moves the next invoice month of every lease. What nobody finds a lease by is no reason to write its
-- words anew: that took longer than the notice itself.
create function lease_updated() returns trigger language plpgsql as $$
begin
  perform search_leases(array(
    select now.id from changed now join before on before.id = now.id
    where (now.entity_id, now.start, now.stop, now.reference)
      is distinct from (before.entity_id, before.start, before.stop, before.reference)));
  return null;
end $$;

drop trigger search_update on lease;
create trigger search_update after update on lease referencing old table as before new table as changed
  for each statement execute function lease_updated();
