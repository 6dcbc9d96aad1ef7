import { requestFile } from '@husrum/api-client';
import { receiptCalls } from '@husrum/contract/receipt';
import { openTab } from '@husrum/platform';

const KEPT_MS = 60_000;

export const openReceipt = (id: number): Promise<void> =>
  openTab(async () => {
    const { blob } = await requestFile(receiptCalls.pdf, { params: { id }, handles: [404] });
    const url = URL.createObjectURL(blob);
    setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
    return { url };
  });
