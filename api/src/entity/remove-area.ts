import type { Tx } from '../platform/db';
import { orNotFound, problem } from '../platform/errors';
import { deleteAreaVersion, listAreaVersions } from './area-version.store';
import { entityTexts } from './entity.texts';

/** Removes an area that has not begun. One that has begun is part of the history and stays. */
export const removeComingArea = async (
  tx: Tx,
  { entityId, areaId, today }: { entityId: number; areaId: number; today: string },
): Promise<void> => {
  const [first, ...later] = await listAreaVersions(tx, entityId);
  const version = orNotFound([first, ...later].find((one) => one?.id === areaId));
  if (version === first || version.validFrom <= today)
    throw problem('conflict', { message: entityTexts.areaBegun });
  await deleteAreaVersion(tx, areaId);
};
