import { requestFile } from '@husrum/api-client';
import { receiptCalls } from '@husrum/contract/receipt';
import { openFetchedFile } from '@husrum/platform';

export const openReceiptPdf = (id: number): Promise<void> =>
  openFetchedFile(() => requestFile(receiptCalls.pdf, { params: { id }, handledStatuses: [404] }));
