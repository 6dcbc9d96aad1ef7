import type { EntityInput } from '@husrum/contract/entity';
import type { Tx } from '../platform/db';
import { insertEntity } from './entity.store';
import { requireEntityType, toEntityValues } from './entity-values';
import { resolveParent } from './resolve-parent';

/** Returns the id of the new object. */
export const createEntity = async (tx: Tx, input: EntityInput): Promise<number> => {
  const type = await requireEntityType(tx, input.entity_type_id);
  const values = toEntityValues(type, input);
  return insertEntity(tx, { ...values, ...(await resolveParent(tx, type, input)) });
};
