import type { EntityInput } from '@husrum/contract/entity';
import type { Tx } from '../platform/db';
import { insertEntity } from './entity.store';
import { placeOf } from './entity-place';
import { chosenType, valuesOf } from './entity-values';

/** The id of the new object. */
export const createEntity = async (tx: Tx, input: EntityInput): Promise<number> => {
  const type = await chosenType(tx, input.entity_type_id);
  const values = valuesOf(type, input);
  return insertEntity(tx, { ...values, ...(await placeOf(tx, type, input)) });
};
