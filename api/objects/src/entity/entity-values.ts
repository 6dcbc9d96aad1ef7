import { invalidInput, type Tx, validateInput } from '@husrum/api-platform';
import { type EntityType, entityInputForType } from '@husrum/contract/entity';
import type { EntityFields, EntityValues } from './entity.store';
import { entityTexts } from './entity.texts';
import { findEntityType, listEntityTypes } from './entity-type.store';

/** The errors of fields that no type has. Those of another type are left out in silence: the type may just have changed. */
const findUnknownFields = async (
  tx: Tx,
  type: EntityType,
  fields: EntityFields['fields'],
): Promise<Record<string, string[]>> => {
  const isOf = (one: EntityType) => (name: string) => one.fields.some(({ key }) => key === name);
  const others = Object.keys(fields).filter((name) => !isOf(type)(name));
  if (others.length === 0) return {};
  const types = await listEntityTypes(tx);
  const unknown = others.filter((name) => !types.some((one) => isOf(one)(name)));
  return Object.fromEntries(unknown.map((name) => [`fields.${name}`, [entityTexts.unknownField]]));
};

/** The type of the object. Throws 422 for an unknown type, and for a field that no type has. */
export const requireEntityType = async (
  tx: Tx,
  { entity_type_id: id, fields }: Pick<EntityFields, 'entity_type_id' | 'fields'>,
): Promise<EntityType> => {
  const type = await findEntityType(tx, id);
  if (!type) throw invalidInput({ entity_type_id: [entityTexts.chooseType] });
  const unknown = await findUnknownFields(tx, type, fields);
  if (Object.keys(unknown).length > 0) throw invalidInput(unknown);
  return type;
};

/** The input validated and cast by the schema of its type. The rent of an object that cannot be let is dropped. */
export const toEntityValues = (type: EntityType, input: EntityFields): Omit<EntityValues, 'company_id'> => {
  const schema = entityInputForType(type);
  validateInput(schema, input);
  const { company_id: _companyId, ...values } = schema.cast(input, { stripUnknown: true });
  return type.rentable === 1 ? values : { ...values, fee: null, fee_as_m2: false };
};
