import { detachFiles } from '../file/file.store';
import type { Tx } from '../platform/db';
import { orNotFound, problem } from '../platform/errors';
import { countLeases, deleteEntities, listSubtreeIds, lockEntity, moveChildren } from './entity.store';
import { entityTexts } from './entity.texts';

/**
 * Removes an object. With `keepChildren` its children move to its own parent or company; otherwise everything below is
 * removed too. An object that has, or has had, leases cannot be removed.
 */
export const removeEntity = async (tx: Tx, id: number, keepChildren: boolean): Promise<void> => {
  const entity = orNotFound(await lockEntity(tx, id));
  const ids = keepChildren ? [id] : await listSubtreeIds(tx, id);
  if ((await countLeases(tx, ids)) > 0) {
    const hasOwnLeases = (await countLeases(tx, [id])) > 0;
    throw problem('inUse', {
      message: hasOwnLeases ? entityTexts.hasLeases : entityTexts.childrenHaveLeases,
    });
  }
  if (keepChildren) await moveChildren(tx, id, entity.parent_id);
  await detachFiles(tx, 'entity', ids);
  await deleteEntities(tx, ids);
};
