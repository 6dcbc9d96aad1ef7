import type { Tx } from '@husrum/api-platform';
import type { GenerateSettings } from '@husrum/api-rent';

/** Whether an object can be let, and its area for a rent per m². */
export const findEntityToLet = (tx: Tx, entityId: number) =>
  tx
    .selectFrom('entity')
    .innerJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .select(['entity.area', 'entity_type.rentable'])
    .where('entity.id', '=', entityId)
    .executeTakeFirst();

export const findEntityAddress = (tx: Tx, entityId: number) =>
  tx
    .selectFrom('entity')
    .select(['address', 'postal_code', 'city', 'country'])
    .where('id', '=', entityId)
    .executeTakeFirst();

/** The settings of the object's company that decide when the company's invoices are generated. */
export const readGenerateSettings = async (tx: Tx, entityId: number): Promise<GenerateSettings> => {
  const { generate_day, generate_period } = await tx
    .selectFrom('entity')
    .innerJoin('invoicing_config', 'invoicing_config.company_id', 'entity.company_id')
    .select(['generate_day', 'generate_period'])
    .where('entity.id', '=', entityId)
    .executeTakeFirstOrThrow();
  return { generateDay: generate_day, generatePeriod: generate_period };
};
