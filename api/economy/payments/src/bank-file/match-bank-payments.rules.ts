import { applyPayment } from '@husrum/api-invoicing';
import { groupBy } from '@husrum/api-platform';
import { type BankPaymentReason, type BankPaymentState, checkDivision } from '@husrum/contract/bank-file';
import { type InvoiceStatus, payableStatuses } from '@husrum/contract/invoice';
import { formatOre, type LocalDate } from '@husrum/format';
import { earliestPaymentDay } from '../payment/payment-day.rules';
import { dividePayment, type PaymentPart } from './divide-payment.rules';
import { findLearnt, type LearntPayer, pickInvoiceOfTenant } from './learnt-payer.rules';
import { type InvoiceNumbers, indexByNumber } from './named-invoices.rules';
import { pairReversals, type ReversiblePayment } from './pair-reversals.rules';
import { listReferences } from './payment-references.rules';
import { proposeByName } from './propose-by-name.rules';
import { type EarlierPayment, isSimilarPayment } from './similar-payment.rules';

/** A payment of the file that is matched, with what a person has decided about it. */
export interface MatchedPayment extends PaymentOfAnyFile {
  readonly payer: string | null;
  /** The account or giro number that it came from. */
  readonly payerAccount?: string | null;
  /** Texts of other fields of the entry, in which a number is only proposed. */
  readonly otherTexts?: readonly string[];
  readonly isLeftOut: boolean;
  readonly chosenInvoiceId: number | null;
  /** The money went to another account than the company's, so a person decides. */
  readonly isOtherAccount: boolean;
  /** An earlier file of the company has the same payment. */
  readonly isDuplicate: boolean;
  /** All of the payment in öre, when the file splits it into parts. */
  readonly wholeOre: number;
  /** What the file says is for each of `references`, in öre. */
  readonly statedOre: readonly (number | null)[];
  /** What the invoices got of a registered payment that was divided. It is empty for any other. */
  readonly bookedParts: readonly PaymentPart[];
  /** The first of the payments in another file that it is the sum of. */
  readonly dayPartId?: number | null;
  /** What a person gives each invoice of a payment that they divided. It is empty for any other. */
  readonly chosenParts?: readonly PaymentPart[];
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

export interface Match {
  readonly paymentId: number;
  readonly state: BankPaymentState;
  readonly reason: BankPaymentReason;
  readonly invoiceId: number | null;
  /** What is left of the invoice before this payment, and what of the payment exceeds it. */
  readonly leftOre: number;
  readonly surplusOre: number;
  readonly canBook: boolean;
  /**
   * The invoices that a payment of several names, and what is left of each before it. `ore` is what the invoice gets when the
   * payment is registered, 0 if it is paid already, and null while a person must decide. It is empty for a payment of one
   * invoice.
   */
  readonly parts: readonly MatchedPart[];
  /** The day on which a person chose the tenant for the same payer, if the invoice is proposed for that reason. */
  readonly learntOn?: LocalDate;
  /** The payment in another file that may be the same. It is null when there is none, or when it was registered by hand. */
  readonly similarId: number | null;
  /**
   * The reversal of the payment, or the payment that this reversal reverses, in this file or another. It is null when there
   * is none.
   */
  readonly counterpartId: number | null;
}

export interface MatchedPart {
  readonly invoiceId: number;
  readonly leftOre: number;
  readonly ore: number | null;
}

export type MatchOfPayment = Omit<Match, 'paymentId' | 'counterpartId'>;

export interface Candidates {
  readonly companyId: number;
  readonly today: LocalDate;
  readonly invoices: readonly MatchedInvoice[];
  /** Payments that may be the same as those in the file. */
  readonly earlier: readonly EarlierPayment[];
  /** The payers for whom a person chose an invoice, the latest first. */
  readonly learnt?: readonly LearntPayer[];
  /** Payments and reversals of other files that may be counterparts of those in the file. */
  readonly otherFiles: readonly PaymentOfAnyFile[];
}

const isPayable = ({ status, isSent }: MatchedInvoice): boolean =>
  payableStatuses.includes(status) || (status === 'ERROR' && isSent);

/** Why a payment cannot be registered on the invoice. The result is undefined when it can. */
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

const nothing = {
  invoiceId: null,
  leftOre: 0,
  surplusOre: 0,
  canBook: false,
  parts: [],
  similarId: null,
} as const;

/** Several invoices that a payment names. `isCertain`: each by its OCR number. */
interface SeveralInvoices {
  readonly named: readonly MatchedInvoice[];
  readonly isCertain: boolean;
}

/** The earlier payments by the ids that `listIds` returns for each. */
const groupByIds = (
  earlier: readonly EarlierPayment[],
  listIds: (payment: EarlierPayment) => readonly (number | null)[],
): ReadonlyMap<number, EarlierPayment[]> => {
  const rows = earlier.flatMap((payment) =>
    [...new Set(listIds(payment))].flatMap((id) => (id === null ? [] : [{ id, payment }])),
  );
  return new Map(
    [...groupBy(rows, ({ id }) => id)].map(([id, group]) => [id, group.map(({ payment }) => payment)]),
  );
};

/**
 * The earlier payments by the invoices that they are registered on or name, and by the tenants of these. One that the bank took back is
 * no payment any more.
 */
const groupEarlier = (
  earlier: readonly EarlierPayment[],
  counterparts: ReadonlyMap<number, number>,
  { listReferenced }: InvoiceNumbers<MatchedInvoice>,
) => {
  const real = earlier.filter(
    ({ bankPaymentId, invoiceId }) => invoiceId !== null || !counterparts.has(bankPaymentId ?? 0),
  );
  return {
    byInvoice: groupByIds(real, (payment) => [
      payment.invoiceId,
      ...listReferenced(payment).map(({ id }) => id),
    ]),
    byTenant: groupByIds(real, (payment) => [
      payment.tenantId,
      ...listReferenced(payment).map(({ tenantId }) => tenantId),
    ]),
  };
};

const compareAmounts = (amountOre: number, leftOre: number): 'EXACT' | 'LESS' | 'MORE' => {
  if (amountOre === leftOre) return 'EXACT';
  return amountOre < leftOre ? 'LESS' : 'MORE';
};

interface PaymentMatcher {
  /** The match of a payment that needs no proposal. Called for each payment in the order of the file, before `complete`. */
  readonly matchWithoutProposal: (payment: MatchedPayment) => MatchOfPayment | undefined;
  /** The match of a payment, with a proposal if it has none yet. Called for each payment in the order of the file. */
  readonly complete: (payment: MatchedPayment, match: MatchOfPayment | undefined) => Match;
}

/** The two steps of `matchInTurns`, payment by payment, for a file that is so large that others must be served meanwhile. */
export const createPaymentMatcher = (
  payments: readonly MatchedPayment[],
  { companyId, today, invoices, earlier, otherFiles, learnt = [] }: Candidates,
): PaymentMatcher => {
  const inAnyFile = [...payments.filter(({ isDuplicate }) => !isDuplicate), ...otherFiles];
  const counterparts = pairReversals(inAnyFile);
  const paymentById = new Map(inAnyFile.map((payment) => [payment.id, payment]));
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const numbers = indexByNumber(invoices);
  const earlierPayments = groupEarlier(earlier, counterparts, numbers);
  /** What is left of each invoice after the payments that have been matched so far, in öre. */
  const leftOreById = new Map(invoices.map(({ id, leftOre }) => [id, leftOre]));
  const leftOreOf = ({ id }: MatchedInvoice): number => leftOreById.get(id) ?? 0;
  /** Payments of the invoice are registered here, by this company. */
  const isPaidHere = (invoice: MatchedInvoice): boolean =>
    invoice.companyId === companyId && invoice.isPaidInHusrum;
  const isOpen = (invoice: MatchedInvoice): boolean => isPayable(invoice) && leftOreOf(invoice) > 0;
  /** The ids of invoices that have been proposed. They are not proposed by name once more. */
  const proposedIds = new Set<number>();
  const findByName = proposeByName(
    invoices.filter((invoice) => isPaidHere(invoice) && isOpen(invoice)),
    (invoice) => leftOreOf(invoice) === invoice.leftOre && !proposedIds.has(invoice.id),
  );

  /**
   * An equal payment of the invoices a few days before or after. Of a proposal also one of the tenants' other invoices: when an invoice
   * is paid from one file, the same payment in the next file is proposed for the tenant's next invoice.
   */
  const findSimilar = (
    payment: MatchedPayment,
    named: readonly MatchedInvoice[],
    isProposal: boolean,
  ): EarlierPayment | undefined => {
    const { byInvoice, byTenant } = earlierPayments;
    const earlierOf = ({ id, tenantId }: MatchedInvoice) => [
      ...(byInvoice.get(id) ?? []),
      ...(isProposal && tenantId !== null ? (byTenant.get(tenantId) ?? []) : []),
    ];
    return named.flatMap(earlierOf).find((candidate) => isSimilarPayment(payment, candidate));
  };

  /** The open invoices of each tenant, by which a payment of a known payer is proposed. */
  const openByTenant = groupBy(
    learnt.length === 0 ? [] : invoices.filter((invoice) => isPaidHere(invoice) && isOpen(invoice)),
    ({ tenantId }) => tenantId,
  );

  /** The invoice of the tenant whom a person chose last for the payer of a payment. */
  const findOfLearntPayer = (
    payment: MatchedPayment,
  ): { invoice: MatchedInvoice; learntOn: LocalDate } | undefined => {
    const { payer, payerAccount = null } = payment;
    const known = findLearnt({ payer, payerAccount }, learnt);
    if (known === undefined) return undefined;
    const open = (openByTenant.get(known.tenantId) ?? []).filter(
      (invoice) => leftOreOf(invoice) > 0 && !proposedIds.has(invoice.id),
    );
    const invoice = pickInvoiceOfTenant(payment.amountOre, open, leftOreOf);
    return invoice && { invoice, learntOn: known.learntOn };
  };

  const findProposal = (
    payment: MatchedPayment,
  ): { invoice: MatchedInvoice; learntOn?: LocalDate } | undefined => {
    const [reference] = listReferences(payment);
    const named = numbers.findByReference(reference);
    if (named) return { invoice: named };
    const numbered = numbers.listMentioned(payment).filter(isPaidHere);
    // A number in a text may be that of an apartment or a year. It must not hide an open invoice that fits.
    const open = numbered.filter(isOpen);
    const exact = open.find((invoice) => leftOreOf(invoice) === payment.amountOre);
    const written = exact ?? open[0];
    if (written) return { invoice: written };
    const invoice = findByName(payment) ?? numbered[0];
    return findOfLearntPayer(payment) ?? (invoice && { invoice });
  };

  const matchWith = (
    payment: MatchedPayment,
    invoice: MatchedInvoice,
    isProposal: boolean,
  ): MatchOfPayment => {
    const leftOre = leftOreOf(invoice);
    const { surplusOre, leftOre: leftAfter } = applyPayment(payment.amountOre, leftOre);
    const found = { ...nothing, invoiceId: invoice.id, leftOre, surplusOre };
    if (invoice.companyId === companyId && !invoice.isPaidInHusrum)
      return { ...found, state: 'OUTSIDE', reason: 'IN_PROGRAM' };
    const obstacle = findObstacle(payment, invoice, leftOre, { companyId, today });
    if (obstacle !== undefined) return { ...found, state: 'CHOICE', reason: obstacle };
    // A reversed payment takes nothing of the invoice, and does not keep it from being proposed for another payment.
    if (counterparts.has(payment.id)) return { ...found, state: 'CHOICE', reason: 'REVERSED', canBook: true };
    // This also holds when a person chose the invoice: it may have been paid by hand since, with this very payment.
    if (leftOre === 0) return { ...found, state: 'CHOICE', reason: 'PAID', canBook: true };
    if (isProposal) proposedIds.add(invoice.id);
    const similar = findSimilar(payment, [invoice], isProposal);
    if (similar)
      return {
        ...found,
        state: 'CHOICE',
        reason: 'SIMILAR',
        canBook: true,
        similarId: similar.bankPaymentId,
      };
    if (isProposal) return { ...found, state: 'CHOICE', reason: 'PROPOSED', canBook: true };
    leftOreById.set(invoice.id, leftAfter);
    return { ...found, state: 'READY', reason: compareAmounts(payment.amountOre, leftOre), canBook: true };
  };

  /** What the file says is for an invoice. The result is null when it says nothing. */
  const sumStated = (payment: MatchedPayment, invoice: MatchedInvoice): number | null => {
    const stated = payment.references.flatMap((reference, index) => {
      const ore = payment.statedOre[index] ?? null;
      const isOfInvoice = numbers
        .listReferenced({ references: [reference], message: null })
        .some(({ id }) => id === invoice.id);
      return ore !== null && isOfInvoice ? [ore] : [];
    });
    return stated.length === 0 ? null : stated.reduce((sum, ore) => sum + ore, 0);
  };

  const toUndecided = (named: readonly MatchedInvoice[]): MatchedPart[] =>
    named.map((invoice) => ({ invoiceId: invoice.id, leftOre: leftOreOf(invoice), ore: null }));

  /**
   * The match of a payment that names several invoices. It is divided when what is left of them adds up to it, and is never
   * registered on one of them: what exceeds that one would go to the wrong tenant.
   */
  const matchSeveral = (payment: MatchedPayment, { named, isCertain }: SeveralInvoices): MatchOfPayment => {
    const undecided: MatchOfPayment = {
      ...nothing,
      state: 'CHOICE',
      reason: 'SEVERAL',
      parts: toUndecided(named),
    };
    if (named.every((invoice) => invoice.companyId === companyId && !invoice.isPaidInHusrum))
      return { ...undecided, state: 'OUTSIDE', reason: 'IN_PROGRAM' };
    const divided = dividePayment(
      payment.amountOre,
      named.map((invoice) => ({
        id: invoice.id,
        leftOre: leftOreOf(invoice),
        statedOre: sumStated(payment, invoice),
      })),
    );
    return matchParts(payment, { named, isCertain }, { undecided, divided });
  };

  /** The match of a payment whose parts are known, unless an invoice cannot be paid. */
  const matchParts = (
    payment: MatchedPayment,
    { named, isCertain }: SeveralInvoices,
    { undecided, divided }: { undecided: MatchOfPayment; divided: readonly PaymentPart[] | null },
  ): MatchOfPayment => {
    if (divided === null) return undecided;
    const oreById = new Map(divided.map(({ invoiceId, ore }) => [invoiceId, ore]));
    const paid = named.filter(({ id }) => (oreById.get(id) ?? 0) > 0);
    for (const invoice of paid) {
      const [leftOre, found] = [leftOreOf(invoice), { ...undecided, invoiceId: invoice.id }];
      const part = { bookedOn: payment.bookedOn, amountOre: oreById.get(invoice.id) ?? 0 };
      const obstacle = findObstacle(part, invoice, leftOre, { companyId, today });
      if (obstacle !== undefined) return { ...found, leftOre, reason: obstacle };
      if (!invoice.isPaidInHusrum) return { ...found, leftOre, reason: 'IN_PROGRAM' };
    }
    const [first] = paid;
    if (first === undefined) return undecided;
    const bookable: MatchOfPayment = {
      ...undecided,
      invoiceId: first.id,
      leftOre: leftOreOf(first),
      parts: named.map((invoice) => ({
        invoiceId: invoice.id,
        leftOre: leftOreOf(invoice),
        ore: oreById.get(invoice.id) ?? 0,
      })),
      surplusOre: divided.reduce((rest, { ore }) => rest - ore, payment.amountOre),
      canBook: true,
    };
    if (counterparts.has(payment.id)) return { ...bookable, reason: 'REVERSED' };
    if (!isCertain) for (const { id } of paid) proposedIds.add(id);
    const similar = findSimilar(payment, named, !isCertain);
    if (similar) return { ...bookable, reason: 'SIMILAR', similarId: similar.bankPaymentId };
    if (!isCertain) return { ...bookable, reason: 'PROPOSED' };
    for (const invoice of paid)
      leftOreById.set(invoice.id, leftOreOf(invoice) - (oreById.get(invoice.id) ?? 0));
    return { ...bookable, state: 'READY', reason: 'EXACT' };
  };

  /** The match of a payment that a person divided. It is undecided again when an invoice has less left than its part since. */
  const matchChosenParts = (payment: MatchedPayment, chosenParts: readonly PaymentPart[]): MatchOfPayment => {
    const named = chosenParts.flatMap(({ invoiceId }) => byId.get(invoiceId) ?? []);
    const { problem, partProblems } = checkDivision(
      payment.amountOre,
      named.map((invoice) => ({
        invoiceId: invoice.id,
        tenantId: invoice.tenantId,
        ore: chosenParts.find(({ invoiceId }) => invoiceId === invoice.id)?.ore ?? 0,
        leftOre: leftOreOf(invoice),
      })),
      { formatOre },
    );
    const isPossible = problem === null && partProblems.every((text) => text === null);
    const undecided: MatchOfPayment = {
      ...nothing,
      state: 'CHOICE',
      reason: 'SEVERAL',
      parts: toUndecided(named),
    };
    const several = { named, isCertain: true };
    return matchParts(payment, several, { undecided, divided: isPossible ? chosenParts : null });
  };

  /** The invoices that the references of a payment name, if these are several. */
  const findReferenced = (payment: MatchedPayment): SeveralInvoices | undefined => {
    const references = listReferences(payment);
    if (references.length < 2) return undefined;
    const named = numbers.listReferenced(payment);
    const isCertain =
      !payment.isOtherAccount && references.every((reference) => numbers.findByOcr(reference) !== undefined);
    return named.length < 2 ? undefined : { named, isCertain };
  };

  /**
   * The invoices whose numbers are in the texts of a payment, if these are several and it is not the payment of one of them. Some of
   * the numbers may be there by chance, so a person decides.
   */
  const findMentioned = (payment: MatchedPayment): SeveralInvoices | undefined => {
    const named = numbers
      .listMentioned(payment)
      .filter((invoice) => isPaidHere(invoice) && isPayable(invoice));
    const open = named.filter(isOpen);
    const isOfOne = open.some((invoice) => leftOreOf(invoice) === payment.amountOre);
    const isPartOfOne = open.length === 1 && open.every((invoice) => leftOreOf(invoice) > payment.amountOre);
    return named.length < 2 || isOfOne || isPartOfOne ? undefined : { named, isCertain: false };
  };

  const findChosen = ({ chosenInvoiceId }: MatchedPayment): MatchedInvoice | undefined =>
    chosenInvoiceId === null ? undefined : byId.get(chosenInvoiceId);

  /** The invoices that a payment names, if these are several. One with an OCR number that is enough for it names only that one. */
  const findSeveral = (payment: MatchedPayment): SeveralInvoices | undefined => {
    const [reference] = listReferences(payment);
    const named = findChosen(payment) === undefined ? numbers.findByOcr(reference) : undefined;
    if (named !== undefined && payment.amountOre <= leftOreOf(named)) return findReferenced(payment);
    return findReferenced(payment) ?? findMentioned(payment);
  };

  /** The several invoices that a payment names, while nothing of it is for one of them. */
  const listUndecided = (payment: MatchedPayment): MatchedPart[] => {
    const { named } = findSeveral(payment) ?? { named: [] };
    return toUndecided(named);
  };

  /** The invoice on which the payment that a reversal reverses is registered. */
  const findInvoiceOfReversed = ({ id }: MatchedPayment): number | null =>
    paymentById.get(counterparts.get(id) ?? 0)?.bookedInvoiceId ?? null;

  /** The match of a payment with several references of which at most one invoice is known. */
  const matchOnlyNamed = (payment: MatchedPayment): MatchOfPayment => {
    const references = listReferences(payment);
    const [invoice] = numbers.listReferenced(payment);
    const isKnown = (reference: string) =>
      numbers.listReferenced({ references: [reference], message: null }).length > 0;
    if (invoice && references.every(isKnown))
      return matchWith(
        payment,
        invoice,
        payment.isOtherAccount || references.every((one) => !numbers.findByOcr(one)),
      );
    return { ...nothing, state: 'CHOICE', reason: 'SEVERAL' };
  };

  const matchWithoutProposal = (payment: MatchedPayment): MatchOfPayment | undefined => {
    if (payment.bookedInvoiceId !== null)
      return {
        ...nothing,
        invoiceId: payment.bookedInvoiceId,
        parts: payment.bookedParts.map((part) => ({ ...part, leftOre: 0 })),
        state: 'KNOWN',
        reason: 'BOOKED',
      };
    if (payment.isDuplicate) return { ...nothing, state: 'KNOWN', reason: 'DUPLICATE' };
    if (payment.isReversal)
      return { ...nothing, invoiceId: findInvoiceOfReversed(payment), state: 'OUTSIDE', reason: 'REVERSAL' };
    if (payment.currency !== 'SEK') return { ...nothing, state: 'OUTSIDE', reason: 'CURRENCY' };
    if (payment.isLeftOut)
      return { ...nothing, parts: listUndecided(payment), state: 'OUTSIDE', reason: 'LEFT_OUT' };
    const { chosenParts = [] } = payment;
    if (chosenParts.length > 0) return matchChosenParts(payment, chosenParts);
    const several = findSeveral(payment);
    // Invoices that are not named by their OCR numbers are proposed.
    if (several) return several.isCertain ? matchSeveral(payment, several) : undefined;
    const [reference, ...others] = listReferences(payment);
    const chosen = findChosen(payment);
    if (chosen) return matchWith(payment, chosen, false);
    if (others.length > 0) return matchOnlyNamed(payment);
    const named = numbers.findByOcr(reference);
    const { dayPartId = null } = payment;
    if (named === undefined && dayPartId !== null)
      return { ...nothing, state: 'KNOWN', reason: 'DUPLICATE', similarId: dayPartId };
    return named && matchWith(payment, named, payment.isOtherAccount);
  };

  const matchProposal = (payment: MatchedPayment): MatchOfPayment => {
    const several = findSeveral(payment);
    if (several) return matchSeveral(payment, several);
    const chosen = findChosen(payment);
    if (chosen) return matchWith(payment, chosen, false);
    const proposal = findProposal(payment);
    if (proposal === undefined) return { ...nothing, state: 'CHOICE', reason: 'UNKNOWN' };
    const match = matchWith(payment, proposal.invoice, true);
    return proposal.learntOn === undefined ? match : { ...match, learntOn: proposal.learntOn };
  };

  return {
    matchWithoutProposal,
    complete: (payment, match) => ({
      paymentId: payment.id,
      counterpartId: counterparts.get(payment.id) ?? null,
      ...(match ?? matchProposal(payment)),
    }),
  };
};
