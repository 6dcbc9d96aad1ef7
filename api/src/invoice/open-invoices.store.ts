import type { Tx } from '../platform/db';
import type { CreditKey } from './allocation.store';
import { type Invoice, lockInvoices } from './invoice.store';

/** The tenant's invoices from the company that have something left to pay: the sent ones, and those that are ready to send. */
const selectOpenInvoices = (tx: Tx, { tenantId, companyId }: CreditKey) =>
  tx
    .selectFrom('invoicebase')
    .where('tenant_id', '=', tenantId)
    .where('company_id', 'is not distinct from', companyId)
    .where('kind', '<>', 'CREDIT')
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .where('left_ore', '>', 0)
    .where(({ eb, or }) => or([eb('sent_at', 'is not', null), eb('status', '=', 'READY')]));

export const listOpenInvoiceIds = async (tx: Tx, creditKey: CreditKey): Promise<number[]> => {
  const rows = await selectOpenInvoices(tx, creditKey).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};

export const sumOpenInvoicesOre = async (tx: Tx, creditKey: CreditKey): Promise<number> => {
  const { ore } = await selectOpenInvoices(tx, creditKey)
    .select(({ fn }) => fn.sum<string>('left_ore').as('ore'))
    .executeTakeFirstOrThrow();
  return Number(ore ?? 0);
};

/** Locks the open invoices in id order, and returns those that are still open. */
export const lockOpenInvoices = async (tx: Tx, creditKey: CreditKey): Promise<Invoice[]> => {
  await lockInvoices(tx, await listOpenInvoiceIds(tx, creditKey));
  return selectOpenInvoices(tx, creditKey).selectAll().orderBy('id').execute();
};
