import type { Tx } from '@husrum/api-platform';
import { formatOre, type LocalDate } from '@husrum/format';
import {
  type CreditKey,
  insertAllocations,
  listAllocatedAmounts,
  lockUnallocatedPayments,
} from './allocation.store';
import type { Invoice } from './invoice.store';
import { addInvoiceEvents } from './invoice-event.store';
import { findStatusFacts } from './invoice-status.store';
import { listOpenInvoices } from './open-invoices.store';
import { allocatePayment, type OpenInvoice, splitAllocationsByPayment } from './payment.rules';
import { calculateLeft, refreshInvoiceStatuses } from './refresh-invoice-status';

/** Credit that was deducted from an invoice. `id` is that of the invoice. */
export interface InvoiceOffset {
  id: number;
  ore: number;
}

/**
 * Deducts credit from invoices, the oldest due date first (docs/domain-rules.md, D-14), as allocations, so that the VAT base
 * stays the same. `openInvoices` must be locked. Statuses are not refreshed.
 */
const offsetCredit = async (
  tx: Tx,
  creditKey: CreditKey,
  openInvoices: readonly OpenInvoice[],
  userId: number | null,
): Promise<InvoiceOffset[]> => {
  if (openInvoices.length === 0) return [];
  const payments = await lockUnallocatedPayments(tx, creditKey);
  const creditOre = payments.reduce((sum, { leftOre }) => sum + leftOre, 0);
  const { allocations } = allocatePayment(creditOre, openInvoices);
  await insertAllocations(
    tx,
    splitAllocationsByPayment(payments, allocations).map(({ paymentId, invoiceId, ore }) => ({
      payment_id: paymentId,
      invoicebase_id: invoiceId,
      kind: 'OFFSET',
      amount_ore: ore,
    })),
  );
  await addInvoiceEvents(
    tx,
    allocations.map(({ id, appliedOre }) => ({
      invoiceId: id,
      kind: 'OFFSET',
      userId,
      detail: formatOre(appliedOre),
    })),
  );
  return allocations.map(({ id, appliedOre }) => ({ id, ore: appliedOre }));
};

/** Deducts the tenant's credit with the invoice's company from the invoice. Returns whether there was any. */
export const applyTenantCredit = async (
  tx: Tx,
  { id, tenant_id, company_id }: Pick<Invoice, 'id' | 'tenant_id' | 'company_id'>,
): Promise<boolean> => {
  if (tenant_id === null) return false;
  const [facts] = await findStatusFacts(tx, [id]);
  const leftOre = facts === undefined ? 0 : calculateLeft(facts);
  if (leftOre <= 0) return false;
  const creditKey = { tenantId: tenant_id, companyId: company_id };
  return (await offsetCredit(tx, creditKey, [{ id, dueAt: null, leftOre }], null)).length > 0;
};

/**
 * Settles a tenant's open invoices with their credit with the company, the oldest due date first (D-14). The invoices must
 * be locked, before any payment is.
 */
export const settleOpenInvoices = async (
  tx: Tx,
  creditKey: CreditKey,
  openInvoices: readonly Pick<Invoice, 'id' | 'due_at' | 'left_ore'>[],
  { userId, today }: { userId: number | null; today: LocalDate },
): Promise<InvoiceOffset[]> => {
  const settled = await offsetCredit(
    tx,
    creditKey,
    openInvoices.map(({ id, due_at, left_ore }) => ({ id, dueAt: due_at, leftOre: left_ore })),
    userId,
  );
  await refreshInvoiceStatuses(
    tx,
    settled.map(({ id }) => id),
    today,
  );
  return settled;
};

/** `settleOpenInvoices` for those of the tenant's open invoices that the caller has locked, by `lockInvoicesWithOpenOnes`. */
export const settleLockedInvoices = async (
  tx: Tx,
  creditKey: CreditKey,
  locked: ReadonlyMap<number, Invoice>,
  by: { userId: number | null; today: LocalDate },
): Promise<InvoiceOffset[]> => {
  const open = (await listOpenInvoices(tx, creditKey)).filter(({ id }) => locked.has(id));
  return settleOpenInvoices(tx, creditKey, open, by);
};

/**
 * Returns the money on an invoice to the tenant's credit, or `maxOre` of it, the latest payment first. Inserts reversing
 * entries and deletes nothing.
 */
export const releaseAllocations = async (
  tx: Tx,
  invoiceId: number,
  maxOre = Number.MAX_SAFE_INTEGER,
): Promise<void> => {
  let leftOre = maxOre;
  const latestFirst = (await listAllocatedAmounts(tx, invoiceId)).toReversed();
  const released = latestFirst.map(({ paymentId, ore }) => {
    const releasedOre = Math.min(ore, leftOre);
    leftOre -= releasedOre;
    return { paymentId, releasedOre };
  });
  await insertAllocations(
    tx,
    released
      .filter(({ releasedOre }) => releasedOre > 0)
      .map(({ paymentId, releasedOre }) => ({
        payment_id: paymentId,
        invoicebase_id: invoiceId,
        kind: 'REVERSAL',
        amount_ore: -releasedOre,
      })),
  );
};
