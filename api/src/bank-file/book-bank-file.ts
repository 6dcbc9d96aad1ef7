import type { bankFileCalls } from '@husrum/contract/bank-file';
import type { BodyOf, ResponseOf } from '@husrum/contract/core';
import { toInvoiceTypeParam } from '@husrum/contract/invoice';
import { fromOre, toOre } from '@husrum/format';
import { lockInvoicesWithOpenOnes } from '../invoice/open-invoices.store';
import { payInvoices } from '../payment/pay-invoice';
import { zip } from '../platform/collections';
import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { lockBankFile } from './bank-file.store';
import { bankFileTexts } from './bank-file.texts';
import { saveBooked } from './bank-payment.store';
import { digestRows, type MatchedRow, matchBankFile } from './match-bank-file';
import { selectBooked } from './select-booked.rules';

type Book = typeof bankFileCalls.book;

const listInvoiceIds = (rows: readonly MatchedRow[]): number[] => [
  ...new Set(
    rows.flatMap(({ match: { canBook, invoiceId } }) => (canBook && invoiceId !== null ? [invoiceId] : [])),
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
  const selected = selectBooked(rows, selection);
  const isAsSeen = match_digest === undefined || match_digest === digestRows(rows);
  if (!isAsSeen || selected === null || selected.length !== count || sumOre(selected) !== toOre(amount))
    throw problem('conflict', { message: bankFileTexts.changed });

  const registered = await payInvoices(
    context,
    selected.map(({ record, invoice }) => {
      const { id, type } = orNotFound(invoice);
      const params = { type: toInvoiceTypeParam({ invoice_type: type }), id };
      return { params, payment: fromOre(record.amount_ore), paid_at: record.booked_on };
    }),
  );
  const booked = zip(selected, registered).map(([{ record }, { paymentId }]) => ({
    id: record.id,
    paymentId,
  }));
  const surplusOre = registered.reduce((sum, payment) => sum + payment.surplusOre, 0);
  await saveBooked(tx, booked);
  return { count: booked.length, amount: fromOre(sumOre(selected)), surplus: fromOre(surplusOre) };
};
