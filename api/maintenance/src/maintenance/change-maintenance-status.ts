import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { readUserName } from '@husrum/api-settings';
import {
  canChangeStatus,
  type Maintenance,
  type MaintenanceAction,
  maintenanceTransitions,
} from '@husrum/contract/maintenance';
import { conflictMessages } from './maintenance.rules';
import { lockMaintenance, type MaintenanceValues, saveMaintenance } from './maintenance.store';
import type { MaintenanceNote } from './maintenance-command.rules';
import { toNoteColumns } from './note-columns';
import { readMaintenance } from './read-maintenance';
import { repeatMaintenance } from './repeat-maintenance';

/** Locks the activity and saves its new status. Returns it as it was before. Throws `conflict` if its status does not allow the action. */
const changeStatus = async (
  { tx }: RequestContext,
  id: number,
  action: MaintenanceAction,
  values: MaintenanceValues,
) => {
  const before = orNotFound(await lockMaintenance(tx, id));
  if (!canChangeStatus(action, before.status)) {
    throw problem('conflict', { message: conflictMessages[action] });
  }
  await saveMaintenance(tx, id, { ...values, status: maintenanceTransitions[action].to });
  return before;
};

export const startMaintenance = async (context: RequestContext, id: number): Promise<Maintenance> => {
  const { tx, account, clock } = context;
  await changeStatus(context, id, 'start', {
    started_at: clock.now().toISOString(),
    started_by: await readUserName(tx, account.userId),
  });
  return readMaintenance(tx, id);
};

/** It also creates the next activity, if this one is repeated. */
export const finishMaintenance = async (
  context: RequestContext,
  id: number,
  note: MaintenanceNote,
): Promise<Maintenance> => {
  const { tx, account, clock } = context;
  const completedAt = clock.now();
  const before = await changeStatus(context, id, 'finish', {
    completed_at: completedAt.toISOString(),
    completed_by: await readUserName(tx, account.userId),
    ...toNoteColumns(note),
  });
  await repeatMaintenance(tx, before, completedAt);
  return readMaintenance(tx, id);
};

export const cancelMaintenance = async (context: RequestContext, id: number): Promise<Maintenance> => {
  const { tx, account, clock } = context;
  await changeStatus(context, id, 'cancel', {
    cancelled_at: clock.now().toISOString(),
    cancelled_by: await readUserName(tx, account.userId),
  });
  return readMaintenance(tx, id);
};
