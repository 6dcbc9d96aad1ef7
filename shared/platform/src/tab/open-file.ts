import { request } from '@husrum/api-client';
import { fileCalls } from '@husrum/contract/file';
import { openInNewTab } from './open-in-new-tab';

/** Opens a stored file in a new tab. `id` is the id of the file itself, not of what it is attached to. */
export const openFile = (id: number): Promise<void> =>
  openInNewTab(() => request(fileCalls.link, { params: { id }, handledStatuses: [404] }));
