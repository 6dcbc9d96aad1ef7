import type { DownloadedFile } from '@husrum/api-client';
import { openInNewTab } from './open-in-new-tab';

const REVOKE_AFTER_MS = 60_000;

/** Opens a file that a call returns in a new tab. The object URL is revoked after a minute, when the tab has read it. */
export const openFetchedFile = (fetchFile: () => Promise<DownloadedFile>): Promise<void> =>
  openInNewTab(async () => {
    const url = URL.createObjectURL((await fetchFile()).blob);
    setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
    return { url };
  });
