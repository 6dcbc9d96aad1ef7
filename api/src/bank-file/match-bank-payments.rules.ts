import type { BankPaymentReason, BankPaymentState } from '@husrum/contract/bank-file';
import { type InvoiceStatus, payableStatuses } from '@husrum/contract/invoice';
import { addDays, compareDates, type LocalDate } from '@husrum/format';
import { earliestPaymentDay } from '../payment/payment-day.rules';
import { groupBy } from '../platform/collections';
import { applyPayment } from '../rent/payment.rules';
import { isSameName, toNameWords } from './match-name.rules';
import { pairReversals, type ReversiblePayment } from './pair-reversals.rules';
import { listPossibleNumbers, listReferences } from './payment-references.rules';

/** A payment of the file that is matched, with what a person has decided about it. */
export interface MatchedPayment extends PaymentOfAnyFile {
  readonly payer: string | null;
  readonly isLeftOut: boolean;
  readonly chosenInvoiceId: number | null;
  /** An earlier file of the company has the same payment. */
  readonly isDuplicate: boolean;
}

/** A payment or a reversal of the file, or of another file of the company. */
export interface PaymentOfAnyFile extends ReversiblePayment {
  /** The invoice on which the payment is registered. */
  readonly bookedInvoiceId: number | null;
}

export interface MatchedInvoice {
  readonly id: number;
  readonly companyId: number | null;
  readonly reference: string | null;
  readonly ocr: string | null;
  readonly status: InvoiceStatus;
  readonly isSent: boolean;
  /** Payments are registered here, not in an accounting program. */
  readonly isPaidInHusrum: boolean;
  readonly tenantId: number | null;
  readonly tenantName: string;
  readonly leftOre: number;
  readonly start: LocalDate;
  readonly created_at: string;
}

/** A payment that is registered on an invoice already, by hand or from another file. */
export interface RegisteredBefore {
  readonly invoiceId: number;
  readonly amountOre: number;
  readonly paidAt: LocalDate;
  /** The bank's number of a payment from a file. Null for one that was registered by hand. */
  readonly bankReference: string | null;
}

export interface Match {
  readonly paymentId: number;
  readonly state: BankPaymentState;
  readonly reason: BankPaymentReason;
  readonly invoiceId: number | null;
  /** What is left of the invoice before this payment, and what of the payment exceeds it. */
  readonly leftOre: number;
  readonly surplusOre: number;
  readonly canBook: boolean;
  /** The reversal of the payment, or the payment that this reversal reverses, in this file or another. Null when there is none. */
  readonly counterpartId: number | null;
}

type MatchOfPayment = Omit<Match, 'paymentId' | 'counterpartId'>;

interface Candidates {
  readonly companyId: number;
  readonly today: LocalDate;
  readonly invoices: readonly MatchedInvoice[];
  readonly registered: readonly RegisteredBefore[];
  /** Payments and reversals of other files that may be counterparts of those in the file. */
  readonly otherFiles: readonly PaymentOfAnyFile[];
}

const isPayable = ({ status, isSent }: MatchedInvoice): boolean =>
  payableStatuses.includes(status) || (status === 'ERROR' && isSent);

/** Why a payment cannot be registered on the invoice. Undefined when it can. */
export const findObstacle = (
  { bookedOn, amountOre }: Pick<MatchedPayment, 'bookedOn' | 'amountOre'>,
  invoice: MatchedInvoice,
  leftOre: number,
  { companyId, today }: Pick<Candidates, 'companyId' | 'today'>,
): BankPaymentReason | undefined => {
  if (invoice.companyId !== companyId) return 'OTHER_COMPANY';
  if (invoice.status === 'CREDITED' || invoice.status === 'CANCELLED') return invoice.status;
  if (!isPayable(invoice)) return 'NOT_READY';
  if (bookedOn > today || bookedOn < earliestPaymentDay(invoice)) return 'DAY';
  return amountOre > leftOre && invoice.tenantId === null ? 'NO_TENANT' : undefined;
};

/** The largest difference in days between the bank's day of a payment and the day that a user enters for it. */
const SIMILAR_DAYS = 5;

/**
 * Whether a payment that is registered already may be the same one: of the same amount, a few days before or after. If both have a
 * number of the bank, they are two payments: the same payment would be a duplicate.
 */
const isSimilar = (
  { amountOre, bookedOn, bankReference }: MatchedPayment,
  registered: readonly RegisteredBefore[],
): boolean =>
  registered.some(
    (other) =>
      other.amountOre === amountOre &&
      (bankReference === null || other.bankReference === null) &&
      other.paidAt >= addDays(bookedOn, -SIMILAR_DAYS) &&
      other.paidAt <= addDays(bookedOn, SIMILAR_DAYS),
  );

const compareAmounts = (amountOre: number, leftOre: number): 'EXACT' | 'LESS' | 'MORE' => {
  if (amountOre === leftOre) return 'EXACT';
  return amountOre < leftOre ? 'LESS' : 'MORE';
};

const wordKey = (amountOre: number, word: string): string => `${amountOre} ${word}`;

interface NamedInvoice {
  readonly invoice: MatchedInvoice;
  readonly words: readonly string[];
}

/**
 * The invoices by what is left of them and each word of the tenant's name. Many invoices have the same amount, so the words keep the
 * lists short.
 */
const indexByAmountAndWord = (invoices: readonly MatchedInvoice[]): ReadonlyMap<string, NamedInvoice[]> => {
  const index = new Map<string, NamedInvoice[]>();
  for (const invoice of invoices) {
    const named = { invoice, words: toNameWords(invoice.tenantName) };
    for (const word of new Set(named.words)) {
      const key = wordKey(invoice.leftOre, word);
      const sameKey = index.get(key);
      if (sameKey === undefined) index.set(key, [named]);
      else sameKey.push(named);
    }
  }
  return index;
};

/**
 * Finds the invoice of each payment (docs/domain-rules.md, D-25), in the order of the file: what a payment takes of an invoice is
 * not left for the next one. Proposals come last: an invoice that a payment names is not proposed for another one. Nothing is
 * registered without the reference of an invoice or a person's decision.
 */
export const matchBankPayments = (
  payments: readonly MatchedPayment[],
  { companyId, today, invoices, registered, otherFiles }: Candidates,
): Match[] => {
  const inAnyFile = [...payments.filter(({ isDuplicate }) => !isDuplicate), ...otherFiles];
  const counterparts = pairReversals(inAnyFile);
  const paymentById = new Map(inAnyFile.map((payment) => [payment.id, payment]));
  const registeredByInvoice = groupBy(registered, ({ invoiceId }) => invoiceId);
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const byOcr = new Map(
    invoices.flatMap((invoice) => (invoice.ocr === null ? [] : [[invoice.ocr, invoice]])),
  );
  const byReference = new Map(
    invoices.flatMap((invoice) => (invoice.reference === null ? [] : [[invoice.reference, invoice]])),
  );
  /** What is left of each invoice after the payments that have been matched so far, in öre. */
  const leftOreById = new Map(invoices.map(({ id, leftOre }) => [id, leftOre]));
  const openInvoices = indexByAmountAndWord(
    invoices.filter(
      (invoice) =>
        invoice.companyId === companyId &&
        invoice.isPaidInHusrum &&
        isPayable(invoice) &&
        invoice.leftOre > 0,
    ),
  );

  /** The ids of invoices that have been proposed. They are not proposed by name once more. */
  const proposedIds = new Set<number>();

  const findByNames = ({ payer, amountOre }: MatchedPayment): MatchedInvoice | undefined => {
    if (payer === null) return undefined;
    const words = toNameWords(payer);
    const withWord = words.flatMap((word) => openInvoices.get(wordKey(amountOre, word)) ?? []);
    const fitting = [...new Set(withWord)].filter(
      ({ invoice, words: tenantWords }) =>
        leftOreById.get(invoice.id) === invoice.leftOre &&
        !proposedIds.has(invoice.id) &&
        isSameName(words, tenantWords),
    );
    // A tenant who is a month behind has several invoices of the same amount: the oldest is paid first.
    const [oldest, ...others] = fitting
      .map(({ invoice }) => invoice)
      .sort((one, other) => compareDates(one.start, other.start) || one.id - other.id);
    const isOneTenant = others.every(({ tenantId }) => tenantId !== null && tenantId === oldest?.tenantId);
    return isOneTenant ? oldest : undefined;
  };

  const findProposal = (payment: MatchedPayment): MatchedInvoice | undefined => {
    const [reference] = listReferences(payment);
    const named = reference === undefined ? undefined : byReference.get(reference);
    if (named) return named;
    const numbered = listPossibleNumbers(payment)
      .map((digits) => byOcr.get(digits) ?? byReference.get(digits))
      .filter((invoice) => invoice?.companyId === companyId && invoice.isPaidInHusrum);
    // A number in a text may be that of an apartment or a year. It must not hide an open invoice that fits.
    const open = numbered.find(
      (invoice) => invoice && isPayable(invoice) && leftOreById.get(invoice.id) !== 0,
    );
    return open ?? findByNames(payment) ?? numbered[0];
  };

  const matchWith = (
    payment: MatchedPayment,
    invoice: MatchedInvoice,
    isProposal: boolean,
  ): MatchOfPayment => {
    const leftOre = leftOreById.get(invoice.id) ?? 0;
    const { surplusOre, leftOre: leftAfter } = applyPayment(payment.amountOre, leftOre);
    const found = { invoiceId: invoice.id, leftOre, surplusOre, canBook: false };
    if (invoice.companyId === companyId && !invoice.isPaidInHusrum)
      return { ...found, state: 'OUTSIDE', reason: 'IN_PROGRAM' };
    const obstacle = findObstacle(payment, invoice, leftOre, { companyId, today });
    if (obstacle !== undefined) return { ...found, state: 'CHOICE', reason: obstacle };
    // A reversed payment takes nothing of the invoice, and does not keep it from being proposed for another payment.
    if (counterparts.has(payment.id)) return { ...found, state: 'CHOICE', reason: 'REVERSED', canBook: true };
    // Also when a person chose the invoice: it may have been paid by hand since, with this very payment.
    if (leftOre === 0) return { ...found, state: 'CHOICE', reason: 'PAID', canBook: true };
    if (isProposal) {
      proposedIds.add(invoice.id);
      return { ...found, state: 'CHOICE', reason: 'PROPOSED', canBook: true };
    }
    if (isSimilar(payment, registeredByInvoice.get(invoice.id) ?? []))
      return { ...found, state: 'CHOICE', reason: 'SIMILAR', canBook: true };
    leftOreById.set(invoice.id, leftAfter);
    return { ...found, state: 'READY', reason: compareAmounts(payment.amountOre, leftOre), canBook: true };
  };

  const nothing = { invoiceId: null, leftOre: 0, surplusOre: 0, canBook: false };

  /** The invoice on which the payment that a reversal reverses is registered. */
  const findInvoiceOfReversed = ({ id }: MatchedPayment): number | null =>
    paymentById.get(counterparts.get(id) ?? 0)?.bookedInvoiceId ?? null;

  /** The match of a payment that needs no proposal. */
  const matchWithoutProposal = (payment: MatchedPayment): MatchOfPayment | undefined => {
    if (payment.bookedInvoiceId !== null)
      return { ...nothing, invoiceId: payment.bookedInvoiceId, state: 'KNOWN', reason: 'BOOKED' };
    if (payment.isDuplicate) return { ...nothing, state: 'KNOWN', reason: 'DUPLICATE' };
    if (payment.isReversal)
      return { ...nothing, invoiceId: findInvoiceOfReversed(payment), state: 'OUTSIDE', reason: 'REVERSAL' };
    if (payment.currency !== 'SEK') return { ...nothing, state: 'OUTSIDE', reason: 'CURRENCY' };
    if (payment.isLeftOut) return { ...nothing, state: 'OUTSIDE', reason: 'LEFT_OUT' };
    const chosen = payment.chosenInvoiceId === null ? undefined : byId.get(payment.chosenInvoiceId);
    if (chosen) return matchWith(payment, chosen, false);
    const [reference, ...others] = listReferences(payment);
    if (others.length > 0) return { ...nothing, state: 'CHOICE', reason: 'SEVERAL' };
    const named = reference === undefined ? undefined : byOcr.get(reference);
    return named && matchWith(payment, named, false);
  };

  const matchProposal = (payment: MatchedPayment): MatchOfPayment => {
    const invoice = findProposal(payment);
    return invoice ? matchWith(payment, invoice, true) : { ...nothing, state: 'CHOICE', reason: 'UNKNOWN' };
  };

  const matched = payments.map((payment) => ({ payment, match: matchWithoutProposal(payment) }));
  return matched.map(({ payment, match }) => ({
    paymentId: payment.id,
    counterpartId: counterparts.get(payment.id) ?? null,
    ...(match ?? matchProposal(payment)),
  }));
};
