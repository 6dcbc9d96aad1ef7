import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { amount, date, optionalDate, optionalText, output } from '../../../core/fields';
import { nameSchema } from '../../../core/named';
import { invoiceDetail, settledInvoice } from './invoice.schema';
import { invoiceTypeParams } from './invoice-type-param';
import { partialCreditInput, partialCreditPreview, partialCreditPreviewInput } from './partial-credit.schema';

const pathChoices = { type: invoiceTypeParams };

/** A reference is printed, read aloud and typed into banks: letters and digits, not only zeros, with some signs between. */
const invoiceReference = optionalText('Referens', 24).matches(/^(?=.*[\p{L}1-9])[\p{L}\d][\p{L}\d ./_-]*$/u, {
  message: 'Skriv referensen med bokstäver och siffror, till exempel H-2026-17',
  excludeEmptyString: true,
});

/** What can be done to one invoice. */
export const invoiceActionCalls = defineCalls('invoiceAction', {
  generateManual: call({
    method: 'POST',
    path: '/api/invoice/manual/{id}/generate',
    summary: 'Skapa som manuell avi med referens och OCR-nummer',
    body: yup.object({ reference: invoiceReference, ocr: optionalText('OCR-nummer', 25) }),
    response: invoiceDetail,
    idempotent: true,
  }),
  pay: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/pay',
    pathChoices,
    summary: 'Registrera betalning',
    body: yup.object({
      payment: amount('Belopp').moreThan(0, 'Beloppet måste vara större än noll'),
      paid_at: optionalDate('Betaldatum'),
    }),
    response: nameSchema(
      'InvoicePayResponse',
      invoiceDetail.shape({
        /** The tenant's other invoices that the surplus was offset on. */
        settled: yup.array().of(settledInvoice.required()).optional(),
      }),
    ),
    idempotent: true,
  }),
  /** Adds an entry that reverses the payment. The amount does not become the tenant's credit. */
  undoPayment: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/pay/{paymentId}/undo',
    pathChoices,
    summary: 'Ångra betalning',
    response: invoiceDetail,
    idempotent: true,
  }),
  cancel: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/cancel',
    pathChoices,
    summary: 'Makulera',
    response: invoiceDetail,
    idempotent: true,
  }),
  credit: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/credit',
    pathChoices,
    summary: 'Kreditera',
    response: invoiceDetail,
    idempotent: true,
  }),
  /** Credits some days, or an amount of some rows. The period stays invoiced until everything is credited. */
  creditPart: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/credit/part',
    pathChoices,
    summary: 'Kreditera en del',
    body: partialCreditInput,
    response: invoiceDetail,
    idempotent: true,
  }),
  /** What `creditPart` would credit. Without days and amounts it credits nothing and returns what is left of each row. */
  previewCreditPart: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/credit/preview',
    requires: 'economy.read',
    pathChoices,
    summary: 'Förhandsgranska en delkreditering',
    body: partialCreditPreviewInput,
    response: partialCreditPreview,
  }),
  /** The same as `invoice.send`, for an invoice of the type in the path. */
  mail: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/mail',
    pathChoices,
    summary: 'Skicka',
    response: invoiceDetail,
    idempotent: true,
  }),
  /** Books the invoice in the accounting program without sending it. */
  bookkeep: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/bookkeep',
    needsIntegration: true,
    pathChoices,
    summary: 'Bokför',
    response: invoiceDetail,
    idempotent: true,
  }),
  generateFortnox: call({
    method: 'POST',
    path: '/api/invoice/fortnox/{id}/generate',
    needsIntegration: true,
    summary: 'Skapa i Fortnox',
    response: invoiceDetail,
    idempotent: true,
  }),
  generateVisma: call({
    method: 'POST',
    path: '/api/invoice/visma/{id}/generate',
    needsIntegration: true,
    summary: 'Skapa i Visma',
    response: invoiceDetail,
    idempotent: true,
  }),
  markSent: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/sent',
    pathChoices,
    summary: 'Markera som skickad utan mejl',
    response: invoiceDetail,
    idempotent: true,
  }),
  /**
   * The PDF as base64: as it was sent, or as it will be. Of a cancelled or credited invoice a document that says so and asks for no
   * payment; with `as_sent` the PDF as it was sent.
   */
  preview: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/preview',
    requires: 'economy.read',
    pathChoices,
    summary: 'Förhandsgranska',
    query: yup.object({ as_sent: yup.boolean() }),
    response: yup.object({ name: output.text(), mimetype: output.text(), file: output.text() }),
  }),
  changeDueDate: call({
    method: 'PATCH',
    path: '/api/invoice/{type}/{id}/dueat',
    pathChoices,
    summary: 'Ändra förfallodag',
    body: yup.object({ due_at: date('Förfallodag') }),
    response: invoiceDetail,
    idempotent: true,
  }),
});
