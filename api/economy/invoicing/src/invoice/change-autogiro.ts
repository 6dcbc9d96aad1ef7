import { endAutogiro, findAutogiroFrom, readTenant, registerAutogiro } from '@husrum/api-leases';
import type { RequestContext, Tx } from '@husrum/api-platform';
import type { Tenant } from '@husrum/contract/tenant';
import type { LocalDate } from '@husrum/format';
import { enqueueInvoiceUpdate } from './accounting-changes';
import { isPaidByAutogiro } from './autogiro.rules';
import { changeInvoice, type Invoice, lockInvoices } from './invoice.store';
import { listUnsentInvoiceIdsOfTenant } from './lease-invoices.store';

/** Whether an invoice of the type would be paid by autogiro: Swedish direct debit from the tenant's bank account. */
export const wouldBePaidByAutogiro = async (
  tx: Tx,
  { tenant_id, due_at }: Pick<Invoice, 'tenant_id' | 'due_at'>,
  type: Invoice['invoice_type'],
): Promise<boolean> =>
  isPaidByAutogiro({
    type,
    mandateFrom: tenant_id === null ? null : await findAutogiroFrom(tx, tenant_id),
    dueAt: due_at,
  });

/** Applies the mandate to the tenant's unsent invoices, in our database and in Fortnox. */
const updateAutogiroOfInvoices = async ({ tx, account }: RequestContext, tenantId: number): Promise<void> => {
  for (const invoice of await lockInvoices(tx, await listUnsentInvoiceIdsOfTenant(tx, tenantId))) {
    const autogiro = await wouldBePaidByAutogiro(tx, invoice, invoice.invoice_type);
    if (autogiro === invoice.autogiro) continue;
    await changeInvoice(tx, invoice.id, { autogiro });
    await enqueueInvoiceUpdate(tx, invoice, account.userId);
  }
};

/**
 * Registers the tenant's autogiro mandate. It applies to unsent invoices in Fortnox that are due on `from` or later. Throws 424
 * unless a company that the tenant rents from uses Fortnox.
 */
export const setAutogiro = async (context: RequestContext, id: number, from: LocalDate): Promise<Tenant> => {
  const { tx, account } = context;
  await registerAutogiro(tx, id, { from, userId: account.userId });
  await updateAutogiroOfInvoices(context, id);
  return readTenant(context, id);
};

/** Ends the tenant's mandate. Sent invoices are not changed. */
export const removeAutogiro = async (context: RequestContext, id: number): Promise<Tenant> => {
  await endAutogiro(context.tx, id);
  await updateAutogiroOfInvoices(context, id);
  return readTenant(context, id);
};
