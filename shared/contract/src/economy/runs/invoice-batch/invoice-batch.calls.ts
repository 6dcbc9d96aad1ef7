import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { choice, date, output } from '../../../core/fields';
import { formatLimit } from '../../../core/format-limit';
import { namedObject } from '../../../core/named';
import { invoiceListFilters } from '../../invoicing/invoice/invoice.calls';
import { failedInvoice } from '../../invoicing/invoice/invoice.schema';
import { jobRunRow } from '../job-run/job-run.calls';
import { sendingActions, sendingPreview } from './sending-preview.schema';

/** Invoices per request and transaction. A larger selection is sent in several requests. */
export const BATCH_SIZE = 50;
/** The largest selection. */
export const MAX_SELECTED = 10_000;

const invoiceIds = (max: number) =>
  yup
    .array()
    .of(yup.number().integer().min(1).required())
    .min(1, 'Markera minst en hyresavi')
    .max(max, `Högst ${formatLimit(max)} hyresavier åt gången`)
    .required();

/** Every invoice succeeds or fails on its own. */
const batchOutcome = namedObject('BatchOutcome', {
  done: output.number(),
  failures: output.list(failedInvoice.required()),
});
export type BatchOutcome = yup.InferType<typeof batchOutcome>;

/** The day on which invoices were paid. */
export const paymentDay = yup.object({ paid_at: date('Betaldatum') });

/** Actions on many selected invoices. */
export const invoiceBatchCalls = defineCalls('invoiceBatch', {
  ids: call({
    method: 'GET',
    path: '/api/invoicebase/ids',
    summary: 'Alla hyresavier i ett filter',
    query: yup.object(invoiceListFilters),
    response: yup.object({ ids: output.list(output.id()) }),
  }),
  approve: call({
    method: 'POST',
    path: '/api/invoicebase/approve',
    summary: 'Attestera flera',
    body: yup.object({ ids: invoiceIds(BATCH_SIZE) }),
    response: batchOutcome,
    idempotent: true,
  }),
  changeDueDate: call({
    method: 'POST',
    path: '/api/invoicebase/dueat',
    summary: 'Ändra förfallodag för flera',
    body: yup.object({ ids: invoiceIds(BATCH_SIZE), due_at: date('Förfallodag') }),
    response: batchOutcome,
    idempotent: true,
  }),
  /** Registers what is left of each invoice as paid on the day. */
  pay: call({
    method: 'POST',
    path: '/api/invoicebase/pay',
    summary: 'Registrera betalning av flera',
    body: paymentDay.shape({ ids: invoiceIds(BATCH_SIZE) }),
    response: batchOutcome,
    idempotent: true,
  }),
  /** Changes nothing. */
  sendingPreview: call({
    method: 'POST',
    path: '/api/invoicebase/sendingpreview',
    requires: 'economy.read',
    summary: 'Mottagare, belopp, förfallodag och konto innan avier godkänns eller skickas',
    body: yup.object({ ids: invoiceIds(MAX_SELECTED), action: choice('Åtgärd', sendingActions) }),
    response: sendingPreview,
  }),
  /** Starts a job run that sends the invoices in the background, and returns it. */
  send: call({
    method: 'POST',
    path: '/api/invoicebase/send',
    summary: 'Skicka flera i bakgrunden',
    /** Without `ids`: every invoice that is READY now. */
    body: yup.object({ ids: invoiceIds(MAX_SELECTED).nullable().default(null) }),
    response: jobRunRow,
    idempotent: true,
  }),
  export: call({
    method: 'POST',
    path: '/api/invoicebase/export',
    requires: 'economy.read',
    summary: 'Hyresavier som CSV',
    body: yup.object({ ids: invoiceIds(MAX_SELECTED) }),
    responseType: 'file',
  }),
});
