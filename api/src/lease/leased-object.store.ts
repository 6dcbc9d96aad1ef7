import type { Tx } from '../platform/db';
import type { GenerateSettings } from '../rent/config-month.rules';

/** What of an object decides whether and how it can be let. */
export const leasedObject = (tx: Tx, entityId: number) =>
  tx
    .selectFrom('entity')
    .innerJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .select(['entity.id', 'entity.area', 'entity.company_id', 'entity_type.rentable'])
    .where('entity.id', '=', entityId)
    .executeTakeFirst();

/** When invoices for an object are made, by the settings of its company. */
export const generateSettings = async (tx: Tx, entityId: number): Promise<GenerateSettings> => {
  const { generate_day, generate_period } = await tx
    .selectFrom('entity')
    .innerJoin('invoicing_config', 'invoicing_config.company_id', 'entity.company_id')
    .select(['generate_day', 'generate_period'])
    .where('entity.id', '=', entityId)
    .executeTakeFirstOrThrow();
  return { generateDay: generate_day, generatePeriod: generate_period };
};

/** How the company's invoices come by themselves. */
export const invoicingOf = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('invoicing_config')
    .select(['auto_enabled', 'generate_day', 'generate_period'])
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
