import { lockInvoices } from '@husrum/api-invoicing';
import { type RequestContext, splitIntoChunks } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { invoiceCalls } from '@husrum/contract/invoice';
import { enqueueBookings } from './enqueue-bookings';
import { findRecipients, isReadyOrStopped, isReadyToSend, saveSendErrors } from './find-recipients';
import type { RenderContext } from './invoice-documents';
import { listReadyInvoiceIds } from './ready-invoices.store';
import { renderPdfsToMail, sendInvoices } from './send-invoice';

/** Each chunk is written by one statement, and the number of parameters of a statement is limited. */
const INVOICES_AT_ONCE = 50;

type SendAllResponse = ResponseOf<typeof invoiceCalls.sendAll>;

/**
 * Renders all ready invoices, or those of `ids` that are ready (docs/domain-rules.md, D-22). Returns the function that sends
 * them in a transaction.
 */
export const prepareSendAll = async (
  context: RenderContext,
  ids: readonly number[] | null,
): Promise<(context: RequestContext) => Promise<SendAllResponse>> => {
  const selected = [...new Set(ids ?? (await context.transaction(({ tx }) => listReadyInvoiceIds(tx))))];
  const rendered = await renderPdfsToMail(context, selected, isReadyToSend);
  return async (request) => {
    const ready = (await lockInvoices(request.tx, selected)).filter(isReadyOrStopped);
    const { sendable, unbooked, rejected } = await findRecipients(request, ready);
    await enqueueBookings(request, unbooked);
    await saveSendErrors(request, rejected);
    for (const chunk of splitIntoChunks(sendable, INVOICES_AT_ONCE))
      rejected.push(...(await sendInvoices(request, chunk, rendered)));
    return {
      sent: ready.length - rejected.length - unbooked.length,
      skipped: selected.length - ready.length,
      failed: rejected.length,
      ...(unbooked.length > 0 ? { booking: unbooked.length } : {}),
      failures: rejected.map(({ invoice, problem }) => ({
        id: invoice.id,
        reference: invoice.reference,
        message: problem.message,
      })),
    };
  };
};
