import { lockInvoices } from '@husrum/api-invoicing';
import { enqueueBookings } from '../invoice-sending/enqueue-bookings';
import {
  findRecipients,
  isReadyOrStopped,
  isReadyToSend,
  type RejectedInvoice,
  saveSendErrors,
} from '../invoice-sending/find-recipients';
import type { RenderedInvoices } from '../invoice-sending/record-sent';
import { renderPdfsToMail, sendInvoices } from '../invoice-sending/send-invoice';
import { listInvoiceTitles, type TitledInvoice } from './invoice-titles.store';
import { jobRunTexts } from './job-run.texts';
import type { RunDocuments, SendOutcome } from './send-documents';

/** An unsent invoice whose tenant has no address waits for a person, who delivers it on paper: the run has not failed. */
const toOutcome = ({ invoice, problem: { key, message } }: RejectedInvoice): SendOutcome =>
  key === 'invoiceWithoutEmail' && invoice.sent_at === null
    ? { outcome: 'SKIPPED', byHand: true, message }
    : { outcome: 'FAILED', message };

/**
 * Invoices in runs. Invoices are locked, so that none is sent both here and by a person. An invoice with a problem fails. One that
 * the accounting program must book first counts as made, and is sent after the booking.
 */
export const invoiceRunDocuments: RunDocuments<TitledInvoice, RenderedInvoices> = {
  key: 'invoiceId',
  notReady: jobRunTexts.notReadyOrAlreadySent,
  listTasks: listInvoiceTitles,
  prepare: (context, ids) => renderPdfsToMail(context, ids, isReadyToSend),
  send: async (context, ids, rendered) => {
    const locked = await lockInvoices(context.tx, ids);
    const { sendable, unbooked, rejected } = await findRecipients(context, locked.filter(isReadyOrStopped));
    await enqueueBookings(context, unbooked);
    for (const { problem: changed } of await sendInvoices(context, sendable, rendered)) throw changed;
    await saveSendErrors(context, rejected);
    return new Map<number, SendOutcome>([
      ...rejected.map((each): [number, SendOutcome] => [each.invoice.id, toOutcome(each)]),
      ...sendable.map(({ invoice }): [number, SendOutcome] => [invoice.id, { outcome: 'MADE' }]),
      ...unbooked.map(({ invoice: { id, invoice_type } }): [number, SendOutcome] => [
        id,
        { outcome: 'MADE', message: invoice_type && jobRunTexts.bookedFirst(invoice_type) },
      ]),
    ]);
  },
};
