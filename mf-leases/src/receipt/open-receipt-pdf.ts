import { requestFile } from '@husrum/api-client';
import { receiptCalls } from '@husrum/contract/receipt';
import { openInNewTab } from '@husrum/platform';

const REVOKE_AFTER_MS = 60_000;

/** Opens the PDF in a new tab. The object URL is revoked after a minute, when the tab has read it. */
export const openReceiptPdf = (id: number): Promise<void> =>
  openInNewTab(async () => {
    const { blob } = await requestFile(receiptCalls.pdf, { params: { id }, handledStatuses: [404] });
    const url = URL.createObjectURL(blob);
    setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
    return { url };
  });
