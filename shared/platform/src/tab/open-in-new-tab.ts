import { ApiError, UNKNOWN_ERROR_TEXT } from '@husrum/api-client';
import { notify } from '../notify/notify';

/**
 * Opens a new tab at a URL that must first be fetched. The tab is opened before the fetch, synchronously in the click:
 * browsers block tabs that are opened later.
 */
export const openInNewTab = async (fetchUrl: () => Promise<{ url: string }>): Promise<void> => {
  const tab = window.open('', '_blank');
  try {
    const { url } = await fetchUrl();
    if (tab) tab.location.href = url;
    else window.location.assign(url);
  } catch (error) {
    tab?.close();
    notify.error(error instanceof ApiError ? error.message : UNKNOWN_ERROR_TEXT);
  }
};
