import type { Tx } from '@husrum/api-platform';
import type { EntityType } from '@husrum/contract/entity';
import type { Selectable } from 'kysely';
import type { EntityTables } from './entity.tables';

const toEntityType = ({
  position: _position,
  rentable,
  ...type
}: Selectable<EntityTables['entity_type']>): EntityType => ({
  ...type,
  rentable: rentable ? 1 : 0,
});

export const listEntityTypes = async (tx: Tx): Promise<EntityType[]> => {
  const types = await tx.selectFrom('entity_type').selectAll().orderBy('position').execute();
  return types.map(toEntityType);
};

export const findEntityType = async (tx: Tx, id: number): Promise<EntityType | undefined> => {
  const type = await tx.selectFrom('entity_type').selectAll().where('id', '=', id).executeTakeFirst();
  return type && toEntityType(type);
};
