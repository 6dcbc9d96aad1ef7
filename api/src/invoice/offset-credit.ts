import { kronorOfOre } from '@husrum/format';
import type { Tx } from '../platform/db';
import { applyPayment } from '../rent/payment.rules';
import type { Invoice } from './invoice.store';
import { addEvent } from './invoice-event.store';
import { allocatedTo, insertAllocations, lockUnused } from './payment.store';

/**
 * Takes what the tenant has paid too much off an invoice (D-14): as allocations, so that the base of the VAT stays. Whether
 * there was anything to take.
 */
export const offsetCredit = async (
  tx: Tx,
  { id, tenant_id, pay_ore }: Pick<Invoice, 'id' | 'tenant_id' | 'pay_ore'>,
): Promise<boolean> => {
  if (tenant_id === null || pay_ore <= 0) return false;
  let leftOre = pay_ore;
  const taken: { payment_id: number; amount_ore: number }[] = [];
  for (const payment of await lockUnused(tx, tenant_id)) {
    const { appliedOre, leftOre: after } = applyPayment(payment.leftOre, leftOre);
    if (appliedOre > 0) taken.push({ payment_id: payment.id, amount_ore: appliedOre });
    leftOre = after;
  }
  if (taken.length === 0) return false;
  await insertAllocations(
    tx,
    taken.map((part) => ({ ...part, invoicebase_id: id, kind: 'OFFSET' })),
  );
  await addEvent(tx, id, { what: 'OFFSET', userId: null, detail: kronorOfOre(pay_ore - leftOre) });
  return true;
};

/** Gives all the money on an invoice back to the tenant's credit: by entries that reverse, nothing is erased. */
export const releaseMoney = async (tx: Tx, invoiceId: number): Promise<void> => {
  const allocated = await allocatedTo(tx, invoiceId);
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
