import { requestFile } from '@husrum/api-client';
import { calls } from '@husrum/contract';
import { openTab } from '@husrum/platform';

const KEPT_MS = 60_000;

export const openReceipt = (id: number): Promise<void> =>
  openTab(async () => {
    const { blob } = await requestFile(calls.quittance.pdf, { params: { id }, handles: [404] });
    const url = URL.createObjectURL(blob);
    setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
    return { url };
  });
