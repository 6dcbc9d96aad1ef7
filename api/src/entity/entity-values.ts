import { type EntityInput, type EntityType, entityInputOf } from '@husrum/contract/entity';
import type { Tx } from '../platform/db';
import { invalid } from '../platform/errors';
import { validated } from '../platform/http/validate';
import type { EntityValues } from './entity.store';
import { findType } from './entity-type.store';

export const chosenType = async (tx: Tx, id: number): Promise<EntityType> => {
  const type = await findType(tx, id);
  if (!type) throw invalid({ entity_type_id: ['Välj en typ'] });
  return type;
};

/** The input as its type asks for it. What cannot be let has no rent. */
export const valuesOf = (type: EntityType, input: EntityInput): Omit<EntityValues, 'company_id'> => {
  const schema = entityInputOf(type);
  validated(schema, input);
  const { company_id: _place, ...values } = schema.cast(input, { stripUnknown: true });
  return type.rentable === 1 ? values : { ...values, fee: null, fee_as_m2: false };
};
