import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { DELETE_STORED_FILES } from './file.jobs';
import { deleteFile, lockFile } from './file.store';
import { fileTexts } from './file.texts';
import { findAgreementOfFile } from './file-agreement.store';

/** Deletes the row. A job deletes the bytes after the commit, because they could not be restored after a rollback. */
export const removeFile = async (
  { tx, outbox }: Pick<RequestContext, 'tx' | 'outbox'>,
  id: number,
): Promise<void> => {
  orNotFound(await lockFile(tx, id));
  const agreement = await findAgreementOfFile(tx, id);
  if (agreement) throw problem('inUse', { message: fileTexts.usedByAgreement(agreement.name) });
  const key = orNotFound(await deleteFile(tx, id));
  await outbox.enqueueJob(DELETE_STORED_FILES, { keys: [key] });
};
