import { customerNumbers } from '@husrum/api-leases';
import { swedishSortKey, type Tx } from '@husrum/api-platform';
import type { AccountingName } from '@husrum/contract/accounting';
import { sql } from 'kysely';

interface Connection {
  readonly integrationId: number;
  readonly program: AccountingName;
}

/** All tenants, each with its customer at the connection. */
export const listTenantsToMatch = (tx: Tx, { integrationId, program }: Connection) =>
  tx
    .selectFrom('tenant')
    .leftJoin('accounting_customer', (join) =>
      join
        .onRef('accounting_customer.tenant_id', '=', 'tenant.id')
        .on('accounting_customer.integration_id', '=', integrationId),
    )
    .select(['tenant.id', 'tenant.name', 'tenant.identifier', 'accounting_customer.service_id as linkedId'])
    .select(`tenant.${customerNumbers.column[program]} as number`)
    .orderBy(swedishSortKey('tenant.name'))
    .orderBy('tenant.id')
    .execute();

/** The invoices that an invoice in the program may match: those with something left to pay. */
export const listInvoicesToMatch = (tx: Tx) =>
  tx
    .selectFrom('invoicebase')
    .leftJoin('accounting_invoice', 'accounting_invoice.invoicebase_id', 'invoicebase.id')
    .select([
      'invoicebase.id',
      'invoicebase.reference',
      'invoicebase.ocr',
      'invoicebase.tenant_id',
      'invoicebase.tenant_name',
      'invoicebase.lease_id',
      'invoicebase.pay_ore',
      'invoicebase.due_at',
      'accounting_invoice.service_id',
      'accounting_invoice.integration_id',
    ])
    .where('invoicebase.kind', '<>', 'CREDIT')
    .where('invoicebase.cancelled_at', 'is', null)
    .where('invoicebase.credited_at', 'is', null)
    .where('invoicebase.left_ore', '>', 0)
    .execute();
export type InvoiceToMatch = Awaited<ReturnType<typeof listInvoicesToMatch>>[number];

/** The leases of each tenant that are not archived, with the amounts of their invoices. */
export const listLeasesOfTenants = (tx: Tx) =>
  tx
    .selectFrom('lease_tenant')
    .innerJoin('lease', 'lease.id', 'lease_tenant.lease_id')
    .innerJoin('entity', 'entity.id', 'lease.entity_id')
    .select(['lease_tenant.tenant_id', 'lease.id', 'entity.name'])
    .select(
      sql<number[]>`array(select distinct pay_ore from invoicebase
        where invoicebase.lease_id = lease.id and kind <> 'CREDIT' order by pay_ore)::float8[]`.as(
        'amountsOre',
      ),
    )
    .where('lease.archived_at', 'is', null)
    .orderBy('lease.id')
    .execute();

/** The ids of the tenants that customers of the connection are linked to, by the program's key of the customer. */
export const findLinkedTenantIds = async (
  tx: Tx,
  integrationId: number,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .selectFrom('accounting_customer')
    .select(['service_id', 'tenant_id'])
    .where('integration_id', '=', integrationId)
    .execute();
  return new Map(rows.map(({ service_id, tenant_id }) => [service_id, tenant_id]));
};

/** Counts those of the tenants that exist in the business. */
export const countExistingTenants = async (tx: Tx, ids: readonly number[]): Promise<number> => {
  const { count } = await tx
    .selectFrom('tenant')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', 'in', [0, ...ids])
    .executeTakeFirstOrThrow();
  return count;
};
