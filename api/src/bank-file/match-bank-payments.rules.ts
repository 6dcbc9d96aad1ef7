import type { BankPaymentReason, BankPaymentState } from '@husrum/contract/bank-file';
import { type InvoiceStatus, payableStatuses } from '@husrum/contract/invoice';
import { addDays, compareDates, type LocalDate } from '@husrum/format';
import { earliestPaymentDay } from '../payment/payment-day.rules';
import { groupBy } from '../platform/collections';
import { applyPayment } from '../rent/payment.rules';
import { isSameName, toNameWords } from './match-name.rules';

/** A payment of a file, with what a person has decided. */
export interface MatchedPayment {
  readonly id: number;
  readonly bankReference: string | null;
  readonly bookedOn: LocalDate;
  readonly amountOre: number;
  readonly currency: string;
  readonly payer: string | null;
  readonly references: readonly string[];
  readonly message: string | null;
  readonly isReversal: boolean;
  readonly isLeftOut: boolean;
  readonly chosenInvoiceId: number | null;
  /** The invoice that it was registered on. */
  readonly bookedInvoiceId: number | null;
  /** Another file has it first. */
  readonly isDuplicate: boolean;
}

export interface MatchedInvoice {
  readonly id: number;
  readonly companyId: number | null;
  readonly reference: string | null;
  readonly ocr: string | null;
  readonly status: InvoiceStatus;
  readonly isSent: boolean;
  /** Payments are registered here, not in an accounting program. */
  readonly isPaidHere: boolean;
  readonly tenantId: number | null;
  readonly tenantName: string;
  readonly leftOre: number;
  readonly start: LocalDate;
  readonly created_at: string;
}

/** A payment of an invoice that is registered already, by hand or from another file. */
export interface RegisteredBefore {
  readonly invoiceId: number;
  readonly amountOre: number;
  readonly paidAt: LocalDate;
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
}

type MatchOfPayment = Omit<Match, 'paymentId'>;

interface Candidates {
  readonly companyId: number;
  readonly today: LocalDate;
  readonly invoices: readonly MatchedInvoice[];
  readonly registered: readonly RegisteredBefore[];
}

const removeSpaces = (text: string): string => text.replace(/\s/g, '');

type WrittenByPayer = Pick<MatchedPayment, 'references' | 'message'>;

/** What a payer may have written as the reference: an OCR number, also with spaces, or the number of the invoice. */
export const listReferences = ({ references, message }: WrittenByPayer): string[] => {
  if (references.length > 0) return [...new Set(references.map(removeSpaces))];
  return message === null ? [] : [removeSpaces(message)];
};

/**
 * Numbers within the references and the message that may be an OCR number or the number of an invoice, also without the zeros that
 * some banks put in front. They make a proposal only.
 */
export const listPossibleNumbers = ({ references, message }: WrittenByPayer): string[] => {
  const numbers = [...references, message ?? ''].flatMap((text) => text.match(/\d{4,25}/g) ?? []);
  return [...new Set(numbers.flatMap((digits) => [digits, digits.replace(/^0+(?=\d)/, '')]))];
};

const isPayable = ({ status, isSent }: MatchedInvoice): boolean =>
  payableStatuses.includes(status) || (status === 'ERROR' && isSent);

/** Why a payment cannot be registered on the invoice, or undefined. */
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

/** How far apart the bank's day and one that is entered by hand can be, in days. */
const SIMILAR_DAYS = 5;

/**
 * Whether a payment that is registered already may be the same one: of the same amount, a few days before or after. If both have
 * numbers of the bank, these tell.
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

const isReversedBy = (payment: MatchedPayment, reversal: MatchedPayment): boolean => {
  if (payment.isReversal || payment.currency !== reversal.currency || payment.bookedOn > reversal.bookedOn)
    return false;
  if (payment.bankReference !== null && payment.bankReference === reversal.bankReference) return true;
  const references = listReferences(payment);
  return listReferences(reversal).some((reference) => references.includes(reference));
};

/** The payments that the bank took back in the same file: of the amount and the number or the reference of the reversal. */
const findReversedIds = (payments: readonly MatchedPayment[]): ReadonlySet<number> => {
  const reversed = new Set<number>();
  const byAmount = groupBy(payments, ({ amountOre }) => amountOre);
  for (const reversal of payments.filter(({ isReversal }) => isReversal)) {
    const sameAmount = byAmount.get(reversal.amountOre) ?? [];
    const found = sameAmount.find((payment) => !reversed.has(payment.id) && isReversedBy(payment, reversal));
    if (found) reversed.add(found.id);
  }
  return reversed;
};

const compareAmounts = (amountOre: number, leftOre: number): 'EXACT' | 'LESS' | 'MORE' => {
  if (amountOre === leftOre) return 'EXACT';
  return amountOre < leftOre ? 'LESS' : 'MORE';
};

const wordKey = (amountOre: number, word: string): string => `${amountOre} ${word}`;

interface NamedInvoice {
  readonly invoice: MatchedInvoice;
  readonly words: readonly string[];
}

/** The invoices by what is left and each word of the tenant's name: many have the same amount, and few the same name, too. */
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
  { companyId, today, invoices, registered }: Candidates,
): Match[] => {
  const reversedIds = findReversedIds(payments);
  const registeredByInvoice = groupBy(registered, ({ invoiceId }) => invoiceId);
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const byOcr = new Map(
    invoices.flatMap((invoice) => (invoice.ocr === null ? [] : [[invoice.ocr, invoice]])),
  );
  const byReference = new Map(
    invoices.flatMap((invoice) => (invoice.reference === null ? [] : [[invoice.reference, invoice]])),
  );
  const left = new Map(invoices.map(({ id, leftOre }) => [id, leftOre]));
  const openInvoices = indexByAmountAndWord(
    invoices.filter(
      (invoice) =>
        invoice.companyId === companyId && invoice.isPaidHere && isPayable(invoice) && invoice.leftOre > 0,
    ),
  );

  /** An invoice that is proposed already is not proposed by name once more. */
  const proposed = new Set<number>();

  const findByNames = ({ payer, amountOre }: MatchedPayment): MatchedInvoice | undefined => {
    if (payer === null) return undefined;
    const words = toNameWords(payer);
    const withWord = words.flatMap((word) => openInvoices.get(wordKey(amountOre, word)) ?? []);
    const fitting = [...new Set(withWord)].filter(
      ({ invoice, words: tenantWords }) =>
        left.get(invoice.id) === invoice.leftOre &&
        !proposed.has(invoice.id) &&
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
      .filter((invoice) => invoice?.companyId === companyId && invoice.isPaidHere);
    // A number in a text may be that of an apartment or a year. It must not hide an open invoice that fits.
    const open = numbered.find((invoice) => invoice && isPayable(invoice) && left.get(invoice.id) !== 0);
    return open ?? findByNames(payment) ?? numbered[0];
  };

  const matchWith = (
    payment: MatchedPayment,
    invoice: MatchedInvoice,
    isProposal: boolean,
  ): MatchOfPayment => {
    const leftOre = left.get(invoice.id) ?? 0;
    const { surplusOre, leftOre: leftAfter } = applyPayment(payment.amountOre, leftOre);
    const found = { invoiceId: invoice.id, leftOre, surplusOre, canBook: false };
    if (invoice.companyId === companyId && !invoice.isPaidHere)
      return { ...found, state: 'OUTSIDE', reason: 'IN_PROGRAM' };
    const obstacle = findObstacle(payment, invoice, leftOre, { companyId, today });
    if (obstacle !== undefined) return { ...found, state: 'CHOICE', reason: obstacle };
    // Also when a person chose it: it may have been paid by hand since, with this very payment.
    if (leftOre === 0) return { ...found, state: 'CHOICE', reason: 'PAID', canBook: true };
    if (isProposal) {
      proposed.add(invoice.id);
      return { ...found, state: 'CHOICE', reason: 'PROPOSED', canBook: true };
    }
    if (reversedIds.has(payment.id)) return { ...found, state: 'CHOICE', reason: 'REVERSED', canBook: true };
    if (isSimilar(payment, registeredByInvoice.get(invoice.id) ?? []))
      return { ...found, state: 'CHOICE', reason: 'SIMILAR', canBook: true };
    left.set(invoice.id, leftAfter);
    return { ...found, state: 'READY', reason: compareAmounts(payment.amountOre, leftOre), canBook: true };
  };

  const nothing = { invoiceId: null, leftOre: 0, surplusOre: 0, canBook: false };

  /** The match of a payment that needs no proposal. */
  const matchWithoutProposal = (payment: MatchedPayment): MatchOfPayment | undefined => {
    if (payment.bookedInvoiceId !== null)
      return { ...nothing, invoiceId: payment.bookedInvoiceId, state: 'KNOWN', reason: 'BOOKED' };
    if (payment.isDuplicate) return { ...nothing, state: 'KNOWN', reason: 'DUPLICATE' };
    if (payment.isReversal) return { ...nothing, state: 'OUTSIDE', reason: 'REVERSAL' };
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
    ...(match ?? matchProposal(payment)),
  }));
};
