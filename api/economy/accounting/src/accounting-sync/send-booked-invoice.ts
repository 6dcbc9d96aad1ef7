import { lockInvoice } from '@husrum/api-invoicing';
import { renderBookedInvoice } from '@husrum/api-runs';
import type { TaskHandler } from './task-handler';

/** Mails an invoice that has been booked in its accounting program. */
export const sendBookedInvoice: TaskHandler = async ({ tx }, { invoicebase_id: id }) => {
  const invoice = id === null ? undefined : await lockInvoice(tx, id);
  if (invoice === undefined || invoice.sent_at !== null || invoice.booked_at === null) return undefined;
  return async ({ server, transaction }) => {
    const send = await renderBookedInvoice({ files: server.files, transaction }, invoice.id);
    return async (actor) => {
      const rejected = await send(actor);
      // The task is done. A user who waits for it is told why nothing was mailed.
      return rejected === undefined ? undefined : { rejected };
    };
  };
};
