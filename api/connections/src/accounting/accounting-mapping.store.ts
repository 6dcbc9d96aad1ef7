import { naturalSortKey, type Tx } from '@husrum/api-platform';
import { type DimensionOwner, standardAccounts } from '@husrum/contract/accounting';
import type { TaxRate } from '@husrum/contract/core';
import { sql } from 'kysely';

export type AccountNumbers = Readonly<Record<TaxRate, number>>;

/** The revenue account of each VAT rate: the chosen one, else the standard one. */
export const findAccountNumbers = async (tx: Tx, integrationId: number): Promise<AccountNumbers> => {
  const chosen = await tx
    .selectFrom('accounting_account')
    .select(['tax_rate', 'account_number'])
    .where('integration_id', '=', integrationId)
    .execute();
  return {
    ...standardAccounts,
    ...Object.fromEntries(chosen.map(({ tax_rate, account_number }) => [tax_rate, account_number])),
  };
};

/** The cost centre and the project of an invoice. */
export interface InvoiceDimension {
  readonly costCenter: string | null;
  readonly project: string | null;
}

/** The company counts as this many steps above the object, more than any object has parents, so it is chosen last. */
const COMPANY_STEPS = 1000;

/** The accounts, the cost centre and the project that an invoice is booked on in the program. */
export const findBookingAccounts = async (
  tx: Tx,
  { integrationId, ...place }: { integrationId: number; entityId: number | null; companyId: number | null },
): Promise<{ accounts: AccountNumbers; dimension: InvoiceDimension }> => ({
  accounts: await findAccountNumbers(tx, integrationId),
  dimension: await findDimension(tx, place),
});

/** Cost centre and project of an object: each from the nearest of the object, its parents and its company that has one. */
const findDimension = async (
  tx: Tx,
  { entityId, companyId }: { readonly entityId: number | null; readonly companyId: number | null },
): Promise<InvoiceDimension> => {
  const { rows } = await sql<{ cost_center: string | null; project: string | null }>`
    with recursive above as (
      select id, parent_id, 0 as steps from entity where id = ${entityId}::bigint
      union all
      select entity.id, entity.parent_id, above.steps + 1
      from above join entity on entity.id = above.parent_id
    ), found as (
      select cost_center, project, steps from above join accounting_dimension on entity_id = above.id
      union all
      select cost_center, project, ${sql.lit(COMPANY_STEPS)} from accounting_dimension where company_id = ${companyId}::bigint
    )
    select
      (select cost_center from found where cost_center is not null order by steps limit 1) as cost_center,
      (select project from found where project is not null order by steps limit 1) as project`.execute(tx);
  const [row] = rows;
  return { costCenter: row?.cost_center ?? null, project: row?.project ?? null };
};

export const saveAccountNumber = async (
  tx: Tx,
  integrationId: number,
  { tax_rate, account_number }: { readonly tax_rate: TaxRate; readonly account_number: number },
): Promise<void> => {
  await tx
    .insertInto('accounting_account')
    .values({ integration_id: integrationId, tax_rate, account_number })
    .onConflict((conflict) =>
      conflict.columns(['integration_id', 'tax_rate']).doUpdateSet({ account_number }),
    )
    .execute();
};

/** The companies that invoice through the connection, and those of their objects that have a dimension of their own. */
export const listDimensions = async (tx: Tx, integrationId: number) => {
  const companies = await tx
    .selectFrom('invoicing_config')
    .innerJoin('company', 'company.id', 'invoicing_config.company_id')
    .leftJoin('accounting_dimension', 'accounting_dimension.company_id', 'company.id')
    .select([
      'company.id',
      'company.name',
      'accounting_dimension.cost_center',
      'accounting_dimension.project',
    ])
    .where('invoicing_config.integration_id', '=', integrationId)
    .orderBy(naturalSortKey('company.name'))
    .orderBy('company.id')
    .execute();
  const entities = await tx
    .selectFrom('accounting_dimension')
    .innerJoin('entity', 'entity.id', 'accounting_dimension.entity_id')
    .innerJoin('company', 'company.id', 'entity.company_id')
    .innerJoin('invoicing_config', 'invoicing_config.company_id', 'company.id')
    .select([
      'entity.id',
      'entity.name',
      'company.name as company',
      'accounting_dimension.cost_center',
      'accounting_dimension.project',
    ])
    .where('invoicing_config.integration_id', '=', integrationId)
    .orderBy(naturalSortKey('company.name'))
    .orderBy('entity.name_key')
    .orderBy('entity.id')
    .execute();
  return [
    ...companies.map((row) => ({ type: 'company' as const, company: null, ...row })),
    ...entities.map((row) => ({ type: 'entity' as const, ...row })),
  ];
};

/** The connection through which the company, or the company of the object, invoices. */
export const findInvoicingIntegration = (
  tx: Tx,
  { type, id }: { readonly type: DimensionOwner; readonly id: number },
) =>
  tx
    .selectFrom('invoicing_config')
    .select('integration_id')
    .$if(type === 'company', (all) => all.where('company_id', '=', id))
    .$if(type === 'entity', (all) =>
      all.where('company_id', 'in', (of) =>
        of.selectFrom('entity').select('entity.company_id').where('entity.id', '=', id),
      ),
    )
    .executeTakeFirst();

/** Replaces the row of a company or an object. Without any value the row is deleted. */
export const saveDimension = async (
  tx: Tx,
  { type, id }: { readonly type: DimensionOwner; readonly id: number },
  values: { readonly cost_center: string | null; readonly project: string | null },
): Promise<void> => {
  const column = type === 'company' ? 'company_id' : 'entity_id';
  await tx.deleteFrom('accounting_dimension').where(column, '=', id).execute();
  if (values.cost_center === null && values.project === null) return;
  await tx
    .insertInto('accounting_dimension')
    .values({
      company_id: type === 'company' ? id : null,
      entity_id: type === 'entity' ? id : null,
      ...values,
    })
    .execute();
};

const removeEntityDimensions = async (tx: Tx, entityIds: readonly number[]): Promise<void> => {
  if (entityIds.length === 0) return;
  await tx.deleteFrom('accounting_dimension').where('entity_id', 'in', entityIds).execute();
};

/**
 * Deletes the cost centres and projects of objects, or of a company and of all its objects, when they get another connection or none:
 * codes exist in one connection only.
 */
export const removeDimensions = async (
  tx: Tx,
  owner: { readonly entityIds: readonly number[] } | { readonly companyId: number },
): Promise<void> => {
  if ('entityIds' in owner) return removeEntityDimensions(tx, owner.entityIds);
  const { companyId } = owner;
  await tx
    .deleteFrom('accounting_dimension')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('company_id', '=', companyId),
        eb('entity_id', 'in', selectFrom('entity').select('entity.id').where('company_id', '=', companyId)),
      ]),
    )
    .execute();
};
