/** An amount of a payment that an invoice has here, and not in the program. */
interface UnregisteredAllocation {
  readonly paymentId: number;
  readonly invoiceId: number;
  readonly ore: number;
}
interface Payment {
  readonly id: number;
  /** The part of the payment that is not registered in the program. */
  readonly unregisteredOre: number;
}
/** An amount of a payment that a document has in the program, and not here. */
interface Surplus {
  readonly paymentId: number;
  readonly ore: number;
  /**
   * The invoice on which the program has the payment, and its credit invoices, each with what is left to pay in the program: negative
   * for a surplus.
   */
  readonly documents: readonly { readonly invoiceId: number; readonly leftOre: number }[];
}
/** A payment to register in the program. */
export interface Settlement {
  readonly paymentId: number;
  readonly invoiceId: number;
  readonly amountOre: number;
  /** Whether the payment is one half of moving a surplus from one document to another: no money has come in. */
  readonly isSurplusMove: boolean;
}
export interface SettlementPlan {
  readonly settlements: readonly Settlement[];
  /**
   * The invoices of which an amount could be neither registered nor moved: a person must settle them in the program. In Spiris
   * nothing can be moved.
   */
  readonly unsettledInvoiceIds: readonly number[];
}

/**
 * Plans how the offsetting of credit that was done here is repeated in the program (docs/domain-rules.md, D-14). An amount that is not registered
 * there becomes a payment. A surplus there is moved: a negative payment of the document that has it, and a payment of the
 * invoice. In Spiris, only a person can do that, by setting the invoice off against a credit invoice.
 */
export const planSettlements = (
  allocations: readonly UnregisteredAllocation[],
  {
    payments,
    surpluses,
    canMoveSurplus,
  }: { payments: readonly Payment[]; surpluses: readonly Surplus[]; canMoveSurplus: boolean },
): SettlementPlan => {
  const unregistered = new Map(payments.map(({ id, unregisteredOre }) => [id, Math.max(unregisteredOre, 0)]));
  const sources = surpluses.flatMap(({ paymentId, ore, documents }) => {
    let remainingOre = ore;
    return documents.flatMap((document) => {
      const freeOre = Math.min(remainingOre, Math.max(-document.leftOre, 0));
      remainingOre -= freeOre;
      return freeOre > 0 ? [{ paymentId, invoiceId: document.invoiceId, freeOre }] : [];
    });
  });
  const settlements: Settlement[] = [];
  const unsettledInvoiceIds: number[] = [];
  for (const { paymentId, invoiceId, ore } of allocations) {
    const newOre = Math.min(ore, unregistered.get(paymentId) ?? 0);
    unregistered.set(paymentId, (unregistered.get(paymentId) ?? 0) - newOre);
    if (newOre > 0) settlements.push({ paymentId, invoiceId, amountOre: newOre, isSurplusMove: false });
    let openOre = ore - newOre;
    for (const source of canMoveSurplus ? sources : []) {
      const movedOre = source.paymentId === paymentId ? Math.min(openOre, source.freeOre) : 0;
      if (movedOre === 0) continue;
      source.freeOre -= movedOre;
      openOre -= movedOre;
      settlements.push(
        { paymentId, invoiceId, amountOre: movedOre, isSurplusMove: true },
        { paymentId, invoiceId: source.invoiceId, amountOre: -movedOre, isSurplusMove: true },
      );
    }
    if (openOre > 0) unsettledInvoiceIds.push(invoiceId);
  }
  return { settlements, unsettledInvoiceIds: [...new Set(unsettledInvoiceIds)] };
};
