import { formatOre } from '@husrum/format';
import type { Tx } from '../platform/db';
import { applyPayment } from '../rent/payment.rules';
import { insertAllocations, listAllocatedAmounts, lockUnallocatedPayments } from './allocation.store';
import type { Invoice } from './invoice.store';
import { addInvoiceEvent } from './invoice-event.store';

/**
 * Deducts the tenant's credit from an invoice (D-14), as allocations, so that the VAT base stays the same. Returns whether
 * there was any credit.
 */
export const applyTenantCredit = async (
  tx: Tx,
  { id, tenant_id, pay_ore }: Pick<Invoice, 'id' | 'tenant_id' | 'pay_ore'>,
): Promise<boolean> => {
  if (tenant_id === null || pay_ore <= 0) return false;
  let leftOre = pay_ore;
  const deductions: { payment_id: number; amount_ore: number }[] = [];
  for (const payment of await lockUnallocatedPayments(tx, tenant_id)) {
    const { appliedOre, leftOre: after } = applyPayment(payment.leftOre, leftOre);
    if (appliedOre > 0) deductions.push({ payment_id: payment.id, amount_ore: appliedOre });
    leftOre = after;
  }
  if (deductions.length === 0) return false;
  await insertAllocations(
    tx,
    deductions.map((deduction) => ({ ...deduction, invoicebase_id: id, kind: 'OFFSET' })),
  );
  await addInvoiceEvent(tx, id, { what: 'OFFSET', userId: null, detail: formatOre(pay_ore - leftOre) });
  return true;
};

/** Returns all money on an invoice to the tenant's credit, with reversing entries: nothing is deleted. */
export const releaseAllocations = async (tx: Tx, invoiceId: number): Promise<void> => {
  const allocated = await listAllocatedAmounts(tx, invoiceId);
  await insertAllocations(
    tx,
    allocated.map(({ paymentId, ore }) => ({
      payment_id: paymentId,
      invoicebase_id: invoiceId,
      kind: 'REVERSAL',
      amount_ore: -ore,
    })),
  );
};
