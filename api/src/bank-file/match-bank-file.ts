import type { BankPayment } from '@husrum/contract/bank-file';
import { fromOre, type LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { type BankPaymentRecord, listBankPayments, listRegisteredBefore } from './bank-payment.store';
import { type CandidateInvoice, findCandidateInvoices } from './candidate-invoice.store';
import {
  listPossibleNumbers,
  listReferences,
  type Match,
  type MatchedPayment,
  matchBankPayments,
} from './match-bank-payments.rules';

export const toMatchedPayment = (record: BankPaymentRecord): MatchedPayment => ({
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

export interface MatchedRow {
  readonly record: BankPaymentRecord;
  readonly match: Match;
  readonly invoice: CandidateInvoice | null;
}

/**
 * The payments of a file with the invoices that they match now. Nothing of it is stored, because an invoice may be paid, credited
 * or cancelled at any time.
 */
export const matchBankFile = async (
  tx: Tx,
  { fileId, companyId, today }: { fileId: number; companyId: number; today: LocalDate },
): Promise<MatchedRow[]> => {
  const records = await listBankPayments(tx, fileId);
  const payments = records.map(toMatchedPayment);
  const invoices = await findCandidateInvoices(tx, {
    companyId,
    ids: payments.flatMap(({ chosenInvoiceId, bookedInvoiceId }) =>
      [chosenInvoiceId, bookedInvoiceId].filter((id) => id !== null),
    ),
    numbers: [
      ...new Set(
        payments.flatMap((payment) => [...listReferences(payment), ...listPossibleNumbers(payment)]),
      ),
    ],
  });
  const invoiceById = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const openIds = invoices.filter(({ leftOre }) => leftOre > 0).map(({ id }) => id);
  const registered = await listRegisteredBefore(tx, { fileId, invoiceIds: openIds });
  const matches = matchBankPayments(payments, { companyId, today, invoices, registered });
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

/** A payment as the API shows it. */
export const toBankPayment = (
  { record, match, invoice }: MatchedRow,
  files: ReadonlyMap<number, { id: number; name: string }>,
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
  other_file: record.first_id === null ? null : (files.get(record.first_id) ?? null),
});
