import { request } from '@husrum/api-client';
import { fasdokCalls } from '@husrum/contract/fasdok';
import { openFetchedFile } from '@husrum/platform';

/** Opens the document as it is in FASDOK now, in a new tab. The call answers with base64, and with 404 for a removed document. */
export const openCasePdf = (caseId: string): Promise<void> =>
  openFetchedFile(async () => {
    const { file, name } = await request(fasdokCalls.casePdf, {
      params: { case: caseId },
      handledStatuses: [404],
    });
    const bytes = Uint8Array.from(atob(file), (character) => character.codePointAt(0) ?? 0);
    return { blob: new Blob([bytes], { type: 'application/pdf' }), name };
  });
