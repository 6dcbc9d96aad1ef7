import { invalidInput, type Tx } from '@husrum/api-platform';
import { fileTexts } from './file.texts';
import { fitsInStorage, toStoragePercent } from './storage-quota.rules';
import { sumFileBytes } from './storage-quota.store';

/** Throws 422 if a file of `size` bytes would exceed the quota of the transaction's business. */
export const requireStorage = async (tx: Tx, size: number): Promise<void> => {
  if (!fitsInStorage(await sumFileBytes(tx), size)) throw invalidInput({ file: [fileTexts.storageFull] });
};

/** How much of its quota the transaction's business uses, in whole percent. */
export const readStoragePercent = async (tx: Tx): Promise<number> => toStoragePercent(await sumFileBytes(tx));
