import { orNotFound, problem, type RequestContext, requireUnchanged } from '@husrum/api-platform';
import {
  canEditMaintenance,
  type Maintenance,
  type MaintenanceUpdate,
  statusBeforeStart,
} from '@husrum/contract/maintenance';
import { toInstant, toOre } from '@husrum/format';
import { dayOf } from './maintenance.rules';
import { lockMaintenance, saveMaintenance } from './maintenance.store';
import { maintenanceTexts } from './maintenance.texts';
import { readMaintenance } from './read-maintenance';
import { replaceTasks } from './replace-tasks';
import { notifyResponsible, requireResponsible } from './responsible';

/** Changes the plan. With a future day an overdue activity is planned again; with a past day a planned one becomes overdue. */
export const updateMaintenance = async (
  context: RequestContext,
  { id, updated_at, tasks, budget, ...fields }: MaintenanceUpdate,
): Promise<Maintenance> => {
  const { tx, clock } = context;
  const before = orNotFound(await lockMaintenance(tx, id));
  if (!canEditMaintenance(before.status))
    throw problem('conflict', { message: maintenanceTexts.notEditable });
  requireUnchanged(before, updated_at);
  await requireResponsible(tx, fields.responsible_id, before.responsible_id);
  const scheduledAt = toInstant(fields.scheduled_at);
  await saveMaintenance(tx, id, {
    ...fields,
    scheduled_at: scheduledAt,
    budget_ore: budget === null ? null : toOre(budget),
    status:
      before.status === 'IN_PROGRESS' ? before.status : statusBeforeStart(dayOf(scheduledAt), clock.today()),
  });
  if (tasks !== undefined) await replaceTasks(tx, id, tasks);
  const activity = await readMaintenance(tx, id);
  await notifyResponsible(context, activity, before.responsible_id);
  return activity;
};
