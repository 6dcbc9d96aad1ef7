import { requestFile } from '@husrum/api-client';
import { type ReceiptEvent, receiptCalls } from '@husrum/contract/receipt';
import { openFetchedFile } from '@husrum/platform';

export const openReceiptPdf = (id: number): Promise<void> =>
  openFetchedFile(() => requestFile(receiptCalls.pdf, { params: { id }, handledStatuses: [404] }));

/** One document for everything that was handed out, or returned, on a day. */
export const openReceiptsPdf = (leaseId: number, event: ReceiptEvent, day: string): Promise<void> =>
  openFetchedFile(() =>
    requestFile(receiptCalls.pdfOfDay, {
      params: { id: leaseId },
      query: { event, day },
      handledStatuses: [404],
    }),
  );
