/** An invoice that a payment of several names, and what is left of it in öre. */
interface NamedInvoice {
  readonly id: number;
  readonly leftOre: number;
  /** What the file says is for this invoice, in öre. It is null when it does not say. */
  readonly statedOre: number | null;
}

/** What each invoice gets of a payment, in öre: 0 for one that is paid already. */
export interface PaymentPart {
  readonly invoiceId: number;
  readonly ore: number;
}

/**
 * Divides a payment among the invoices that it names (docs/domain-rules.md, D-25): each gets what is left of it, if that adds up to
 * the payment and is what the file says of the parts. Null when it does not: then a person decides.
 *
 * 16 277 for invoices of 8 500 and 7 777 gives 8 500 and 7 777. 16 000 for them gives null.
 */
export const dividePayment = (amountOre: number, invoices: readonly NamedInvoice[]): PaymentPart[] | null => {
  const sumOre = invoices.reduce((sum, { leftOre }) => sum + leftOre, 0);
  const isAsStated = invoices.every(({ leftOre, statedOre }) => statedOre === null || statedOre === leftOre);
  if (sumOre !== amountOre || !isAsStated) return null;
  return invoices.map(({ id, leftOre }) => ({ invoiceId: id, ore: leftOre }));
};
