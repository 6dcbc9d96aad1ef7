import { equalsAny, type Tx } from '@husrum/api-platform';
import type { NamedEntity } from '@husrum/contract/entity';
import { sql } from 'kysely';

/**
 * SQL: the name of the house of the object whose id the column contains: `entityHouse('lease.entity_id')`. The house is the
 * outermost object that the object lies in. The result is null for an object that lies in none.
 */
export const entityHouse = (column: string) => sql<string | null>`entity_house(${sql.ref(column)})`;

/**
 * Adds the name of the house to the object of each row. For rows that come from several queries, which cannot use
 * `entityHouse`.
 */
export const addHouses = async <R extends { entity: NamedEntity }>(
  tx: Tx,
  rows: readonly R[],
): Promise<R[]> => {
  if (rows.length === 0) return [];
  const entities = await tx
    .selectFrom('entity')
    .select(['entity.id', entityHouse('entity.id').as('house')])
    .where('entity.id', 'in', [...new Set(rows.map(({ entity }) => entity.id))])
    .execute();
  const houses = new Map(entities.map(({ id, house }) => [id, house]));
  return rows.map((row) => ({ ...row, entity: { ...row.entity, house: houses.get(row.entity.id) ?? null } }));
};

/**
 * The names of the houses of many objects by object id, in one query, because `entity_house` is slow for hundreds of objects.
 * Objects without a house are left out.
 */
export const loadHouses = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ id: number; house: string | null }>`
    with recursive above as (
      select entity.id, entity.parent_id, null::text as house, 0 as steps from entity where ${equalsAny('entity.id', ids)}
      union all
      select above.id, entity.parent_id, entity.name, above.steps + 1
      from above join entity on entity.id = above.parent_id
    )
    select distinct on (id) id, house from above order by id, steps desc`.execute(tx);
  return new Map(rows.flatMap(({ id, house }) => (house === null ? [] : [[id, house] as const])));
};
