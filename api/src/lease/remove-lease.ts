import type { OkOf } from '@husrum/contract/core';
import type { leaseCalls } from '@husrum/contract/lease';
import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { discardDrafts, isInTheBooks } from './billed.store';
import { deleteLease, lockLease } from './lease.store';

/** A lease that was entered by mistake can go; one that has been billed is part of the books. */
export const removeLease = async (
  { tx }: RequestContext,
  id: number,
): Promise<OkOf<typeof leaseCalls.remove>> => {
  orNotFound(await lockLease(tx, id));
  if (await isInTheBooks(tx, id))
    throw problem('inUse', {
      message:
        'Uthyrningen har hyresavier som är skickade eller betalda och kan inte tas bort. Avsluta den i stället.',
    });
  await discardDrafts(tx, id);
  await deleteLease(tx, id);
  return { message: 'Uthyrning borttagen' };
};
