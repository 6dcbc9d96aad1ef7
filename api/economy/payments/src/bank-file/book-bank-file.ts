import { lockInvoicesWithOpenOnes } from '@husrum/api-invoicing';
import { groupBy, orNotFound, problem, type RequestContext, zip } from '@husrum/api-platform';
import type { bankFileCalls } from '@husrum/contract/bank-file';
import type { BodyOf, ResponseOf } from '@husrum/contract/core';
import { toInvoiceTypeParam } from '@husrum/contract/invoice';
import { fromOre, toOre } from '@husrum/format';
import { payInvoices } from '../payment/pay-invoice';
import { saveDivision } from '../payment/payment.store';
import { lockBankFile } from './bank-file.store';
import { bankFileTexts } from './bank-file.texts';
import { saveBooked } from './bank-payment.store';
import type { CandidateInvoice } from './candidate-invoice.store';
import { describeSeveral } from './describe-several';
import { digestRows, type MatchedRow, matchBankFile } from './match-bank-file';
import { selectBooked } from './select-booked.rules';

type Book = typeof bankFileCalls.book;

/** What is registered for a payment: on its invoice, or a part of it on each of several. */
const listParts = ({ record, invoice, parts }: MatchedRow): { invoice: CandidateInvoice; ore: number }[] => {
  if (parts.length === 0) return [{ invoice: orNotFound(invoice), ore: record.amount_ore }];
  return parts.flatMap((part) => (part.ore === null || part.ore === 0 ? [] : [{ ...part, ore: part.ore }]));
};

const listInvoiceIds = (rows: readonly MatchedRow[]): number[] => [
  ...new Set(
    rows
      .filter(({ match }) => match.canBook)
      .flatMap((row) => listParts(row).map(({ invoice }) => invoice.id)),
  ),
];
const sumOre = (rows: readonly MatchedRow[]): number =>
  rows.reduce((sum, { record }) => sum + record.amount_ore, 0);

/**
 * Registers payments of a file on their invoices, with the day of the bank (docs/domain-rules.md, D-25), in one transaction. Throws
 * 409 when the payments or their invoices are not what the user saw: an invoice may have been paid or credited since.
 */
export const bookBankFile = async (
  context: RequestContext,
  fileId: number,
  { count, amount, match_digest, ...selection }: BodyOf<Book>,
): Promise<ResponseOf<Book>> => {
  const { tx, clock } = context;
  const { company_id: companyId } = orNotFound(await lockBankFile(tx, fileId));
  const match = () => matchBankFile(tx, { fileId, companyId, today: clock.today() });
  // All invoices are locked before the match that decides, and in the same order for every file: two files cannot block each other.
  await lockInvoicesWithOpenOnes(tx, listInvoiceIds(await match()));
  const rows = await match();
  const ticked = new Set(selection.also.map(({ id }) => id));
  const undecided = rows.find(
    ({ record, match: { canBook, parts } }) => ticked.has(record.id) && parts.length > 0 && !canBook,
  );
  if (undecided) throw problem('conflict', { message: describeSeveral(undecided) });
  const selected = selectBooked(rows, selection);
  const isAsSeen = match_digest === undefined || match_digest === digestRows(rows);
  if (!isAsSeen || selected === null || selected.length !== count || sumOre(selected) !== toOre(amount))
    throw problem('conflict', { message: bankFileTexts.changed });

  const parts = selected.flatMap((row) =>
    listParts(row).map(({ invoice: { id, type }, ore }) => ({
      bankPaymentId: row.record.id,
      payment: {
        params: { type: toInvoiceTypeParam({ invoice_type: type }), id },
        payment: fromOre(ore),
        paid_at: row.record.booked_on,
      },
    })),
  );
  const registered = await payInvoices(
    context,
    parts.map(({ payment }) => payment),
  );
  const divisions = [...groupBy(zip(parts, registered), ([{ bankPaymentId }]) => bankPaymentId)].map(
    ([id, group]) => ({ id, paymentIds: group.map(([, { paymentId }]) => paymentId) }),
  );
  for (const { paymentIds } of divisions) if (paymentIds.length > 1) await saveDivision(tx, paymentIds);
  const booked = divisions.flatMap(({ id, paymentIds }) =>
    paymentIds.slice(0, 1).map((paymentId) => ({ id, paymentId })),
  );
  const surplusOre = registered.reduce((sum, payment) => sum + payment.surplusOre, 0);
  await saveBooked(tx, booked);
  return { count: booked.length, amount: fromOre(sumOre(selected)), surplus: fromOre(surplusOre) };
};
