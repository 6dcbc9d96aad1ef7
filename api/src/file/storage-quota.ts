import type { Tx } from '../platform/db';
import { invalid } from '../platform/errors';
import { fileTexts } from './file.texts';
import { fitsInStorage } from './storage-quota.rules';
import { sumFileBytes } from './storage-quota.store';

/** Throws 422 when the file would exceed the storage of the transaction's business. */
export const requireStorage = async (tx: Tx, size: number): Promise<void> => {
  if (!fitsInStorage(await sumFileBytes(tx), size)) throw invalid({ file: [fileTexts.storageFull] });
};
