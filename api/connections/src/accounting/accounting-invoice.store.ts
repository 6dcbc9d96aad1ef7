import { randomBytes } from 'node:crypto';
import type { Tx } from '@husrum/api-platform';
import type { IntegrationName } from '@husrum/contract/integration';
import type { Selectable, Updateable } from 'kysely';
import type { AccountingTables } from './accounting.tables';

export type AccountingInvoiceRecord = Selectable<AccountingTables['accounting_invoice']>;

/** The reference by which an invoice is found in the accounting program: our number, and a random suffix that makes it unique. */
export const createReference = (invoiceNumber: string): string =>
  `${invoiceNumber}-${randomBytes(6).toString('hex')}`;

/** Records that invoices are to be created in an accounting program, before it is called. */
export const insertAccountingInvoices = async (
  tx: Tx,
  invoices: readonly { integrationId: number; invoiceId: number; reference: string }[],
): Promise<void> => {
  if (invoices.length === 0) return;
  await tx
    .insertInto('accounting_invoice')
    .values(
      invoices.map(({ integrationId, invoiceId, reference }) => ({
        integration_id: integrationId,
        invoicebase_id: invoiceId,
        reference,
      })),
    )
    .execute();
};

export const findAccountingInvoice = (
  tx: Tx,
  invoiceId: number,
): Promise<AccountingInvoiceRecord | undefined> =>
  tx.selectFrom('accounting_invoice').selectAll().where('invoicebase_id', '=', invoiceId).executeTakeFirst();

/** Returns the records by invoice id. */
export const findAccountingInvoices = async (
  tx: Tx,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, AccountingInvoiceRecord>> => {
  if (invoiceIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('accounting_invoice')
    .selectAll()
    .where('invoicebase_id', 'in', invoiceIds)
    .execute();
  return new Map(rows.map((row) => [row.invoicebase_id, row]));
};

export const saveAccountingInvoice = async (
  tx: Tx,
  invoiceId: number,
  change: Updateable<AccountingTables['accounting_invoice']>,
): Promise<void> => {
  await tx.updateTable('accounting_invoice').set(change).where('invoicebase_id', '=', invoiceId).execute();
};

export const removeAccountingInvoice = async (tx: Tx, invoiceId: number): Promise<void> => {
  await tx.deleteFrom('accounting_invoice').where('invoicebase_id', '=', invoiceId).execute();
};

/** The invoices that are to be booked through the connection, and are not yet. */
export const listUnbookedInvoiceIds = async (tx: Tx, integrationId: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom('accounting_invoice')
    .select('invoicebase_id')
    .where('integration_id', '=', integrationId)
    .where('state', 'in', ['PENDING', 'DRAFT'])
    .orderBy('invoicebase_id')
    .execute();
  return rows.map(({ invoicebase_id }) => invoicebase_id);
};

/** The accounting program that a company sends its invoices through. */
export const findCompanyIntegration = async (
  tx: Tx,
  companyId: number,
): Promise<{ id: number; name: IntegrationName } | undefined> =>
  tx
    .selectFrom('invoicing_config')
    .innerJoin('integration', 'integration.id', 'invoicing_config.integration_id')
    .select(['integration.id', 'integration.name'])
    .where('invoicing_config.company_id', '=', companyId)
    .executeTakeFirst();
