import { type Invoice, lockInvoicesWithOpenOnes } from '@husrum/api-invoicing';
import { groupBy, orNotFound, problem, type RequestContext, type Tx, zip } from '@husrum/api-platform';
import { payInvoices } from '../payment/pay-invoice';
import { saveDivision } from '../payment/payment.store';
import { lockBankFile } from './bank-file.store';
import { bankFileTexts } from './bank-file.texts';
import { saveBooked } from './bank-payment.store';
import type { CandidateInvoice } from './candidate-invoice.store';
import { describeSeveral } from './describe-several';
import { enqueueUndecided } from './enqueue-undecided';
import { saveRegisteredAt } from './kept-file.store';
import { digestRows, type MatchedRow, matchBankFile } from './match-bank-file';
import { type Selection, selectBooked } from './select-booked.rules';

/** The selected payments, with what the user saw of them. */
interface BookBankFileCommand extends Selection {
  readonly count: number;
  /** The sum of the payments. */
  readonly amountOre: number;
  /** `digestRows` of the payments. Undefined: not compared. */
  readonly matchDigest?: string;
}

interface BookedPayments {
  readonly count: number;
  readonly amountOre: number;
  /** What exceeded the amounts that were left to pay. */
  readonly surplusOre: number;
}

/** What is registered for a payment: on its invoice, or a part of it on each of several. */
const listParts = ({
  record,
  invoice,
  parts,
  match,
}: MatchedRow): { invoice: CandidateInvoice; ore: number }[] => {
  if (parts.length === 0) return [{ invoice: orNotFound(invoice), ore: record.amount_ore }];
  const paid = parts.flatMap((part) =>
    part.ore === null || part.ore === 0 ? [] : [{ ...part, ore: part.ore }],
  );
  // What a person left undivided is the surplus of the tenant, so it is paid with the last part.
  const last = paid.length - 1;
  return paid.map((part, index) => (index === last ? { ...part, ore: part.ore + match.surplusOre } : part));
};

const listBookableInvoices = (rows: readonly MatchedRow[]): readonly CandidateInvoice[] =>
  rows.filter(({ match }) => match.canBook).flatMap((row) => listParts(row).map(({ invoice }) => invoice));

/**
 * Locks the invoices of all payments that can be registered: those of several payments at once, and in the same order for every file,
 * so that two files cannot block each other. Throws 409 when one has changed since it was matched.
 */
const lockMatchedInvoices = async (
  tx: Tx,
  rows: readonly MatchedRow[],
): Promise<ReadonlyMap<number, Invoice>> => {
  const matched = listBookableInvoices(rows);
  const locked = await lockInvoicesWithOpenOnes(tx, [...new Set(matched.map(({ id }) => id))]);
  if (matched.some(({ id, updatedAt }) => locked.get(id)?.updated_at !== updatedAt))
    throw problem('conflict', { message: bankFileTexts.changed });
  return locked;
};

const sumOre = (rows: readonly MatchedRow[]): number =>
  rows.reduce((sum, { record }) => sum + record.amount_ore, 0);

/**
 * Registers payments of a file on their invoices, with the day of the bank (docs/domain-rules.md, D-25), in one transaction. Throws
 * 409 when the payments or their invoices are not what the user saw: an invoice may have been paid or credited since.
 */
export const bookBankFile = async (
  context: RequestContext,
  fileId: number,
  { count, amountOre, matchDigest, ...selection }: BookBankFileCommand,
): Promise<BookedPayments> => {
  const { tx, clock } = context;
  const { company_id: companyId } = orNotFound(await lockBankFile(tx, fileId));
  const rows = await matchBankFile(tx, { fileId, companyId, today: clock.today() });
  const locked = await lockMatchedInvoices(tx, rows);
  const ticked = new Set(selection.ticked.map(({ paymentId }) => paymentId));
  const undecided = rows.find(
    ({ record, match: { canBook, parts } }) => ticked.has(record.id) && parts.length > 0 && !canBook,
  );
  if (undecided) throw problem('conflict', { message: describeSeveral(undecided) });
  const selected = selectBooked(rows, selection);
  const isAsSeen = matchDigest === undefined || matchDigest === digestRows(rows);
  if (!isAsSeen || selected === null || selected.length !== count || sumOre(selected) !== amountOre)
    throw problem('conflict', { message: bankFileTexts.changed });

  const parts = selected.flatMap((row) =>
    listParts(row).map(({ invoice, ore }) => ({
      bankPaymentId: row.record.id,
      payment: { invoiceId: invoice.id, amountOre: ore, paidAt: row.record.booked_on },
    })),
  );
  const registered = await payInvoices(
    context,
    locked,
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
  await saveRegisteredAt(tx, fileId, clock.now().toISOString());
  const bookedIds = new Set(booked.map(({ id }) => id));
  const left = rows.filter(({ record, match }) => match.state === 'CHOICE' && !bookedIds.has(record.id));
  await enqueueUndecided(context, fileId, left.length);
  return { count: booked.length, amountOre: sumOre(selected), surplusOre };
};
