import type { BankPaymentReason, BankPaymentState } from '@husrum/contract/bank-file';
import { type InvoiceStatus, payableStatuses } from '@husrum/contract/invoice';
import { compareDates, type LocalDate, parseOcr } from '@husrum/format';
import { earliestPaymentDay } from '../payment/payment-day.rules';
import { applyPayment } from '../rent/payment.rules';
import { isSameName, toNameWords } from './match-name.rules';

/** A payment of a file, with what a person has decided. */
export interface MatchedPayment {
  readonly id: number;
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

interface Candidates {
  readonly companyId: number;
  readonly today: LocalDate;
  readonly invoices: readonly MatchedInvoice[];
}

const removeSpaces = (text: string): string => text.replace(/\s/g, '');

/** What a payer may have written as the reference: an OCR number, also with spaces, or the number of the invoice. */
export const listReferences = ({
  references,
  message,
}: Pick<MatchedPayment, 'references' | 'message'>): string[] => {
  if (references.length > 0) return references.map(removeSpaces);
  return message === null ? [] : [removeSpaces(message)];
};

/** Numbers within the payer's message that may be an OCR number or the number of an invoice. They make a proposal only. */
export const listNumbersInMessage = (message: string | null): string[] =>
  message?.match(/\d{4,25}/g)?.map((digits) => parseOcr(digits) ?? digits) ?? [];

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

interface Found {
  readonly invoice: MatchedInvoice;
  /** Found by what fits, not by the reference: a person must tick it. */
  readonly isProposal: boolean;
}

/**
 * Finds the invoice of each payment (docs/domain-rules.md, D-25), in the order of the file: what a payment takes of an invoice is
 * not left for the next one. Nothing is registered without the reference of an invoice or a person's decision.
 */
export const matchBankPayments = (
  payments: readonly MatchedPayment[],
  { companyId, today, invoices }: Candidates,
): Match[] => {
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

  const propose = (payment: MatchedPayment): MatchedInvoice | undefined => {
    for (const digits of listNumbersInMessage(payment.message)) {
      const named = byOcr.get(digits) ?? byReference.get(digits);
      if (named?.companyId === companyId && named.isPaidHere) return named;
    }
    const { payer } = payment;
    if (payer === null) return undefined;
    const words = toNameWords(payer);
    const withWord = words.flatMap((word) => openInvoices.get(wordKey(payment.amountOre, word)) ?? []);
    const fitting = [...new Set(withWord)].filter(
      ({ invoice, words: tenantWords }) =>
        left.get(invoice.id) === invoice.leftOre && isSameName(words, tenantWords),
    );
    // A tenant who is a month behind has several invoices of the same amount: the oldest is paid first.
    const [oldest, ...others] = fitting
      .map(({ invoice }) => invoice)
      .sort((one, other) => compareDates(one.start, other.start) || one.id - other.id);
    const isOneTenant = others.every(({ tenantId }) => tenantId !== null && tenantId === oldest?.tenantId);
    return isOneTenant ? oldest : undefined;
  };

  const find = (payment: MatchedPayment): Found | 'SEVERAL' | undefined => {
    const chosen = payment.chosenInvoiceId === null ? undefined : byId.get(payment.chosenInvoiceId);
    if (chosen) return { invoice: chosen, isProposal: false };
    const references = listReferences(payment);
    if (references.length > 1) return 'SEVERAL';
    const [reference] = references;
    const byOwnReference = reference === undefined ? undefined : byOcr.get(reference);
    if (byOwnReference) return { invoice: byOwnReference, isProposal: false };
    const proposed = (reference === undefined ? undefined : byReference.get(reference)) ?? propose(payment);
    return proposed && { invoice: proposed, isProposal: true };
  };

  const matchWith = (payment: MatchedPayment, { invoice, isProposal }: Found): Omit<Match, 'paymentId'> => {
    const leftOre = left.get(invoice.id) ?? 0;
    const { surplusOre, leftOre: leftAfter } = applyPayment(payment.amountOre, leftOre);
    const found = { invoiceId: invoice.id, leftOre, surplusOre, canBook: false };
    if (invoice.companyId === companyId && !invoice.isPaidHere)
      return { ...found, state: 'OUTSIDE', reason: 'IN_PROGRAM' };
    const obstacle = findObstacle(payment, invoice, leftOre, { companyId, today });
    if (obstacle !== undefined) return { ...found, state: 'CHOICE', reason: obstacle };
    if (isProposal) return { ...found, state: 'CHOICE', reason: 'PROPOSED', canBook: true };
    if (leftOre === 0 && payment.chosenInvoiceId === null)
      return { ...found, state: 'CHOICE', reason: 'PAID', canBook: true };
    left.set(invoice.id, leftAfter);
    return { ...found, state: 'READY', reason: compareAmounts(payment.amountOre, leftOre), canBook: true };
  };

  const match = (payment: MatchedPayment): Omit<Match, 'paymentId'> => {
    const nothing = { invoiceId: null, leftOre: 0, surplusOre: 0, canBook: false };
    if (payment.bookedInvoiceId !== null)
      return { ...nothing, invoiceId: payment.bookedInvoiceId, state: 'KNOWN', reason: 'BOOKED' };
    if (payment.isDuplicate) return { ...nothing, state: 'KNOWN', reason: 'DUPLICATE' };
    if (payment.isReversal) return { ...nothing, state: 'OUTSIDE', reason: 'REVERSAL' };
    if (payment.currency !== 'SEK') return { ...nothing, state: 'OUTSIDE', reason: 'CURRENCY' };
    if (payment.isLeftOut) return { ...nothing, state: 'OUTSIDE', reason: 'LEFT_OUT' };
    const found = find(payment);
    if (found === 'SEVERAL') return { ...nothing, state: 'CHOICE', reason: 'SEVERAL' };
    return found === undefined
      ? { ...nothing, state: 'CHOICE', reason: 'UNKNOWN' }
      : matchWith(payment, found);
  };

  return payments.map((payment) => ({ paymentId: payment.id, ...match(payment) }));
};
