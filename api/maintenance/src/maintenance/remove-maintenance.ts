import { detachFiles } from '@husrum/api-objects';
import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import { canRemoveMaintenance, type maintenanceCalls } from '@husrum/contract/maintenance';
import { deleteMaintenance, lockMaintenance } from './maintenance.store';
import { maintenanceTexts } from './maintenance.texts';

export const removeMaintenance = async (
  { tx }: RequestContext,
  id: number,
): Promise<ResponseOf<typeof maintenanceCalls.remove>> => {
  const { status } = orNotFound(await lockMaintenance(tx, id));
  if (!canRemoveMaintenance(status)) throw problem('conflict', { message: maintenanceTexts.notRemovable });
  await detachFiles(tx, 'maintenance', [id]);
  await deleteMaintenance(tx, id);
  return { message: maintenanceTexts.removed };
};
