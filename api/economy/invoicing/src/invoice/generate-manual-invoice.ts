import { invalidInput, problem, type RequestContext, type Tx } from '@husrum/api-platform';
import { parseOcr } from '@husrum/format';
import { canBecomeManual, unlinkFromAccounting } from './accounting-changes';
import { changeInvoice, findUsedNumbers, type Invoice } from './invoice.store';
import { invoiceTexts } from './invoice.texts';
import { addInvoiceEvent } from './invoice-event.store';
import { type InvoiceNumber, takeInvoiceNumber } from './invoice-number.store';
import { requiresReview } from './invoice-party.store';
import { stageOnSubmit } from './invoice-status.rules';
import { applyTenantCredit } from './offset-credit';
import { findInvoiceProblem } from './recalculate-invoice';
import { invoiceOcr } from './reference.rules';
import { refreshInvoiceStatuses } from './refresh-invoice-status';
import { requireInvoice } from './require-invoice';

/** Null: chosen here. */
interface GenerateManualInvoiceCommand {
  readonly reference: string | null;
  readonly ocr: string | null;
}

const countDigits = (text: string): number => text.replace(/\D/g, '').length;

/**
 * The OCR number for a reference that a person has chosen: derived from the reference if possible, or else one of a number that no
 * company's series has, so that this one is not lost in a series.
 */
const chooseOcr = async (tx: Tx, reference: string): Promise<string> => {
  const digits = countDigits(reference);
  if (digits > 0 && digits <= 23) {
    const ocr = invoiceOcr(reference);
    if ((await findUsedNumbers(tx, [], [ocr])).size === 0) return ocr;
  }
  return (await takeInvoiceNumber(tx, null)).ocr;
};

const chooseNumber = async (
  tx: Tx,
  current: Pick<Invoice, 'company_id' | 'reference' | 'ocr'>,
  input: GenerateManualInvoiceCommand,
): Promise<InvoiceNumber> => {
  // An invoice that an accounting program refused, or whose connection was removed, keeps its number.
  if (current.reference !== null && input.reference === null && input.ocr === null)
    return { reference: current.reference, ocr: current.ocr ?? invoiceOcr(current.reference) };
  if (input.ocr !== null && parseOcr(input.ocr) === null)
    throw invalidInput({ ocr: [invoiceTexts.invalidOcr] });
  const ocr = input.ocr === null ? null : parseOcr(input.ocr);
  const used = await findUsedNumbers(tx, input.reference ? [input.reference] : [], ocr ? [ocr] : []);
  const errors = {
    ...(used.has(`reference:${input.reference}`) ? { reference: [invoiceTexts.referenceTaken] } : {}),
    ...(ocr !== null && used.has(`ocr:${ocr}`) ? { ocr: [invoiceTexts.ocrTaken] } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  if (input.reference === null) {
    const next = await takeInvoiceNumber(tx, current.company_id);
    return { ...next, ocr: ocr ?? next.ocr };
  }
  return { reference: input.reference, ocr: ocr ?? (await chooseOcr(tx, input.reference)) };
};

/**
 * Makes an existing invoice a manual one, without an accounting program: it gets a reference, an OCR number and the stage
 * READY, or REVIEW if the company requires review.
 */
export const generateManualInvoice = async (
  context: RequestContext,
  id: number,
  input: GenerateManualInvoiceCommand,
): Promise<void> => {
  const { tx, clock, account } = context;
  const invoice = await requireInvoice(context, id);
  const leavesProgram = await canBecomeManual(tx, invoice);
  if (invoice.invoice_type !== null && !leavesProgram) throw problem('invoiceGenerated');
  if (invoice.locked_at !== null) throw problem('invoiceLocked');
  if (leavesProgram) await unlinkFromAccounting(tx, id);
  const number = await chooseNumber(tx, invoice, input);
  const isReviewRequired = invoice.company_id !== null && (await requiresReview(tx, invoice.company_id));
  const stage = stageOnSubmit(isReviewRequired);
  const generated = { ...invoice, ...number, invoice_type: 'MANUAL', stage } as const;
  const error = await findInvoiceProblem(tx, generated);
  await changeInvoice(tx, id, {
    ...number,
    invoice_type: 'MANUAL',
    autogiro: false,
    // A removed connection has turned it off.
    sync_active: true,
    stage,
    error,
  });
  await addInvoiceEvent(tx, id, { kind: 'GENERATED', userId: account.userId, detail: number.reference });
  if (stage === 'READY' && error === null) await applyTenantCredit(tx, generated);
  await refreshInvoiceStatuses(tx, [id], clock.today());
};
