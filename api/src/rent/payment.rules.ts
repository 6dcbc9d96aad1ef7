import type { LocalDate } from '@husrum/format';

/** An unpaid invoice. */
export interface OpenInvoice {
  id: number;
  dueAt: LocalDate | null;
  leftOre: number;
}

/** The amount left to pay in öre (D-14): the amount minus allocated payments and credits. */
export const paymentLeft = (invoice: { payOre: number; paidOre: number; creditedOre: number }): number =>
  invoice.payOre - invoice.paidOre - invoice.creditedOre;

/** Applies a payment to one invoice (D-14), in öre. The surplus becomes the tenant's credit. */
export const applyPayment = (
  amountOre: number,
  leftOre: number,
): { appliedOre: number; leftOre: number; surplusOre: number } => {
  const appliedOre = Math.min(amountOre, leftOre);
  return { appliedOre, leftOre: leftOre - appliedOre, surplusOre: amountOre - appliedOre };
};

/** Divides allocations to invoices over the payments that they come from, in the given order. In öre. */
export const drawFromPayments = (
  payments: readonly { id: number; leftOre: number }[],
  allocations: readonly { id: number; appliedOre: number }[],
): { paymentId: number; invoiceId: number; ore: number }[] => {
  const left = payments.map((payment) => ({ ...payment }));
  return allocations.flatMap(({ id, appliedOre }) => {
    let openOre = appliedOre;
    return left.flatMap((payment) => {
      const ore = Math.min(payment.leftOre, openOre);
      payment.leftOre -= ore;
      openOre -= ore;
      return ore > 0 ? [{ paymentId: payment.id, invoiceId: id, ore }] : [];
    });
  });
};

/** Allocates a payment without a matching OCR, or a tenant's credit, to open invoices: oldest due date first (D-14). */
export const allocatePayment = (
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
