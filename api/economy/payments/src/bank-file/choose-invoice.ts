import { invalidInput, orNotFound, problem, type RequestContext, zip } from '@husrum/api-platform';
import { type BankPayment, checkDivision } from '@husrum/contract/bank-file';
import { formatOre, type LocalDate } from '@husrum/format';
import { lockBankFile } from './bank-file.store';
import { bankFileTexts } from './bank-file.texts';
import { deleteChosenParts, findBankPayment, insertChosenParts, saveChoice } from './bank-payment.store';
import { type CandidateInvoice, findCandidateInvoices } from './candidate-invoice.store';
import { describeSeveral } from './describe-several';
import type { PaymentPart } from './divide-payment.rules';
import { type MatchedRow, matchBankFile, toBankPayments } from './match-bank-file';
import { findObstacle } from './match-bank-payments.rules';

interface ChooseInvoiceCommand {
  readonly invoiceId: number | null;
  /** The payment belongs to no invoice. */
  readonly isLeftOut: boolean;
  /** Why, in the words of the user. */
  readonly asideNote: string | null;
}
type Context = Pick<RequestContext, 'tx' | 'clock'>;

/** Why a payment cannot be registered on the invoice that a person chose, in Swedish. */
const findChoiceProblem = (
  payment: Parameters<typeof findObstacle>[0],
  invoice: CandidateInvoice,
  { companyId, today }: { companyId: number; today: LocalDate },
): string | undefined => {
  if (invoice.companyId !== companyId) return bankFileTexts.otherCompanyInvoice;
  if (!invoice.isPaidInHusrum) return bankFileTexts.accountingInvoice;
  const obstacle = findObstacle(payment, invoice, invoice.leftOre, { companyId, today });
  return obstacle === undefined ? undefined : bankFileTexts.notPayable;
};

/** Throws 422 for an invoice on which the payment cannot be registered, and 404 for one of another account. */
const requirePayableInvoice = async (
  { tx, clock }: Context,
  { record }: MatchedRow,
  { invoiceId, companyId }: { invoiceId: number; companyId: number },
): Promise<void> => {
  const candidates = await findCandidateInvoices(tx, { companyId, ids: [invoiceId], numbers: [] });
  const invoice = orNotFound(candidates.find(({ id }) => id === invoiceId));
  const payment = { bookedOn: record.booked_on, amountOre: record.amount_ore };
  const text = findChoiceProblem(payment, invoice, { companyId, today: clock.today() });
  if (text !== undefined) throw invalidInput({ invoice_id: [text] });
};

/** A row that a person decides on, locked with its file. */
interface DecidedRow {
  readonly fileId: number;
  readonly companyId: number;
  readonly row: MatchedRow;
}

const readRow = async (
  { tx, clock }: Context,
  id: number,
  { fileId, companyId }: Pick<DecidedRow, 'fileId' | 'companyId'>,
): Promise<MatchedRow> => {
  const rows = await matchBankFile(tx, { fileId, companyId, today: clock.today() });
  return orNotFound(rows.find(({ record }) => record.id === id));
};

/**
 * Locks the file of a payment, and returns the payment as it would match without a division by a person. Throws 409 for one that is
 * registered, or that can have no invoice.
 */
const startDecision = async (context: Context, id: number): Promise<DecidedRow> => {
  const { tx } = context;
  const { file_id: fileId } = orNotFound(await findBankPayment(tx, id));
  const { company_id: companyId } = orNotFound(await lockBankFile(tx, fileId));
  await deleteChosenParts(tx, id);
  const row = await readRow(context, id, { fileId, companyId });
  if (row.match.reason === 'BOOKED') throw problem('conflict', { message: bankFileTexts.alreadyRegistered });
  const canHaveInvoice =
    row.match.reason !== 'DUPLICATE' && !row.record.is_reversal && row.record.currency === 'SEK';
  if (!canHaveInvoice) throw problem('conflict', { message: bankFileTexts.cannotHaveInvoice });
  return { fileId, companyId, row };
};

const toDecided = async (context: Context, { fileId, companyId, row }: DecidedRow): Promise<BankPayment> => {
  const decided = await readRow(context, row.record.id, { fileId, companyId });
  const [payment] = await toBankPayments(context.tx, [decided]);
  return orNotFound(payment);
};

/** Stores which invoice a user chose for a payment, or that it is put aside. How it was divided before is forgotten. */
export const chooseInvoice = async (
  context: Context,
  id: number,
  { invoiceId, isLeftOut, asideNote }: ChooseInvoiceCommand,
): Promise<BankPayment> => {
  const decision = await startDecision(context, id);
  const { companyId, row } = decision;
  if (invoiceId !== null && row.parts.length > 0) throw invalidInput({ invoice_id: [describeSeveral(row)] });
  if (invoiceId !== null) await requirePayableInvoice(context, row, { invoiceId, companyId });
  await saveChoice(context.tx, id, { invoiceId, isLeftOut: isLeftOut && invoiceId === null, asideNote });
  return toDecided(context, decision);
};

/**
 * Stores how a user divides a payment among invoices. Throws 422 for the part or the division that cannot be registered, and 404 for an
 * invoice of another account.
 */
export const divideBankPayment = async (
  context: Context,
  id: number,
  parts: readonly PaymentPart[],
): Promise<BankPayment> => {
  const { tx, clock } = context;
  const decision = await startDecision(context, id);
  const { companyId, row } = decision;
  const ids = parts.map(({ invoiceId }) => invoiceId);
  const candidates = await findCandidateInvoices(tx, { companyId, ids, numbers: [] });
  const invoices = ids.map((one) => orNotFound(candidates.find((candidate) => candidate.id === one)));
  const { record } = row;
  const { problem: text, partProblems } = checkDivision(
    record.amount_ore,
    zip(invoices, parts).map(([{ tenantId, leftOre }, part]) => ({ ...part, tenantId, leftOre })),
    { named: row.parts, formatOre },
  );
  const errors: Record<string, string[]> = text === null ? {} : { parts: [text] };
  for (const [index, invoice] of invoices.entries()) {
    const part = { bookedOn: record.booked_on, amountOre: 0 };
    const obstacle =
      findChoiceProblem(part, invoice, { companyId, today: clock.today() }) ??
      (ids.indexOf(invoice.id) < index ? bankFileTexts.sameInvoiceTwice : partProblems[index]);
    if (obstacle) errors[`parts[${index}].amount`] = [obstacle];
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  await saveChoice(tx, id, { invoiceId: null, isLeftOut: false, asideNote: null });
  await insertChosenParts(tx, id, parts);
  return toDecided(context, decision);
};
