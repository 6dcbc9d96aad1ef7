import { detachFiles } from '../file/file.store';
import type { Tx } from '../platform/db';
import { orNotFound, problem } from '../platform/errors';
import { deleteEntities, leasesOn, lockEntity, moveChildren, treeUnder } from './entity.store';

/** Kept children move up to the object's own parent or company; otherwise everything below goes too. Nothing that has ever been let goes. */
export const removeEntity = async (tx: Tx, id: number, keepChildren: boolean): Promise<void> => {
  const entity = orNotFound(await lockEntity(tx, id));
  const going = keepChildren ? [id] : await treeUnder(tx, id);
  if ((await leasesOn(tx, going)) > 0) {
    const itself = (await leasesOn(tx, [id])) > 0;
    throw problem('inUse', {
      message: itself
        ? 'Objektet kan inte tas bort eftersom det har uthyrningar.'
        : 'Objektet kan inte tas bort eftersom underliggande objekt har uthyrningar. Behåll dem för att ta bort bara objektet.',
    });
  }
  if (keepChildren) await moveChildren(tx, id, entity.parent_id);
  await detachFiles(tx, 'entity', going);
  await deleteEntities(tx, going);
};
