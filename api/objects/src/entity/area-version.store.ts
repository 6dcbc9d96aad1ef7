import { equalsAny, groupBy, type Tx } from '@husrum/api-platform';
import type { AreaVersion } from '@husrum/api-rent';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';

/**
 * The areas of objects by the object's id, oldest first. Without `entityIds` it loads those of all objects of the business.
 */
export const loadAreasByEntity = async (
  tx: Tx,
  entityIds?: readonly number[],
): Promise<ReadonlyMap<number, AreaVersion[]>> => {
  const rows = await tx
    .selectFrom('area_version')
    .select(['entity_id', 'valid_from', 'area'])
    .$if(entityIds !== undefined, (all) => all.where(equalsAny('entity_id', entityIds ?? [])))
    .orderBy('entity_id')
    .orderBy('valid_from')
    .execute();
  const groups = groupBy(rows, (row) => row.entity_id);
  return new Map(
    [...groups].map(([id, versions]) => [
      id,
      versions.map(({ valid_from, area }) => ({ validFrom: valid_from, area })),
    ]),
  );
};

/** The areas of an object with their ids, oldest first. */
export const listAreaVersions = async (
  tx: Tx,
  entityId: number,
): Promise<(AreaVersion & { id: number })[]> => {
  const rows = await tx
    .selectFrom('area_version')
    .select(['id', 'valid_from', 'area'])
    .where('entity_id', '=', entityId)
    .orderBy('valid_from')
    .execute();
  return rows.map(({ id, valid_from, area }) => ({ id, validFrom: valid_from, area }));
};

export const insertAreaVersion = async (
  tx: Tx,
  entityId: number,
  { validFrom, area }: AreaVersion,
): Promise<void> => {
  await tx.insertInto('area_version').values({ entity_id: entityId, valid_from: validFrom, area }).execute();
};

export const deleteAreaVersionsFrom = async (tx: Tx, entityId: number, from: LocalDate): Promise<void> => {
  await tx
    .deleteFrom('area_version')
    .where('entity_id', '=', entityId)
    .where('valid_from', '>=', from)
    .execute();
};

export const deleteAreaVersion = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('area_version').where('id', '=', id).execute();
};

/** Sets the area of every object to the area in its history that is valid today. */
export const applyCurrentAreas = async (tx: Tx, today: LocalDate): Promise<void> => {
  await sql`
    update entity set fields = case when current.area is null then entity.fields - 'area'
                                    else jsonb_set(entity.fields, '{area}', to_jsonb(current.area)) end
    from (
      select distinct on (entity_id) entity_id, area from area_version
      where valid_from <= ${today} order by entity_id, valid_from desc
    ) current
    where current.entity_id = entity.id and entity.area is distinct from current.area`.execute(tx);
};
