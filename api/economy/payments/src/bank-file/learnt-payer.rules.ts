import { compareDates, type LocalDate } from '@husrum/format';
import { isSameName, toNameWords } from './match-name.rules';

/** Who sent a payment, as its file says. */
export interface Payer {
  readonly payer: string | null;
  readonly payerAccount: string | null;
}

/** A payer for whom a person chose an invoice, which is registered and not undone. */
export interface LearntPayer extends Payer {
  readonly tenantId: number;
  /** The day on which it was registered. */
  readonly learntOn: LocalDate;
}

interface TenantInvoice {
  readonly id: number;
  readonly tenantId: number | null;
  readonly start: LocalDate;
}

/**
 * Whether two payments have one sender: the same account, or the same name where one of them has no account. A name that differs beside
 * the same account is somebody else, because an authority pays for many from one account.
 */
export const isSamePayer = (one: Payer, other: Payer): boolean => {
  const hasNames = one.payer !== null && other.payer !== null;
  const isSame = hasNames && isSameName(toNameWords(one.payer), toNameWords(other.payer));
  if (one.payerAccount !== null && other.payerAccount !== null)
    return one.payerAccount === other.payerAccount && (isSame || !hasNames);
  return isSame;
};

/** What was chosen last for the sender of a payment. `learnt` has the latest first. */
export const findLearnt = (payment: Payer, learnt: readonly LearntPayer[]): LearntPayer | undefined =>
  learnt.find((one) => isSamePayer(payment, one));

/** The tenant's invoice that a payment is proposed for: the oldest of its amount, or else the oldest. */
export const pickInvoiceOfTenant = <Invoice extends TenantInvoice>(
  amountOre: number,
  invoices: readonly Invoice[],
  leftOreOf: (invoice: Invoice) => number,
): Invoice | undefined => {
  const oldestFirst = invoices.toSorted(
    (one, other) => compareDates(one.start, other.start) || one.id - other.id,
  );
  return oldestFirst.find((invoice) => leftOreOf(invoice) === amountOre) ?? oldestFirst[0];
};
