import type { BodyOf } from '@husrum/contract/core';
import type { invoiceActionCalls } from '@husrum/contract/invoice';
import { parseOcr } from '@husrum/format';
import type { Tx } from '../platform/db';
import { invalid, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { stageOnSubmit } from '../rent/invoice-status.rules';
import { invoiceOcr } from '../rent/reference.rules';
import { changeInvoice, takenNumbers } from './invoice.store';
import { addEvent } from './invoice-event.store';
import { drawNumber, type InvoiceNumber } from './invoice-number.store';
import { requiresReview } from './invoice-party.store';
import { offsetCredit } from './offset-credit';
import { openInvoice } from './open-invoice';
import { problemOf } from './recount-invoice';
import { settleInvoices } from './settle-invoices';

type Given = BodyOf<typeof invoiceActionCalls.generateManual>;
const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** The OCR number of a reference that a person chose: made from it, or from the account's next number. */
const ocrFor = async (tx: Tx, reference: string): Promise<string> => {
  const digits = digitsIn(reference);
  if (digits > 0 && digits <= 23) {
    const ocr = invoiceOcr(reference);
    if ((await takenNumbers(tx, [], [ocr])).size === 0) return ocr;
  }
  return (await drawNumber(tx)).ocr;
};

const numberFrom = async (tx: Tx, given: Given): Promise<InvoiceNumber> => {
  if (given.ocr !== null && parseOcr(given.ocr) === null)
    throw invalid({ ocr: ['OCR-numret stämmer inte, kontrollera siffrorna'] });
  const ocr = given.ocr === null ? null : parseOcr(given.ocr);
  const taken = await takenNumbers(tx, given.reference ? [given.reference] : [], ocr ? [ocr] : []);
  const errors = {
    ...(taken.has(`reference:${given.reference}`)
      ? { reference: ['Referensen används redan på en annan hyresavi'] }
      : {}),
    ...(ocr !== null && taken.has(`ocr:${ocr}`)
      ? { ocr: ['OCR-numret används redan på en annan hyresavi'] }
      : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (given.reference === null) {
    const drawn = await drawNumber(tx);
    return { ...drawn, ocr: ocr ?? drawn.ocr };
  }
  return { reference: given.reference, ocr: ocr ?? (await ocrFor(tx, given.reference)) };
};

/** Makes an edited invoice one that can be sent: with a reference, an OCR number, and the review the company asks for. */
export const generateManual = async (context: RequestContext, id: number, given: Given): Promise<void> => {
  const { tx, clock, account } = context;
  const invoice = await openInvoice(context, id);
  if (invoice.invoice_type !== null) throw problem('invoiceGenerated');
  if (invoice.locked_at !== null) throw problem('invoiceLocked');
  const number = await numberFrom(tx, given);
  const review = invoice.company_id !== null && (await requiresReview(tx, invoice.company_id));
  const stage = stageOnSubmit(review);
  const generated = { ...invoice, ...number, invoice_type: 'MANUAL', stage } as const;
  const error = await problemOf(tx, generated);
  await changeInvoice(tx, id, { ...number, invoice_type: 'MANUAL', stage, error });
  await addEvent(tx, id, { what: 'GENERATED', userId: account.userId, detail: number.reference });
  if (stage === 'READY' && error === null) await offsetCredit(tx, generated);
  await settleInvoices(tx, [id], clock.today());
};
