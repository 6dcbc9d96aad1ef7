import { invalidInput, orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { BankPayment } from '@husrum/contract/bank-file';
import { lockBankFile } from './bank-file.store';
import { bankFileTexts } from './bank-file.texts';
import { findBankPayment, saveChoice } from './bank-payment.store';
import { findCandidateInvoices } from './candidate-invoice.store';
import { describeSeveral } from './describe-several';
import { type MatchedRow, matchBankFile, toBankPayments } from './match-bank-file';
import { findObstacle } from './match-bank-payments.rules';

interface ChooseInvoiceCommand {
  readonly invoiceId: number | null;
  /** The payment belongs to no invoice. */
  readonly isLeftOut: boolean;
}
type Context = Pick<RequestContext, 'tx' | 'clock'>;

/** Throws 422 for an invoice on which the payment cannot be registered, and 404 for one of another account. */
const requirePayableInvoice = async (
  { tx, clock }: Context,
  { record }: MatchedRow,
  { invoiceId, companyId }: { invoiceId: number; companyId: number },
): Promise<void> => {
  const candidates = await findCandidateInvoices(tx, { companyId, ids: [invoiceId], numbers: [] });
  const invoice = orNotFound(candidates.find(({ id }) => id === invoiceId));
  const refuse = (text: string) => invalidInput({ invoice_id: [text] });
  if (invoice.companyId !== companyId) throw refuse(bankFileTexts.otherCompanyInvoice);
  if (!invoice.isPaidInHusrum) throw refuse(bankFileTexts.accountingInvoice);
  const payment = { bookedOn: record.booked_on, amountOre: record.amount_ore };
  const obstacle = findObstacle(payment, invoice, invoice.leftOre, { companyId, today: clock.today() });
  if (obstacle !== undefined) throw refuse(bankFileTexts.notPayable);
};

/** Stores which invoice a user chose for a payment, or that the payment belongs to none. */
export const chooseInvoice = async (
  context: Context,
  id: number,
  { invoiceId, isLeftOut }: ChooseInvoiceCommand,
): Promise<BankPayment> => {
  const { tx, clock } = context;
  const { file_id: fileId } = orNotFound(await findBankPayment(tx, id));
  const { company_id: companyId } = orNotFound(await lockBankFile(tx, fileId));
  const readRow = async (): Promise<MatchedRow> => {
    const rows = await matchBankFile(tx, { fileId, companyId, today: clock.today() });
    return orNotFound(rows.find(({ record }) => record.id === id));
  };
  const row = await readRow();
  if (row.match.reason === 'BOOKED') throw problem('conflict', { message: bankFileTexts.alreadyRegistered });
  const canHaveInvoice =
    row.match.reason !== 'DUPLICATE' && !row.record.is_reversal && row.record.currency === 'SEK';
  if (!canHaveInvoice) throw problem('conflict', { message: bankFileTexts.cannotHaveInvoice });
  if (invoiceId !== null && row.parts.length > 0) throw invalidInput({ invoice_id: [describeSeveral(row)] });
  if (invoiceId !== null) await requirePayableInvoice(context, row, { invoiceId, companyId });
  await saveChoice(tx, id, { invoiceId, isLeftOut: isLeftOut && invoiceId === null });
  const [payment] = await toBankPayments(tx, [await readRow()]);
  return orNotFound(payment);
};
