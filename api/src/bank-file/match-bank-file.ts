import type { BankPayment } from '@husrum/contract/bank-file';
import { fromOre, type LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import {
  type BankPaymentRecord,
  findFilesOfPayments,
  listBankPayments,
  listPaymentsInOtherFiles,
  listRegisteredBefore,
  listReversalsInOtherFiles,
} from './bank-payment.store';
import { type CandidateInvoice, findCandidateInvoices } from './candidate-invoice.store';
import {
  type Match,
  type MatchedPayment,
  matchBankPayments,
  type PaymentOfAnyFile,
} from './match-bank-payments.rules';
import { digestMatches } from './match-digest';
import { listPossibleNumbers, listReferences } from './payment-references.rules';

const toMatchedPayment = (record: BankPaymentRecord): MatchedPayment => ({
  id: record.id,
  bankReference: record.bank_reference,
  bookedOn: record.booked_on,
  amountOre: record.amount_ore,
  currency: record.currency,
  payer: record.payer,
  references: record.refs.map(({ reference }) => reference),
  message: record.message,
  isReversal: record.is_reversal,
  isLeftOut: record.left_out,
  chosenInvoiceId: record.invoicebase_id,
  bookedInvoiceId: record.booked_invoice_id,
  isDuplicate: record.first_id !== null,
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
  const otherReversals = (await listReversalsInOtherFiles(tx, { ...search, amountsOre })).map(
    toMatchedPayment,
  );
  const reversals = [...payments.filter(({ isReversal }) => isReversal), ...otherReversals];
  if (reversals.length === 0) return [];
  const otherPayments = await listPaymentsInOtherFiles(tx, {
    ...search,
    amountsOre: [...new Set(reversals.map(({ amountOre }) => amountOre))],
    bankReferences: reversals.map(({ bankReference }) => bankReference).filter((one) => one !== null),
    references: [...new Set(reversals.flatMap(listReferences))],
  });
  return [...otherReversals, ...otherPayments.map(toMatchedPayment)];
};

export interface MatchedRow {
  readonly record: BankPaymentRecord;
  readonly match: Match;
  readonly invoice: CandidateInvoice | null;
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
  const payments = records.map(toMatchedPayment);
  const otherFiles = await listCounterparts(tx, { fileId, companyId }, payments);
  const invoices = await findCandidateInvoices(tx, {
    companyId,
    ids: [
      ...payments.map(({ chosenInvoiceId }) => chosenInvoiceId),
      ...[...payments, ...otherFiles].map(({ bookedInvoiceId }) => bookedInvoiceId),
    ].filter((id) => id !== null),
    numbers: [
      ...new Set(
        payments.flatMap((payment) => [...listReferences(payment), ...listPossibleNumbers(payment)]),
      ),
    ],
  });
  const invoiceById = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const openIds = invoices.filter(({ leftOre }) => leftOre > 0).map(({ id }) => id);
  const registered = await listRegisteredBefore(tx, { fileId, invoiceIds: openIds });
  const matches = matchBankPayments(payments, { companyId, today, invoices, registered, otherFiles });
  const matchById = new Map(matches.map((match) => [match.paymentId, match]));
  return records.flatMap((record) => {
    const match = matchById.get(record.id);
    return match === undefined
      ? []
      : [
          {
            record,
            match,
            invoice: match.invoiceId === null ? null : (invoiceById.get(match.invoiceId) ?? null),
          },
        ];
  });
};

/** `match_digest` of the API: what a user who registers the payments has seen. */
export const digestRows = (rows: readonly MatchedRow[]): string =>
  digestMatches(rows.map(({ match }) => match));

interface FileName {
  readonly id: number;
  readonly name: string;
}

/** The id of the payment in another file that explains the match: the first of a duplicate, or the counterpart of a reversal. */
const findExplainingId = ({ record, match }: MatchedRow): number | null =>
  record.first_id ?? match.counterpartId;

const toBankPayment = (
  { record, match, invoice }: MatchedRow,
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
  invoice: invoice && {
    id: invoice.id,
    reference: invoice.reference,
    status: invoice.status,
    tenant: invoice.tenantName,
    entity: invoice.entityName,
    left: fromOre(match.leftOre),
  },
  is_chosen: record.invoicebase_id !== null,
  surplus: fromOre(match.surplusOre),
  can_book: match.canBook,
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
