import type { NamedEntity } from '@husrum/contract/entity';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';

/** The house of the object in a column: `entityHouse('lease.entity_id')`. Null for an object that lies in none. */
export const entityHouse = (column: string) => sql<string | null>`entity_house(${sql.ref(column)})`;

/** Adds the house to the object that each row names: for rows that are not selected by one query. */
export const addHouses = async <R extends { entity: NamedEntity }>(
  tx: Tx,
  rows: readonly R[],
): Promise<R[]> => {
  if (rows.length === 0) return [];
  const found = await tx
    .selectFrom('entity')
    .select(['entity.id', entityHouse('entity.id').as('house')])
    .where('entity.id', 'in', [...new Set(rows.map(({ entity }) => entity.id))])
    .execute();
  const houses = new Map(found.map(({ id, house }) => [id, house]));
  return rows.map((row) => ({ ...row, entity: { ...row.entity, house: houses.get(row.entity.id) ?? null } }));
};
