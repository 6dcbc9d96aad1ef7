import type { EntityType } from '@husrum/contract/entity';
import type { Selectable } from 'kysely';
import type { Tx } from '../platform/db';
import type { EntityTables } from './entity.tables';

const typeOf = ({
  position: _order,
  rentable,
  ...type
}: Selectable<EntityTables['entity_type']>): EntityType => ({
  ...type,
  rentable: rentable ? 1 : 0,
});

export const allTypes = async (tx: Tx): Promise<EntityType[]> => {
  const types = await tx.selectFrom('entity_type').selectAll().orderBy('position').execute();
  return types.map(typeOf);
};

export const findType = async (tx: Tx, id: number): Promise<EntityType | undefined> => {
  const type = await tx.selectFrom('entity_type').selectAll().where('id', '=', id).executeTakeFirst();
  return type && typeOf(type);
};
