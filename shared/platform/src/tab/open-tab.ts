import { ApiError, UNKNOWN_FAILURE } from '@husrum/api-client';
import { notify } from '../notify/notify';

/**
 * Opens in a new tab what its address must be asked for first. The tab is opened by the click itself: browsers block those
 * that come later.
 */
export const openTab = async (ask: () => Promise<{ url: string }>): Promise<void> => {
  const tab = window.open('', '_blank');
  try {
    const { url } = await ask();
    if (tab) tab.location.href = url;
    else window.location.assign(url);
  } catch (error) {
    tab?.close();
    notify.error(error instanceof ApiError ? error.message : UNKNOWN_FAILURE);
  }
};
