import { ApiError, requestFile, UNKNOWN_FAILURE } from '@husrum/api-client';
import { calls } from '@husrum/contract';
import { notify } from '@husrum/platform';

const KEPT_MS = 60_000;

/** Shows the receipt in a new tab. The tab is opened by the click itself: browsers block those that come later. */
export const openReceipt = async (id: number): Promise<void> => {
  const tab = window.open('', '_blank');
  try {
    const { blob } = await requestFile(calls.quittance.pdf, { params: { id }, handles: [404] });
    const url = URL.createObjectURL(blob);
    if (tab) tab.location.href = url;
    else window.location.assign(url);
    setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
  } catch (error) {
    tab?.close();
    notify.error(error instanceof ApiError ? error.message : UNKNOWN_FAILURE);
  }
};
