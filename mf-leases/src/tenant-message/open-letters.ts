import { requestFile } from '@husrum/api-client';
import { tenantMessageCalls } from '@husrum/contract/tenant-message';
import { openFetchedFile } from '@husrum/platform';

/** Opens the message as letters to print, for the recipients whom no mail has reached. */
export const openLetters = (id: number): Promise<void> =>
  openFetchedFile(() => requestFile(tenantMessageCalls.letters, { params: { id }, handledStatuses: [404] }));
