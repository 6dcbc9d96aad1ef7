import { orNotFound, problem, type Tx } from '@husrum/api-platform';
import { detachFiles } from '../file/file.store';
import { type EntityRecords, findRemovalProblem } from './entity.rules';
import {
  countInspections,
  countLeases,
  deleteEntities,
  listSubtreeIds,
  lockEntity,
  moveChildren,
} from './entity.store';

const countRecords = async (tx: Tx, ids: readonly number[]): Promise<EntityRecords> => ({
  leases: await countLeases(tx, ids),
  inspections: await countInspections(tx, ids),
});

/**
 * Removes an object. With `keepChildren` its children move to its own parent or company; otherwise everything below it is
 * removed too. Throws `inUse` when an object to remove has, or has had, a lease, or has a registered inspection: the law
 * requires both to be kept.
 */
export const removeEntity = async (tx: Tx, id: number, keepChildren: boolean): Promise<void> => {
  const entity = orNotFound(await lockEntity(tx, id));
  const ids = keepChildren ? [id] : await listSubtreeIds(tx, id);
  const message = findRemovalProblem(await countRecords(tx, [id]), await countRecords(tx, ids));
  if (message !== undefined) throw problem('inUse', { message });
  if (keepChildren) await moveChildren(tx, id, entity.parent_id);
  await detachFiles(tx, 'entity', ids);
  await deleteEntities(tx, ids);
};
