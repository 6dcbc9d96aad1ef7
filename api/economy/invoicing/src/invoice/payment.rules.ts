import { compareDates, type LocalDate } from '@husrum/format';

/** Invoices without a due date are paid last. */
const NO_DUE_DATE: LocalDate = '9999-12-31';

/** An unpaid invoice. */
export interface OpenInvoice {
  id: number;
  dueAt: LocalDate | null;
  leftOre: number;
}

/**
 * The amount left to pay in öre (docs/domain-rules.md, D-14): the amount minus allocated payments, what was rounded off or written
 * off, and credits.
 */
export const paymentLeft = (invoice: {
  payOre: number;
  paidOre: number;
  creditedOre: number;
  roundedOffOre?: number;
  writtenOffOre?: number;
}): number =>
  invoice.payOre -
  invoice.paidOre -
  invoice.creditedOre -
  (invoice.roundedOffOre ?? 0) -
  (invoice.writtenOffOre ?? 0);

/** Applies a payment to one invoice (D-14), in öre. The surplus becomes the tenant's credit. */
export const applyPayment = (
  amountOre: number,
  leftOre: number,
): { appliedOre: number; leftOre: number; surplusOre: number } => {
  const appliedOre = Math.min(amountOre, leftOre);
  return { appliedOre, leftOre: leftOre - appliedOre, surplusOre: amountOre - appliedOre };
};

/** Differences below this are rounded off. */
const ONE_KRONA = 100;

/** What is rounded off of an invoice, or of the surplus of its payment, in öre: one of them, or neither. */
export interface PaymentRounding {
  readonly invoiceOre: number;
  readonly surplusOre: number;
}

/**
 * What is rounded off when a payment of a krona or more differs from what is left by less than a krona (D-14): 6 542,79 on
 * 6 543,00 rounds off 21 öre of the invoice, and 6 543,21 rounds off 21 öre of the surplus.
 */
export const roundOff = (amountOre: number, leftOre: number): PaymentRounding => {
  const missingOre = leftOre - amountOre;
  const isRounded = leftOre > 0 && amountOre >= ONE_KRONA && Math.abs(missingOre) < ONE_KRONA;
  return {
    invoiceOre: isRounded ? Math.max(missingOre, 0) : 0,
    surplusOre: isRounded ? Math.max(-missingOre, 0) : 0,
  };
};

/** Divides the amounts that are allocated to invoices among the payments that they are taken from, in the given order. In öre. */
export const splitAllocationsByPayment = (
  payments: readonly { id: number; leftOre: number }[],
  allocations: readonly { id: number; appliedOre: number }[],
): { paymentId: number; invoiceId: number; ore: number }[] => {
  const remaining = payments.map((payment) => ({ ...payment }));
  return allocations.flatMap(({ id, appliedOre }) => {
    let openOre = appliedOre;
    return remaining.flatMap((payment) => {
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
  const oldestFirst = invoices.toSorted(
    (a, b) => compareDates(a.dueAt ?? NO_DUE_DATE, b.dueAt ?? NO_DUE_DATE) || a.id - b.id,
  );
  let surplusOre = amountOre;
  const allocations = oldestFirst.flatMap(({ id, leftOre }) => {
    const applied = applyPayment(surplusOre, leftOre);
    surplusOre = applied.surplusOre;
    return applied.appliedOre > 0 ? [{ id, appliedOre: applied.appliedOre }] : [];
  });
  return { allocations, surplusOre };
};
