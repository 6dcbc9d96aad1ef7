import { request } from '@husrum/api-client';
import { type Agreement, calls } from '@husrum/contract';
import { openTab } from '@husrum/platform';

export const openAgreement = ({ file_id }: Agreement): Promise<void> =>
  openTab(() => request(calls.file.link, { params: { id: file_id }, handles: [404] }));
