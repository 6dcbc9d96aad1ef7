import { request } from '@husrum/api-client';
import { calls } from '@husrum/contract';
import { openTab } from './open-tab';

/** Shows a kept file in a new tab; `id` is the file's own. */
export const openFile = (id: number): Promise<void> =>
  openTab(() => request(calls.file.link, { params: { id }, handles: [404] }));
