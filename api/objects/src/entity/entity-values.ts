import { invalidInput, type Tx, validateInput } from '@husrum/api-platform';
import { type EntityType, entityInputForType } from '@husrum/contract/entity';
import type { EntityFields, EntityValues } from './entity.store';
import { entityTexts } from './entity.texts';
import { findEntityType } from './entity-type.store';

export const requireEntityType = async (tx: Tx, id: number): Promise<EntityType> => {
  const type = await findEntityType(tx, id);
  if (!type) throw invalidInput({ entity_type_id: [entityTexts.chooseType] });
  return type;
};

/** The input validated and cast by the schema of its type. The rent of an object that cannot be let is dropped. */
export const toEntityValues = (type: EntityType, input: EntityFields): Omit<EntityValues, 'company_id'> => {
  const schema = entityInputForType(type);
  validateInput(schema, input);
  const { company_id: _companyId, ...values } = schema.cast(input, { stripUnknown: true });
  return type.rentable === 1 ? values : { ...values, fee: null, fee_as_m2: false };
};
