import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { deleteBankFile, findBankFiles, lockBankFile } from './bank-file.store';
import { bankFileTexts } from './bank-file.texts';

/** Removes a file from which nothing is registered. Returns the message for the user. */
export const removeBankFile = async ({ tx }: Pick<RequestContext, 'tx'>, id: number): Promise<string> => {
  orNotFound(await lockBankFile(tx, id));
  const file = orNotFound((await findBankFiles(tx, [id]))[0]);
  if (file.booked > 0) throw problem('inUse', { message: bankFileTexts.cannotRemove });
  await deleteBankFile(tx, id);
  return bankFileTexts.removed;
};
