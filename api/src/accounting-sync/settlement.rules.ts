/** Money of a payment that stands on an invoice here, and not there. */
interface Need {
  readonly paymentId: number;
  readonly invoiceId: number;
  readonly ore: number;
}
interface Payment {
  readonly id: number;
  /** What the program has not heard of. */
  readonly unseenOre: number;
}
/** Money of a payment that stands there on a document, and not here. */
interface Surplus {
  readonly paymentId: number;
  readonly ore: number;
  /** The invoice, and the credit invoices of it, with what is left of each there: negative for a surplus. */
  readonly documents: readonly { readonly invoiceId: number; readonly leftOre: number }[];
}
/** A payment to register there. */
export interface Settlement {
  readonly paymentId: number;
  readonly invoiceId: number;
  readonly amountOre: number;
  /** Both sides of a set-off, instead of money that has come in. */
  readonly isOffset: boolean;
}
export interface SettlementPlan {
  readonly settlements: readonly Settlement[];
  /** The invoices that a person must set off in the program. */
  readonly unsettled: readonly number[];
}

/**
 * How credit that was offset here is told to the program (D-14): money that it has not seen is a payment there; a surplus that
 * stands there is moved, as a negative payment of the document that it stands on and a payment of the invoice. Spiris sets
 * off only by hand, against a credit invoice.
 */
export const planSettlements = (
  needs: readonly Need[],
  {
    payments,
    surpluses,
    canOffset,
  }: { payments: readonly Payment[]; surpluses: readonly Surplus[]; canOffset: boolean },
): SettlementPlan => {
  const unseen = new Map(payments.map(({ id, unseenOre }) => [id, Math.max(unseenOre, 0)]));
  const sources = surpluses.flatMap(({ paymentId, ore, documents }) => {
    let leftOre = ore;
    return documents.flatMap((document) => {
      const freeOre = Math.min(leftOre, Math.max(-document.leftOre, 0));
      leftOre -= freeOre;
      return freeOre > 0 ? [{ paymentId, invoiceId: document.invoiceId, freeOre }] : [];
    });
  });
  const settlements: Settlement[] = [];
  const unsettled: number[] = [];
  for (const { paymentId, invoiceId, ore } of needs) {
    const newOre = Math.min(ore, unseen.get(paymentId) ?? 0);
    unseen.set(paymentId, (unseen.get(paymentId) ?? 0) - newOre);
    if (newOre > 0) settlements.push({ paymentId, invoiceId, amountOre: newOre, isOffset: false });
    let openOre = ore - newOre;
    for (const source of canOffset ? sources : []) {
      const movedOre = source.paymentId === paymentId ? Math.min(openOre, source.freeOre) : 0;
      if (movedOre === 0) continue;
      source.freeOre -= movedOre;
      openOre -= movedOre;
      settlements.push(
        { paymentId, invoiceId, amountOre: movedOre, isOffset: true },
        { paymentId, invoiceId: source.invoiceId, amountOre: -movedOre, isOffset: true },
      );
    }
    if (openOre > 0) unsettled.push(invoiceId);
  }
  return { settlements, unsettled: [...new Set(unsettled)] };
};
