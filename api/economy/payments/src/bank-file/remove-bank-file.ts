import { DELETE_STORED_FILES } from '@husrum/api-objects';
import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { deleteBankFile, findBankFiles, lockBankFile } from './bank-file.store';
import { bankFileTexts } from './bank-file.texts';
import { deleteCsvHeader } from './csv-header.store';

/**
 * Removes a file from which nothing is registered. Of a CSV file whose columns a user chose, the choice is forgotten, because it is often
 * the reason for removing the file. Returns the message for the user.
 */
export const removeBankFile = async (
  { tx, outbox }: Pick<RequestContext, 'tx' | 'outbox'>,
  id: number,
): Promise<string> => {
  orNotFound(await lockBankFile(tx, id));
  const file = orNotFound((await findBankFiles(tx, [id]))[0]);
  if (file.booked > 0) throw problem('inUse', { message: bankFileTexts.cannotRemove });
  await deleteBankFile(tx, id);
  if (file.file_key !== null) await outbox.enqueueJob(DELETE_STORED_FILES, { keys: [file.file_key] });
  if (file.header_key === null) return bankFileTexts.removed;
  await deleteCsvHeader(tx, file.header_key);
  return bankFileTexts.removedWithColumns;
};
