import type { Tenant } from '@husrum/contract/tenant';
import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { isDrawn } from '../rent/autogiro.rules';
import { readTenant } from '../tenant/read-tenant';
import { findAutogiroFrom, hasTenant, isConnectedToFortnox, saveAutogiro } from '../tenant/tenant.store';
import { followInvoiceChange } from './accounting-changes';
import { changeInvoice, type Invoice, lockInvoices } from './invoice.store';
import { invoiceTexts } from './invoice.texts';
import { listUnlockedInvoiceIds } from './lease-invoices.store';

/** Whether an invoice that becomes of this type is drawn from its tenant's account. */
export const isDrawnAs = async (
  tx: Tx,
  { tenant_id, due_at }: Pick<Invoice, 'tenant_id' | 'due_at'>,
  type: Invoice['invoice_type'],
): Promise<boolean> =>
  isDrawn({
    type,
    mandateFrom: tenant_id === null ? null : await findAutogiroFrom(tx, tenant_id),
    dueAt: due_at,
  });

/** Invoices that are not sent follow the mandate, here and in Fortnox. */
const updateInvoices = async ({ tx, account }: RequestContext, tenantId: number): Promise<void> => {
  for (const invoice of await lockInvoices(tx, await listUnlockedInvoiceIds(tx, tenantId))) {
    const autogiro = await isDrawnAs(tx, invoice, invoice.invoice_type);
    if (autogiro === invoice.autogiro) continue;
    await changeInvoice(tx, invoice.id, { autogiro });
    await followInvoiceChange(tx, invoice, account.userId);
  }
};

/**
 * Registers that the tenant lets amounts be drawn from its account: of invoices in Fortnox that are not sent yet and due on
 * the day or later. Throws 424 unless a company that the tenant rents from uses Fortnox.
 */
export const setAutogiro = async (context: RequestContext, id: number, from: LocalDate): Promise<Tenant> => {
  const { tx, account } = context;
  if (!(await hasTenant(tx, id))) throw problem('notFound');
  if (!(await isConnectedToFortnox(tx, id)))
    throw problem('notConnected', { message: invoiceTexts.autogiroNeedsFortnox });
  await saveAutogiro(tx, id, { from, userId: account.userId });
  await updateInvoices(context, id);
  return readTenant(context, id);
};

/** Invoices that have been sent keep what they say. */
export const removeAutogiro = async (context: RequestContext, id: number): Promise<Tenant> => {
  if (!(await saveAutogiro(context.tx, id, null))) throw problem('notFound');
  await updateInvoices(context, id);
  return readTenant(context, id);
};
