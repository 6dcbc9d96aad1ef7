-- Where nothing that a lease is found by has changed, nothing is looked up: planning that took longer than the update.
create or replace function lease_updated() returns trigger language plpgsql as $$
declare
  told bigint[] := array(
    select now.id from changed now join before on before.id = now.id
    where (now.entity_id, now.start, now.stop, now.reference)
      is distinct from (before.entity_id, before.start, before.stop, before.reference));
begin
  if cardinality(told) > 0 then
    perform search_leases(told);
  end if;
  return null;
end $$;
