import { agreementOnFile } from '../agreement/agreement.store';
import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { ERASE } from './file.jobs';
import { deleteFile, lockFile } from './file.store';

/** The bytes go after the row, and only if that is really gone. */
export const removeFile = async (
  { tx, outbox }: Pick<RequestContext, 'tx' | 'outbox'>,
  id: number,
): Promise<void> => {
  orNotFound(await lockFile(tx, id));
  const agreement = await agreementOnFile(tx, id);
  if (agreement)
    throw problem('inUse', { message: `Filen är avtalet ${agreement.name}. Ta bort avtalet först.` });
  const key = orNotFound(await deleteFile(tx, id));
  await outbox.job(ERASE, { keys: [key] });
};
