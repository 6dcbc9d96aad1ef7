import type { LocalDate } from '@husrum/format';

/** An invoice that waits for money. */
export interface OpenInvoice {
  id: number;
  dueAt: LocalDate | null;
  leftOre: number;
}

/** What is left to pay, in öre (D-14): the amount less what was allocated and credited. */
export const paymentLeft = (invoice: { payOre: number; paidOre: number; creditedOre: number }): number =>
  invoice.payOre - invoice.paidOre - invoice.creditedOre;

/** One payment on one invoice (D-14): what it takes, what remains, what becomes the tenant's credit. All in öre. */
export const applyPayment = (
  amountOre: number,
  leftOre: number,
): { appliedOre: number; leftOre: number; surplusOre: number } => {
  const appliedOre = Math.min(amountOre, leftOre);
  return { appliedOre, leftOre: leftOre - appliedOre, surplusOre: amountOre - appliedOre };
};

/** Money without a matching OCR, or a tenant's credit, over open invoices: oldest due first (D-14). */
export const allocate = (
  amountOre: number,
  invoices: readonly OpenInvoice[],
): { allocations: { id: number; appliedOre: number }[]; surplusOre: number } => {
  const oldestFirst = invoices.toSorted((a, b) => {
    const [first, second] = [a.dueAt ?? '9999-12-31', b.dueAt ?? '9999-12-31'];
    return first === second ? a.id - b.id : first < second ? -1 : 1;
  });
  let surplusOre = amountOre;
  const allocations = oldestFirst.flatMap(({ id, leftOre }) => {
    const applied = applyPayment(surplusOre, leftOre);
    surplusOre = applied.surplusOre;
    return applied.appliedOre > 0 ? [{ id, appliedOre: applied.appliedOre }] : [];
  });
  return { allocations, surplusOre };
};
