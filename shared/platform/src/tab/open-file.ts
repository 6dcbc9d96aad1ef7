import { request } from '@husrum/api-client';
import { fileCalls } from '@husrum/contract/file';
import { openTab } from './open-tab';

/** Shows a kept file in a new tab; `id` is the file's own. */
export const openFile = (id: number): Promise<void> =>
  openTab(() => request(fileCalls.link, { params: { id }, handles: [404] }));
