import { type Tx, zip } from '@husrum/api-platform';
import type { BankPayment } from '@husrum/contract/bank-file';
import { addDays, fromOre, type LocalDate } from '@husrum/format';
import {
  type BankPaymentRecord,
  findFilesOfPayments,
  listBankPayments,
  listEqualInOtherFiles,
  listLearntPayers,
  listPaymentsInOtherFiles,
  listRegisteredBefore,
  listReversalsInOtherFiles,
} from './bank-payment.store';
import { type CandidateInvoice, findCandidateInvoices } from './candidate-invoice.store';
import { isOtherAccount } from './file-company.rules';
import { findCompanyOfFile } from './file-company.store';
import type { Match, MatchedPart, MatchedPayment, PaymentOfAnyFile } from './match-bank-payments.rules';
import { digestMatches } from './match-digest';
import { listWrittenNumbers, matchInTurns } from './match-in-turns';
import { listReferences } from './payment-references.rules';
import { type EarlierPayment, SIMILAR_DAYS } from './similar-payment.rules';

const toMatchedPayment = (record: BankPaymentRecord, isOtherAccount = false): MatchedPayment => ({
  id: record.id,
  bankReference: record.bank_reference,
  bookedOn: record.booked_on,
  amountOre: record.amount_ore,
  currency: record.currency,
  payer: record.payer,
  payerAccount: record.payer_account,
  references: record.refs.map(({ reference }) => reference),
  message: record.message,
  otherTexts: record.other_texts,
  isReversal: record.is_reversal,
  isLeftOut: record.left_out,
  chosenInvoiceId: record.invoicebase_id,
  isOtherAccount,
  bookedInvoiceId: record.booked_invoice_id,
  isDuplicate: record.first_id !== null,
  wholeOre: record.whole_ore,
  statedOre: record.refs.map(({ ore }) => ore),
  bookedParts: record.booked_parts,
  chosenParts: record.chosen_parts,
  dayPartId: record.day_part_id,
});

/**
 * The payments and reversals of the company's other files that may be counterparts of those in the file: a payment may be reversed in
 * another file than its own.
 */
const listCounterparts = async (
  tx: Tx,
  search: { fileId: number; companyId: number },
  payments: readonly MatchedPayment[],
): Promise<PaymentOfAnyFile[]> => {
  const amountsOre = [...new Set(payments.map(({ amountOre }) => amountOre))];
  const otherReversals = (await listReversalsInOtherFiles(tx, { ...search, amountsOre })).map((record) =>
    toMatchedPayment(record),
  );
  const reversals = [...payments.filter(({ isReversal }) => isReversal), ...otherReversals];
  if (reversals.length === 0) return [];
  const otherPayments = await listPaymentsInOtherFiles(tx, {
    ...search,
    amountsOre: [...new Set(reversals.map(({ amountOre }) => amountOre))],
    bankReferences: reversals.map(({ bankReference }) => bankReference).filter((one) => one !== null),
    references: [...new Set(reversals.flatMap(listReferences))],
  });
  return [...otherReversals, ...otherPayments.map((record) => toMatchedPayment(record))];
};

/**
 * The payments that may be the same as some of the file: registered here, or in other files. Without those that the file has as
 * duplicates, with the same key: equal payments of the file are others.
 */
const listEarlierPayments = async (
  tx: Tx,
  search: { fileId: number; companyId: number; invoiceIds: readonly number[] },
  records: readonly BankPaymentRecord[],
): Promise<EarlierPayment[]> => {
  const days = records.map(({ booked_on }) => booked_on).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const amountsOre = [...new Set(records.map(({ whole_ore }) => whole_ore))];
  const range = {
    ...search,
    ...{ from: addDays(first, -SIMILAR_DAYS), to: addDays(last, SIMILAR_DAYS), amountsOre },
  };
  const registered = await listRegisteredBefore(tx, range);
  const equal = await listEqualInOtherFiles(tx, range);
  const keys = new Set(records.map(({ key }) => key));
  return [
    ...registered
      .filter(({ key }) => key === null || !keys.has(key))
      .map(({ invoicebase_id, tenant_id, amount_ore, paid_at, bank_payment_id, whole_ore }) => ({
        bankPaymentId: bank_payment_id,
        invoiceId: invoicebase_id,
        tenantId: tenant_id,
        amountOre: amount_ore,
        wholeOre: whole_ore,
        paidAt: paid_at,
        references: [],
        message: null,
      })),
    ...equal
      .filter(({ key }) => !keys.has(key))
      .map((record) => ({
        bankPaymentId: record.id,
        invoiceId: record.booked_invoice_id,
        tenantId: record.booked_tenant_id,
        amountOre: record.amount_ore,
        wholeOre: record.whole_ore,
        paidAt: record.booked_on,
        references: record.refs.map(({ reference }) => reference),
        message: record.message,
      })),
  ];
};

/**
 * A payment of a CSV file. Its texts may be the payer's, the bank's or the user's own, so a number in them is only proposed, and a name
 * in the text is proposed as that of a payer.
 */
const withFreeTexts = (payment: MatchedPayment): MatchedPayment => ({
  ...payment,
  payer: payment.payer ?? payment.message,
  references: [],
  statedOre: [],
  message: null,
  otherTexts: [...payment.references, payment.message ?? '', ...(payment.otherTexts ?? [])],
});

/** Matched payments of the file, each with whether it went to another account than the company's. */
const toPaymentsOfFile = async (
  tx: Tx,
  fileId: number,
  records: readonly BankPaymentRecord[],
): Promise<MatchedPayment[]> => {
  const accountsOfFile = [...new Set(records.flatMap(({ account }) => account ?? []))];
  const file = await findCompanyOfFile(tx, fileId);
  return records.map((record) => {
    const isOther =
      file !== undefined &&
      isOtherAccount({ account: record.account, accountsOfFile, format: file.format }, file);
    const payment = toMatchedPayment(record, isOther);
    return file?.format === 'CSV' ? withFreeTexts(payment) : payment;
  });
};

export interface MatchedRow {
  /** The payment went to another account than the company's. */
  readonly isOtherAccount: boolean;
  readonly record: BankPaymentRecord;
  readonly match: Match;
  readonly invoice: CandidateInvoice | null;
  /** The invoices of a payment that names several. It is empty for any other. */
  readonly parts: readonly (MatchedPart & { readonly invoice: CandidateInvoice })[];
}

/**
 * The payments of a file with the invoices that they match now. The match is not stored, because an invoice may be paid, credited or
 * cancelled at any time.
 */
export const matchBankFile = async (
  tx: Tx,
  { fileId, companyId, today }: { fileId: number; companyId: number; today: LocalDate },
): Promise<MatchedRow[]> => {
  const records = await listBankPayments(tx, fileId);
  const payments = await toPaymentsOfFile(tx, fileId, records);
  const otherFiles = await listCounterparts(tx, { fileId, companyId }, payments);
  const invoices = await findCandidateInvoices(tx, {
    companyId,
    ids: [
      ...payments.map(({ chosenInvoiceId }) => chosenInvoiceId),
      ...[...payments, ...otherFiles].map(({ bookedInvoiceId }) => bookedInvoiceId),
      ...payments.flatMap(({ bookedParts, chosenParts = [] }) =>
        [...bookedParts, ...chosenParts].map(({ invoiceId }) => invoiceId),
      ),
    ].filter((id) => id !== null),
    numbers: await listWrittenNumbers(payments),
  });
  const invoiceById = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const openIds = invoices.filter(({ leftOre }) => leftOre > 0).map(({ id }) => id);
  const earlier = await listEarlierPayments(tx, { fileId, companyId, invoiceIds: openIds }, records);
  const learnt = await listLearntPayers(tx, {
    companyId,
    accounts: [...new Set(payments.flatMap(({ payerAccount }) => payerAccount ?? []))],
    names: [...new Set(payments.flatMap(({ payer }) => payer ?? []))],
  });
  const matches = await matchInTurns(payments, { companyId, today, invoices, earlier, otherFiles, learnt });
  const paid = zip(records, payments);
  return zip(paid, matches).map(([[record, payment], match]) => ({
    isOtherAccount: payment.isOtherAccount,
    record,
    match,
    invoice: match.invoiceId === null ? null : (invoiceById.get(match.invoiceId) ?? null),
    parts: match.parts.flatMap((part) => {
      const invoice = invoiceById.get(part.invoiceId);
      return invoice === undefined ? [] : [{ ...part, invoice }];
    }),
  }));
};

/** `match_digest` of the API: what a user who registers the payments has seen. */
export const digestRows = (rows: readonly MatchedRow[]): string =>
  digestMatches(rows.map(({ match }) => match));

interface FileName {
  readonly id: number;
  readonly name: string;
}

/** The id of the payment in another file that explains the match: the first of a duplicate, a similar one, or the counterpart of a reversal. */
const findExplainingId = ({ record, match }: MatchedRow): number | null =>
  record.first_id ?? match.similarId ?? match.counterpartId;

/** The invoice of a payment, with what is left of it. */
export const toBankPaymentInvoice = (invoice: CandidateInvoice, leftOre: number) => ({
  id: invoice.id,
  reference: invoice.reference,
  status: invoice.status,
  tenant: invoice.tenantName,
  tenant_id: invoice.tenantId,
  entity: invoice.entityName,
  left: fromOre(leftOre),
});

const toBankPayment = (
  { isOtherAccount: isOther, record, match, invoice, parts }: MatchedRow,
  explainingFile: FileName | null,
): BankPayment => ({
  id: record.id,
  booked_on: record.booked_on,
  amount: fromOre(record.amount_ore),
  currency: record.currency,
  payer: record.payer,
  reference: record.refs.map(({ reference }) => reference).join(', ') || null,
  message: record.message,
  bank_reference: record.bank_reference,
  state: match.state,
  reason: match.reason,
  invoice: invoice && toBankPaymentInvoice(invoice, match.leftOre),
  parts: parts.map((part) => ({
    ...toBankPaymentInvoice(part.invoice, part.leftOre),
    amount: part.ore === null ? null : fromOre(part.ore),
  })),
  is_chosen: record.chosen_parts.length > 0 || (record.invoicebase_id !== null && parts.length === 0),
  aside_note: record.aside_note,
  learnt_on: match.learntOn ?? null,
  is_day_sum: record.is_day_sum && (match.reason === 'UNKNOWN' || match.reason === 'DUPLICATE'),
  surplus: fromOre(match.surplusOre),
  can_book: match.canBook,
  other_account: isOther && match.reason === 'PROPOSED' ? record.account : null,
  is_reversed: !record.is_reversal && match.counterpartId !== null,
  other_file: explainingFile?.id === record.file_id ? null : explainingFile,
});

/** Payments as the API shows them. */
export const toBankPayments = async (tx: Tx, rows: readonly MatchedRow[]): Promise<BankPayment[]> => {
  const files = await findFilesOfPayments(
    tx,
    rows.flatMap((row) => findExplainingId(row) ?? []),
  );
  return rows.map((row) => toBankPayment(row, files.get(findExplainingId(row) ?? 0) ?? null));
};
