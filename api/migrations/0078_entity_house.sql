-- The name of the outermost object that the object lies in: its house. Null for an object that lies in none. A flat is
-- named together with its house, because most houses have a flat of the same number.
create function entity_house(of_entity bigint) returns text language sql stable parallel safe as $$
  with recursive above as (
    select entity.parent_id, null::text as name, 0 as steps from entity where entity.id = of_entity
    union all
    select entity.parent_id, entity.name, above.steps + 1
    from above join entity on entity.id = above.parent_id
  )
  select name from above order by steps desc limit 1
$$;
