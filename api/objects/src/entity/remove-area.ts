import { orNotFound, problem, type Tx } from '@husrum/api-platform';
import { deleteAreaVersion, listAreaVersions } from './area-version.store';
import { entityTexts } from './entity.texts';

/** Removes an area that has not begun. Throws 409 for one that has begun: it is part of the history. */
export const removeComingArea = async (
  tx: Tx,
  { entityId, areaId, today }: { entityId: number; areaId: number; today: string },
): Promise<void> => {
  const [first, ...later] = await listAreaVersions(tx, entityId);
  const version = orNotFound([first, ...later].find((area) => area?.id === areaId));
  if (version === first || version.validFrom <= today)
    throw problem('conflict', { message: entityTexts.areaBegun });
  await deleteAreaVersion(tx, areaId);
};
