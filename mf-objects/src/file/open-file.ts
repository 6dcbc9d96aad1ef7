import { request } from '@husrum/api-client';
import { calls } from '@husrum/contract';
import { openTab } from '@husrum/platform';

export const openFile = (id: number): Promise<void> =>
  openTab(() => request(calls.file.link, { params: { id }, handles: [404] }));
