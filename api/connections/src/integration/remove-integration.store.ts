import { naturalSortKey, type Tx } from '@husrum/api-platform';
import type { IntegrationRemoval } from '@husrum/contract/integration';

/** Statuses of invoices that the accounting program need not change any more. */
const FINAL_STATUSES = ['PAYED', 'CANCELLED', 'CREDITED'] as const;

/** The invoices of the connection that the accounting program may still have to change. */
const selectUnfinishedInvoices = (tx: Tx, id: number) =>
  tx
    .selectFrom('accounting_invoice')
    .innerJoin('invoicebase', 'invoicebase.id', 'accounting_invoice.invoicebase_id')
    .where('accounting_invoice.integration_id', '=', id)
    .where('invoicebase.status', 'not in', FINAL_STATUSES);

/** The invoices whose synchronisation ends with the connection. */
export const listUnfinishedInvoiceIds = async (tx: Tx, id: number): Promise<number[]> => {
  const rows = await selectUnfinishedInvoices(tx, id)
    .select('invoicebase.id')
    .orderBy('invoicebase.id')
    .execute();
  return rows.map((row) => row.id);
};

/** The companies, invoices and tasks that the removal of the connection would affect. */
export const previewRemoval = async (tx: Tx, id: number): Promise<IntegrationRemoval> => {
  const companies = await tx
    .selectFrom('invoicing_config')
    .innerJoin('company', 'company.id', 'invoicing_config.company_id')
    .select('company.name')
    .where('invoicing_config.integration_id', '=', id)
    .orderBy(naturalSortKey('company.name'))
    .execute();
  const { unsent, unpaid } = await selectUnfinishedInvoices(tx, id)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('invoicebase.sent_at', 'is', null).as('unsent'),
      fn.countAll<number>().filterWhere('invoicebase.sent_at', 'is not', null).as('unpaid'),
    ])
    .executeTakeFirstOrThrow();
  const { waiting } = await tx
    .selectFrom('accounting_task')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('integration_id', '=', id)
    .where('state', '<>', 'DONE')
    .executeTakeFirstOrThrow();
  return { companies: companies.map(({ name }) => name), unsent, unpaid, waiting };
};

/** Deletes the connection and its tasks. The foreign key of its companies becomes empty: their invoices are manual from now on. */
export const deleteIntegration = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('integration').where('id', '=', id).execute();
};
